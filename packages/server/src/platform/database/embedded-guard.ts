import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

/** A line calls it off. The end of input is the end of the owner; the number may belong to another process by then. */
const script = 'read -r line && exit; [ "$(head -n 1 "$2")" = "$1" ] && kill -INT "$1"';

/** Milliseconds until a guard that was killed is replaced. */
const RESPAWN_MS = 1_000;

/**
 * Ends a PostgreSQL server by a fast shutdown when this process is gone, however it ended: a shell in a session of its own
 * reads from a pipe that the system closes then. Returns how to call it off.
 */
export function endWithOwner(
  folder: string,
  server: Readonly<{ pid: number }>,
): () => Promise<void> {
  const pidFile = join(folder, 'data', 'postmaster.pid');
  let isWanted = true;
  let timer: NodeJS.Timeout | undefined;
  const start = (): ChildProcess => {
    const guard = spawn('/bin/sh', ['-c', script, 'guard', String(server.pid), pidFile], {
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    guard.once('exit', () => {
      if (!isWanted) return;
      timer = setTimeout(() => {
        current = start();
      }, RESPAWN_MS).unref();
    });
    // Without a guard the next start ends what is left.
    guard.on('error', () => undefined);
    guard.stdin?.on('error', () => undefined);
    guard.unref();
    return guard;
  };
  let current = start();
  return () => {
    isWanted = false;
    clearTimeout(timer);
    return callOff(current);
  };
}

function callOff(guard: ChildProcess): Promise<void> {
  const isOver = guard.pid === undefined || guard.exitCode !== null || guard.signalCode !== null;
  if (isOver) return Promise.resolve();
  guard.ref();
  return new Promise((settle) => {
    guard.once('exit', () => settle());
    guard.stdin?.end('\n');
  });
}
