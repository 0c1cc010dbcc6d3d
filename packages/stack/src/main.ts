import { existsSync } from 'node:fs';
import { faultText } from '@vellum/devnet/fault-text';
import { startProblem } from '@vellum/devnet/start-problem';
import { type Config, readConfig } from './config.ts';
import { chainFolderOf, type Stack, startStack } from './start-stack.ts';
import { createSteps } from './steps.ts';
import { welcome } from './welcome.ts';

async function main(): Promise<number> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const result = readConfig(process.env);
  if (result.status === 'valid') return run(result.config);
  for (const problem of result.problems) console.error(`vellum: ${problem}`);
  return 1;
}

/** Runs until a signal asks to stop, or the chain cannot go on. */
async function run(config: Config): Promise<number> {
  // Listening from the start on and to every signal, so that a second one cannot cut a clean stop short.
  const stopped = new Promise<undefined>((stop) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(undefined));
  });
  const steps = createSteps(process.stdout, () => performance.now());
  let stack: Stack;
  try {
    stack = await startStack(config, steps);
  } catch (error) {
    const problem = problemOf(error, config);
    if (problem === null) throw error;
    console.error(`vellum: ${problem}`);
    return 1;
  }
  console.log(welcome(stack, config, steps.elapsed()));
  const fault = await Promise.race([stopped, stack.devnet.fault]);
  console.log('stopping ...');
  await stack.stop();
  console.log('stopped');
  if (fault === undefined) return 0;
  console.error(`vellum: ${faultText(fault)}`);
  return 1;
}

function problemOf(error: unknown, config: Config): string | null {
  const place = {
    host: config.host,
    port: config.devnetPort,
    dataFolder: chainFolderOf(config),
  };
  const problem = startProblem(error, place);
  return problem && `${problem} (HOST, DEVNET_PORT and DATA_DIR say where)`;
}

process.exit(await main());
