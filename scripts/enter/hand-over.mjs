import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { EntryProblem } from './entry-problem.mjs';

/** The ways a terminal or a supervisor asks a command to end. */
export const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs the command with this terminal and resolves with its exit code. Signals are passed on and
 * never end this process first, so that a caller who waits for it waits for the command's clean stop.
 */
export function handOver(root, node, args) {
  const child = spawn(node, args, { cwd: root, stdio: 'inherit', env: environment(root) });
  const passOn = (signal) => child.kill(signal);
  for (const signal of stopSignals) process.on(signal, passOn);

  return new Promise((resolve, reject) => {
    child.once('error', (cause) => {
      reject(
        new EntryProblem(
          `${node} does not start here (${cause.code}): install Node 24 and run the command again.`,
        ),
      );
    });
    child.once('exit', (code, signal) => {
      for (const name of stopSignals) process.off(name, passOn);
      resolve(code ?? 128 + (constants.signals[signal] ?? 0));
    });
  });
}

function environment(root) {
  const own = join(root, 'node_modules', '.bin');
  return {
    // Code that was stripped and compiled once is not done again: starts take half the time.
    NODE_COMPILE_CACHE: join(root, '.cache', 'compiled'),
    ...process.env,
    PATH: [own, process.env.PATH].filter(Boolean).join(delimiter),
  };
}
