import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerConfig } from '../../src/config/config.ts';
import { startProcess } from '../server-process.ts';

/** A server process that the database knows by name, so that its lock tells which one leads. */
export type NamedProcess = Readonly<{
  name: string;
  start(): Promise<void>;
  /** kill -9; resolves when it is gone. */
  kill(): Promise<void>;
  /** Stands still, or continues. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void;
}>;

export function namedProcess(name: string, folder: string, config: ServerConfig): NamedProcess {
  const file = join(folder, `${name}.json`);
  const url = new URL(config.databaseUrl);
  url.searchParams.set('application_name', name);
  let child: ChildProcess | null = null;
  return {
    name,
    async start() {
      await writeFile(file, JSON.stringify({ ...config, databaseUrl: url.href }));
      child = startProcess(file);
    },
    async kill() {
      const ended = child;
      child = null;
      if (!ended || ended.exitCode !== null || ended.signalCode !== null) return;
      const exit = once(ended, 'exit');
      ended.kill('SIGKILL');
      await exit;
    },
    signal: (signal) => void child?.kill(signal),
  };
}
