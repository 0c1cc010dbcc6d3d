import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const projectRoot = fileURLToPath(new URL('../../..', import.meta.url));
const LONGEST_MS = 240_000;

export type Ended = Readonly<{
  code: number;
  out: string;
  /** What the command itself said of what is wrong, line by line; npm's own remarks are left out. */
  problems: readonly string[];
}>;

/** Runs a command as the person at the terminal does (`npm start`, `npm run doctor`), until it ends. */
export function npm(
  words: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Ended> {
  // What the tests themselves run under must not reach the command.
  const own = { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '' };
  const options = { cwd: projectRoot, env: { ...own, ...env }, timeout: LONGEST_MS };
  return new Promise((settle) => {
    execFile('npm', [...words], options, (error, out, err) => {
      const problems = err.split('\n').filter((line) => line !== '' && !line.startsWith('npm '));
      settle({ code: error === null ? 0 : Number(error.code ?? -1), out, problems });
    }).stdin?.end();
  });
}
