import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

/** A server process of which every word is kept. */
export type WatchedProcess = Readonly<{
  child: ChildProcess;
  /** All that it wrote so far, to wherever. */
  words(): string;
  /** Where it listens; null when it ended before. */
  url: Promise<string | null>;
  ended: Promise<void>;
}>;

/** Starts it with what is in the file, whether that is a configuration or not. */
export async function watchProcess(file: string, content: string): Promise<WatchedProcess> {
  await writeFile(file, content, { mode: 0o600 });
  const child = spawn(process.execPath, [main, file], { stdio: ['ignore', 'pipe', 'pipe'] });
  const heard: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => heard.push(text));
  }
  const words = () => heard.join('');
  const ended = once(child, 'close').then(() => undefined);
  const listening = new Promise<string>((settle) => {
    child.stdout.on('data', () => {
      const found = /\{"listening":"([^"]+)"\}/.exec(words());
      if (found?.[1] !== undefined) settle(found[1]);
    });
  });
  const url = Promise.race([listening, ended.then(() => null)]);
  return { child, words, url, ended };
}
