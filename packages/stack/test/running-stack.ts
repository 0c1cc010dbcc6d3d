import { execFileSync, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { commandEnvironment } from './command-environment.ts';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** Slow machines start slowly. */
export const patience = { timeout: 170_000, interval: 25 };

/** A stack as `npm start` runs it, in a process of its own. */
export type RunningStack = Readonly<{
  pid: number;
  out(): string;
  err(): string;
  /** Exit code, null for a signal, undefined while it runs. */
  code(): number | null | undefined;
  kill(signal: NodeJS.Signals): void;
  /** The processes that it has begun itself. */
  children(): readonly number[];
  /** Every process that it has begun, and those have begun. */
  descendants(): readonly number[];
}>;

export type Ports = Readonly<{ app: number; chain: number }>;

export async function freePorts(): Promise<Ports> {
  const [app, chain] = await Promise.all([freePort(), freePort()]);
  return { app, chain };
}

export function startIn(
  folder: string,
  ports: Ports,
  env: Readonly<Record<string, string>> = {},
  words: readonly string[] = [],
): RunningStack {
  const own = { PORT: String(ports.app), DEVNET_PORT: String(ports.chain), DEMO_WORLD: 'none' };
  const child = spawn(process.execPath, [main, ...words], {
    cwd: folder,
    env: { ...commandEnvironment(), ...own, ...env },
  });
  const seen = { out: '', err: '', code: undefined as number | null | undefined };
  child.stdout.setEncoding('utf8').on('data', (text) => {
    seen.out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    seen.err += text;
  });
  child.once('close', (code) => {
    seen.code = code;
  });
  const pid = child.pid ?? 0;
  return {
    pid,
    out: () => seen.out,
    err: () => seen.err,
    code: () => seen.code,
    kill: (signal) => child.kill(signal),
    children: () => childrenOf(pid),
    descendants: () => descendantsOf(pid),
  };
}

/** Waits until it says that it is ready; tells its last words when it never does. */
export async function untilReady(stack: RunningStack, within = patience): Promise<void> {
  const state = () => (stack.code() === undefined ? stack.out() : `ended: ${stack.err()}`);
  await expect.poll(state, within).toMatch(/Ctrl-C stops|^ended/);
  expect(state()).toContain('Ctrl-C stops');
}

export async function stopCleanly(stack: RunningStack): Promise<void> {
  const begun = stack.descendants();
  stack.kill('SIGINT');
  await expect.poll(stack.code, patience).toBe(0);
  expect(begun.filter(isAlive)).toEqual([]);
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // One that ended and was not yet looked at by its parent is dead all the same.
    const words = ['-o', 'stat=', '-p', String(pid)];
    return !/^\s*Z/.test(execFileSync('ps', words, { encoding: 'utf8' }));
  } catch {
    // It is gone, or was by the time it was looked at.
    return false;
  }
}

function childrenOf(pid: number): number[] {
  const pairs = execFileSync('ps', ['-e', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  return pairs.filter(([, parent]) => parent === pid).map(([child = 0]) => child);
}

function descendantsOf(pid: number): number[] {
  return childrenOf(pid).flatMap((child) => [child, ...descendantsOf(child)]);
}

/** Below the numbers that systems give to the near ends of connections: such an end could take one meanwhile. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    if (await canListen(port)) return port;
  }
}

function canListen(port: number): Promise<boolean> {
  return new Promise((settle) => {
    const probe = createServer().once('error', () => settle(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => settle(true)));
  });
}
