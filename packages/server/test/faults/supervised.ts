import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A process that is started again whenever it ends. */
export type Supervised = Readonly<{
  pid(): number;
  /** How often it was started. */
  starts(): number;
  /** kill -9; it comes again. */
  strike(): void;
  /** kill -9, permanently. */
  kill(): Promise<void>;
}>;

/** Runs a program under this Node; `hear` gets every line it says. */
export function supervise(
  words: readonly string[],
  hear: (line: string) => void = () => {},
): Supervised {
  let isWanted = true;
  let starts = 0;
  let child: ChildProcess;
  const listen = (chunk: Buffer) => chunk.toString().split('\n').forEach(hear);
  const launch = () => {
    starts += 1;
    child = spawn(process.execPath, [...words], { stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    // It may end by itself: the database may be away at the very moment of a start.
    child.once('close', () => {
      if (isWanted) launch();
    });
  };
  launch();
  // Whoever watches over it is stopped in the middle: nobody is left behind.
  const endWithUs = () => void child.kill('SIGKILL');
  process.once('exit', endWithUs);
  return {
    pid: () => child.pid ?? 0,
    starts: () => starts,
    strike: () => {
      child.kill('SIGKILL');
    },
    async kill() {
      isWanted = false;
      process.off('exit', endWithUs);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'close');
      child.kill('SIGKILL');
      await ended;
    },
  };
}
