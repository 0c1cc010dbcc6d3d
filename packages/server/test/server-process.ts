import { type ChildProcess, spawn } from 'node:child_process';

const main = new URL('../src/main.ts', import.meta.url).pathname;

/** The server of a configuration as a process of its own; dead by -9 after so many milliseconds however far it came, when they are given. */
export function startProcess(configFile: string, milliseconds?: number): ChildProcess {
  return spawn(process.execPath, [main, configFile], {
    stdio: 'ignore',
    killSignal: 'SIGKILL',
    ...(milliseconds !== undefined && { timeout: milliseconds }),
  });
}
