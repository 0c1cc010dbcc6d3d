import { existsSync } from 'node:fs';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { type Config, readConfig } from '../config/config.ts';
import { problemOf } from '../problem-of.ts';
import { StackProblem } from '../stack-problem.ts';

/** The words of a command; null when they cannot be read, which is told. */
export function commandWords<const T extends ParseArgsConfig>(
  config: T,
): ReturnType<typeof parseArgs<T>> | null {
  try {
    return parseArgs(config);
  } catch (error) {
    // Its second sentence is about words that begin with a dash.
    const [problem] = (error as Error).message.split('. ');
    console.error(`vellum: ${problem}; see --help`);
    return null;
  }
}

/** Runs a command that works on the data of the settings; its exit code. What can be mended is told in one line. */
export async function runCommand(work: (config: Config) => Promise<void>): Promise<number> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const result = readConfig(process.env);
  if (result.status === 'invalid') {
    for (const problem of result.problems) console.error(`vellum: ${problem}`);
    return 1;
  }
  try {
    await work(result.config);
    return 0;
  } catch (error) {
    const problem = await commandProblem(error, result.config);
    if (problem === null) throw error;
    console.error(`vellum: ${problem}`);
    return 1;
  }
}

/** A command knows better than the disk of the data folder what it ended with. */
async function commandProblem(error: unknown, config: Config): Promise<string | null> {
  return error instanceof StackProblem ? error.message : problemOf(error, config);
}

/** Bytes as people read them. */
export function readableSize(bytes: number): string {
  const units = ['bytes', 'KB', 'MB', 'GB', 'TB'];
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const figure = bytes / 1000 ** step;
  return `${step === 0 ? figure : figure.toFixed(1)} ${units[step]}`;
}
