import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A part of the stack in a process of its own: it has a core for itself, and the stack outlives its crash. */
export type PartProcess = Readonly<{
  pid: number;
  /** Resolves when it ends, asked or not, with how it ended. */
  ended: Promise<string>;
  /** Lets it finish what it is doing. */
  stop(): Promise<void>;
  kill(): Promise<void>;
  send(message: object): void;
  onWord(heard: (word: object) => void): void;
}>;

/** Begins a part by the file beside this one; it writes to the open file, or to this terminal. */
export function forkPart(file: string, output: 'inherit' | number): PartProcess {
  const entry = fileURLToPath(new URL(file, import.meta.url));
  const stdio = ['ignore' as const, output, output, 'ipc' as const];
  const child = fork(entry, { stdio, serialization: 'advanced' });
  const ended = new Promise<string>((settle) => {
    child.once('exit', (code, signal) => settle(signal ?? `exit code ${code}`));
    child.once('error', (error) => settle(error.message));
  });
  return {
    pid: child.pid ?? 0,
    ended,
    async stop() {
      if (child.connected) child.disconnect();
      await ended;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    // It may have ended by now, which `ended` tells.
    send: (message) => child.send(message, () => {}),
    onWord: (heard) => child.on('message', (word) => heard(word as object)),
  };
}
