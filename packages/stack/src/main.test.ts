import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const main = fileURLToPath(new URL('main.ts', import.meta.url));
const patience = { timeout: 30_000, interval: 20 };

let folder: string;
let running: ChildProcess[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vellum-stack-'));
  running = [];
});

afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [main], {
    cwd: folder,
    env: { PATH: process.env['PATH'] ?? '', ...env },
  });
  running.push(child);
  const seen = { child, out: '', err: '', code: undefined as number | null | undefined };
  child.stdout.setEncoding('utf8').on('data', (text) => {
    seen.out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    seen.err += text;
  });
  child.once('close', (code) => {
    seen.code = code;
  });
  return seen;
}

type Head = { blockID: string; block_header: { raw_data: { number?: number } } };

async function ask(port: number, path: string): Promise<unknown> {
  try {
    return await (await fetch(`http://127.0.0.1:${port}/${path}`)).json();
  } catch {
    // Not listening yet; whoever polls asks again.
    return undefined;
  }
}

const head = (port: number) => ask(port, 'wallet/getnowblock') as Promise<Head | undefined>;
const block = (port: number, number: number) =>
  ask(port, `wallet/getblockbynum?num=${number}`) as Promise<Head | undefined>;
const height = async (port: number) => (await head(port))?.block_header.raw_data.number ?? 0;

test('starts, tells what it is, stops cleanly, and the next start continues', async () => {
  const port = await freePort();
  // Blocks only once a day: the head stays where the test left it.
  const env = { DEVNET_PORT: String(port), DEVNET_BLOCK_TIME_MS: '86400000' };
  const first = start(env);
  await expect.poll(() => first.out, patience).toContain('Ctrl-C stops');
  expect(first.out).toContain(`http://127.0.0.1:${port}`);
  expect(first.out).toContain('TMVQGm1qAQYVdetCeGRRkTWYYrLXuHK2HC');
  expect(first.out).toMatch(/chain +ready in \d/);
  await fetch(`http://127.0.0.1:${port}/tre`, {
    method: 'POST',
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tre_mine', params: [{ blocks: 2 }] }),
  });
  const before = await head(port);
  expect(before?.block_header.raw_data.number).toBeGreaterThanOrEqual(2);

  first.child.kill('SIGINT');
  // Terminals and launchers may both deliver the signal; the second changes nothing.
  first.child.kill('SIGTERM');
  await expect.poll(() => first.code, patience).toBe(0);
  expect(first.out).toContain('stopped');

  const second = start(env);
  await expect.poll(() => second.out, patience).toContain('Ctrl-C stops');
  expect(await head(port)).toEqual(before);
});

test('kill -9 loses no block that was seen', async () => {
  const port = await freePort();
  const env = { DEVNET_PORT: String(port), DEVNET_BLOCK_TIME_MS: '100' };
  const first = start(env);
  await expect.poll(() => height(port), patience).toBeGreaterThanOrEqual(3);
  const before = await head(port);
  first.child.kill('SIGKILL');
  await expect.poll(() => first.code, patience).toBe(null);

  start(env);
  await expect.poll(() => height(port), patience).toBeGreaterThan(0);
  const number = before?.block_header.raw_data.number ?? 0;
  expect((await block(port, number))?.blockID).toBe(before?.blockID);
});

test('a taken port is one line with the remedy, and the exit code says so', async () => {
  const port = await freePort();
  const holder = createServer();
  await new Promise<void>((listening) => holder.listen(port, '127.0.0.1', listening));
  const seen = start({ DEVNET_PORT: String(port) });
  await expect.poll(() => seen.code, patience).toBe(1);
  expect(seen.err).toBe(
    `vellum: 127.0.0.1:${port} is taken: stop what listens there, or choose another port. (HOST, DEVNET_PORT and DATA_DIR say where)\n`,
  );
  await new Promise((closed) => holder.close(closed));
});

test('a second start on the same data folder is refused in one line', async () => {
  const first = start({ DEVNET_PORT: String(await freePort()) });
  await expect.poll(() => first.out, patience).toContain('Ctrl-C stops');
  const second = start({ DEVNET_PORT: String(await freePort()) });
  await expect.poll(() => second.code, patience).toBe(1);
  expect(second.err).toMatch(/^vellum: \S+ is in use by process \d+; .*\n$/);
});

test('bad settings are listed together and nothing starts', async () => {
  const seen = start({ DEVNET_PORT: 'x', DEVNET_SOLID_LAG: '-1' });
  await expect.poll(() => seen.code, patience).toBe(1);
  expect(seen.err.trim().split('\n')).toHaveLength(2);
  expect(seen.out).toBe('');
});
