import { existsSync } from 'node:fs';
import { DeploymentRefused } from '@vellum/contracts/deploy/deployment-errors';
import { startProblem } from '@vellum/devnet/start-problem';
import { chainFolderOf } from './chain.ts';
import { type Config, readConfig } from './config.ts';
import { Parts } from './parts.ts';
import { StackProblem } from './stack-problem.ts';
import { type StackMode, startStack } from './start-stack.ts';
import { createSteps } from './steps.ts';
import { welcome } from './welcome.ts';

/** `npm start`; with `--dev`, `npm run dev`. */
async function main(words: readonly string[]): Promise<number> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const result = readConfig(process.env);
  if (result.status === 'valid')
    return run(result.config, words.includes('--dev') ? 'dev' : 'built');
  for (const problem of result.problems) console.error(`vellum: ${problem}`);
  return 1;
}

/** Runs until a signal asks to stop, or a part cannot go on. */
async function run(config: Config, mode: StackMode): Promise<number> {
  // Listening from the start on and to every signal, so that a second one cannot cut a clean stop short.
  const stopped = new Promise<null>((stop) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(null));
  });
  const steps = createSteps(process.stdout, () => performance.now());
  const parts = new Parts();
  const starting = startStack(config, steps, mode, parts);
  let broken: string | null = null;
  try {
    const stack = await Promise.race([starting, stopped]);
    if (stack !== null) {
      console.log(welcome(stack, config, steps.elapsed()));
      broken = await Promise.race([stopped, stack.broken]);
    }
  } catch (error) {
    const problem = problemOf(error, config);
    if (problem === null) throw error;
    console.error(`vellum: ${problem}`);
    return 1;
  }
  return stop(parts, broken);
}

async function stop(parts: Parts, broken: string | null): Promise<number> {
  if (broken !== null) console.error(`vellum: ${broken}`);
  console.log('stopping ...');
  await parts.close();
  console.log('stopped');
  return broken === null ? 0 : 1;
}

function problemOf(error: unknown, config: Config): string | null {
  if (error instanceof StackProblem) return error.message;
  if (error instanceof DeploymentRefused) {
    return `${error.message}\nThe chain in ${config.dataDir} is not the one its files speak of: delete the folder to begin anew.`;
  }
  const place = {
    host: config.host,
    port: config.devnet.port,
    dataFolder: chainFolderOf(config.dataDir),
  };
  const problem = startProblem(error, place);
  return problem && `${problem} (HOST, PORT, DEVNET_PORT and DATA_DIR say where)`;
}

process.exit(await main(process.argv.slice(2)));
