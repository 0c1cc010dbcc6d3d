import { existsSync } from 'node:fs';
import { type Config, readConfig } from './config/config.ts';
import { diskProblem } from './machine/free-space.ts';
import { problemOf } from './problem-of.ts';
import { ShutdownStack } from './shutdown-stack.ts';
import { createSteps } from './steps.ts';
import { type StackMode, startStack } from './supervisor/start-stack.ts';
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
  const parts = new ShutdownStack();
  const starting = startStack(config, steps, mode, parts);
  let broken: string | null = null;
  try {
    const stack = await Promise.race([starting, stopped]);
    if (stack !== null) {
      console.log(welcome(stack, config, steps.elapsed()));
      broken = await Promise.race([stopped, stack.broken]);
    }
  } catch (error) {
    const problem = await problemOf(error, config);
    if (problem === null) throw error;
    console.error(`vellum: ${problem}`);
    return 1;
  }
  const full = broken === null ? null : await diskProblem(null, config.dataDir);
  return stop(parts, full ?? broken);
}

async function stop(parts: ShutdownStack, broken: string | null): Promise<number> {
  if (broken !== null) console.error(`vellum: ${broken}`);
  console.log('stopping ...');
  try {
    await parts.close();
  } catch (error) {
    // What broke it may also keep parts from ending cleanly, such as a full disk; it is told already.
    if (broken === null) throw error;
  }
  console.log('stopped');
  return broken === null ? 0 : 1;
}

process.exit(await main(process.argv.slice(2)));
