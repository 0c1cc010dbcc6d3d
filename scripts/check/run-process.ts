import { spawn } from 'node:child_process';
import { projectRoot } from '../project-files.ts';
import type { CheckRun } from './stage.ts';

export type ProcessOutcome = Readonly<{ ok: boolean; output: string }>;

const minute = 60_000;

/** Longest a single stage may take before it counts as hung, in milliseconds. */
const limit = (check: CheckRun) => (check.deep ? 70 : 20) * minute;

/** Runs a tool of the project on this Node and collects everything it prints. Never rejects. */
export function runProcess(
  check: CheckRun,
  script: string,
  args: readonly string[],
): Promise<ProcessOutcome> {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: projectRoot,
    // Its own group, so that a stop also reaches the tool's workers.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environment(check),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const end = AbortSignal.any([check.stop, AbortSignal.timeout(limit(check))]);
  const kill = () => {
    output += end.reason?.name === 'TimeoutError' ? '\nstopped: it took too long\n' : '';
    killGroup(child.pid);
  };
  end.addEventListener('abort', kill);
  return new Promise((resolve) => {
    child.once('error', (cause) => resolve({ ok: false, output: `${output}${cause.message}\n` }));
    child.once('close', (code) => {
      end.removeEventListener('abort', kill);
      resolve({ ok: code === 0, output });
    });
  });
}

function killGroup(leader: number | undefined): void {
  try {
    if (leader !== undefined) process.kill(-leader, 'SIGKILL');
  } catch {
    // The group is already gone.
  }
}

function environment(check: CheckRun): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = { ...process.env, VELLUM_SEED: check.seed, NO_COLOR: '1' };
  // Both are set by colour-forcing callers and make Node print a warning per process.
  delete env['FORCE_COLOR'];
  delete env['VELLUM_DEEP'];
  return check.deep ? { ...env, VELLUM_DEEP: '1' } : env;
}
