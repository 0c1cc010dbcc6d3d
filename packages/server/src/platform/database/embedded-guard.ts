import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** A line calls it off. The end of input is the end of the owner; the number may belong to another process by then. */
const script = 'read -r line && exit; [ "$(head -n 1 "$2")" = "$1" ] && kill -INT "$1"';

/**
 * Ends a PostgreSQL server by a fast shutdown when this process is gone, however it ended: a shell in a session of its own
 * reads from a pipe that the system closes then. Returns how to call it off.
 */
export function endWithOwner(
  folder: string,
  server: Readonly<{ pid: number }>,
): () => Promise<void> {
  const pidFile = join(folder, 'data', 'postmaster.pid');
  const guard = spawn('/bin/sh', ['-c', script, 'guard', String(server.pid), pidFile], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const ended = new Promise<void>((settle) => {
    guard.once('exit', () => settle());
    // Without a guard the next start ends what is left.
    guard.on('error', () => settle());
  });
  guard.stdin.on('error', () => undefined);
  guard.unref();
  return () => {
    guard.ref();
    guard.stdin.end('\n');
    return ended;
  };
}
