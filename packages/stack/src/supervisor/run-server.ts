import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ServerConfig } from '@vellum/server/config/config';
import { StackProblem } from '../stack-problem.ts';
import { forkPart, type PartProcess } from './part-process.ts';
import type { ServerWord } from './server-process.ts';

const shownLines = 15;

/** The server with its workers. */
export type RunningServer = Readonly<{ url: string }> & Pick<PartProcess, 'pid' | 'ended' | 'stop'>;

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
  const part = forkPart('server-process.ts', log);
  if (typeof log === 'number') closeSync(log);
  begun(part.stop);
  const word = lastWord(part, waiting);
  part.send(config);
  const outcome = await word;
  if (outcome === null || 'failed' in outcome) {
    await part.kill();
    throw new StackProblem(`the server did not start: ${outcome?.failed ?? lastLines(logFile)}`);
  }
  const { pid, ended, stop } = part;
  return { url: outcome.ready, pid, ended, stop };
}

type LastWord = Exclude<ServerWord, { waiting: string }>;

/** Null when it ended without one. */
function lastWord(part: PartProcess, waiting: (words: string) => void): Promise<LastWord | null> {
  return new Promise((settle) => {
    part.onWord((told) => {
      const word = told as ServerWord;
      if ('waiting' in word) waiting(word.waiting);
      else settle(word);
    });
    void part.ended.then(() => settle(null));
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
