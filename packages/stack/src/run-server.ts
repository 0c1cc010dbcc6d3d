import { type ChildProcess, fork } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ServerConfig } from '@vellum/server/config';
import type { ServerWord } from './server-process.ts';
import { StackProblem } from './stack-problem.ts';

const entry = fileURLToPath(new URL('server-process.ts', import.meta.url));
const shownLines = 15;

/** The server in a process of its own: it has a core for itself, and the stack outlives its crash. */
export type RunningServer = Readonly<{
  url: string;
  pid: number;
  /** Resolves when it ends, asked or not, with how it ended. */
  ended: Promise<string>;
  /** Lets it finish what it is doing. */
  stop(): Promise<void>;
}>;

/** What is heard of a server before it is ready, since that may take long. */
export type Starting = Readonly<{
  /** How to end it. */
  begun(stop: () => Promise<void>): void;
  /** Keeps what an earlier server wrote to the log. */
  isAgain?: boolean;
  /** What it still waits for. */
  waiting?(words: string): void;
}>;

/** Starts the server; it writes to `logFile`, or to this terminal without one. */
export async function runServer(
  config: ServerConfig,
  logFile: string | undefined,
  { begun, isAgain = false, waiting = () => {} }: Starting,
): Promise<RunningServer> {
  const log = logFile === undefined ? 'inherit' : openLog(logFile, isAgain ? 'a' : 'w');
  const child = fork(entry, { stdio: ['ignore', log, log, 'ipc'], serialization: 'advanced' });
  if (typeof log === 'number') closeSync(log);
  const ended = new Promise<string>((settle) => {
    child.once('exit', (code, signal) => settle(signal ?? `exit code ${code}`));
    child.once('error', (error) => settle(error.message));
  });
  const stop = async () => {
    if (child.connected) child.disconnect();
    await ended;
  };
  begun(stop);
  const word = lastWord(child, ended, waiting);
  child.send(config);
  const outcome = await word;
  if (outcome === null || 'failed' in outcome) {
    child.kill('SIGKILL');
    await ended;
    throw new StackProblem(`the server did not start: ${outcome?.failed ?? lastLines(logFile)}`);
  }
  return { url: outcome.ready, pid: child.pid ?? 0, ended, stop };
}

type LastWord = Exclude<ServerWord, { waiting: string }>;

/** Null when it ended without one. */
function lastWord(
  child: ChildProcess,
  ended: Promise<string>,
  waiting: (words: string) => void,
): Promise<LastWord | null> {
  return new Promise((settle) => {
    child.on('message', (told) => {
      const word = told as ServerWord;
      if ('waiting' in word) waiting(word.waiting);
      else settle(word);
    });
    void ended.then(() => settle(null));
  });
}

function openLog(path: string, flags: 'a' | 'w'): number {
  mkdirSync(dirname(path), { recursive: true });
  return openSync(path, flags);
}

function lastLines(logFile: string | undefined): string {
  if (logFile === undefined) return 'its last words are above';
  const lines = readFileSync(logFile, 'utf8').trimEnd().split('\n');
  return [...lines.slice(-shownLines), `(all of it: ${logFile})`].join('\n');
}
