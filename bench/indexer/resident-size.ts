import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Looks at a process until `done`; gives the most resident memory it had, in bytes. */
export async function largestSize(pid: number, done: Promise<unknown>): Promise<number> {
  let isDone = false;
  const end = () => {
    isDone = true;
  };
  done.then(end, end);
  let most = 0;
  while (!isDone) {
    const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)]).catch(() => ({
      stdout: '0',
    }));
    most = Math.max(most, 1024 * Number(stdout));
    await pause(200);
  }
  return most;
}
