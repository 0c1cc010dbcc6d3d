import { existsSync } from 'node:fs';
import { type Config, readConfig } from '../config.ts';
import { StackProblem } from '../stack-problem.ts';

/** The settings as `npm start` has them. */
function commandSettings(): Config {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const result = readConfig(process.env);
  if (result.status === 'valid') return result.config;
  throw new StackProblem(result.problems.join('\nvellum: '));
}

/** Runs a command that works on the data of the settings; its exit code. What can be mended is told in one line. */
export async function runCommand(work: (config: Config) => Promise<void>): Promise<number> {
  try {
    await work(commandSettings());
    return 0;
  } catch (error) {
    if (!(error instanceof StackProblem)) throw error;
    console.error(`vellum: ${error.message}`);
    return 1;
  }
}

/** Bytes as people read them. */
export function readableSize(bytes: number): string {
  const units = ['bytes', 'KB', 'MB', 'GB', 'TB'];
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const figure = bytes / 1000 ** step;
  return `${step === 0 ? figure : figure.toFixed(1)} ${units[step]}`;
}
