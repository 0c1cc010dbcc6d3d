import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A program below this folder in a process of its own. One that fails ends the measuring: nobody would answer any more. */
export function startChild(file: string, ...options: readonly string[]): ChildProcess {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), options);
  return child.once('exit', (code, signal) => {
    if (code === 0) return;
    console.error(`${file} ended: ${signal ?? code}`);
    process.exit(1);
  });
}
