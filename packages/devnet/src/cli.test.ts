import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const cli = fileURLToPath(new URL('cli.ts', import.meta.url));
const patience = { timeout: 120_000, interval: 20 };

let folder: string;
let running: ChildProcess[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vellum-cli-'));
  running = [];
});

afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

function start(...args: string[]) {
  return watch(spawn(process.execPath, [cli, ...args], { cwd: folder }));
}

function watch(child: ChildProcessWithoutNullStreams) {
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

test('prints URL, data folder and funded accounts with keys, serves, and stops on a signal', async () => {
  const seen = start('--port', '0', '--accounts', '3', '--preset', 'nile');
  await expect.poll(() => seen.out, patience).toContain('Ctrl-C stops');
  const [url = ''] = seen.out.match(/http:\/\/\S+/) ?? [];
  const answer = await fetch(`${url}/wallet/getnowblock`);
  expect(await answer.json()).toHaveProperty('blockID');
  expect(seen.out).toContain(join(folder, '.data.devnet'));
  expect(seen.out.match(/^ {2}T\w{33} {2}[0-9a-f]{64} {2}[\d,]+ TRX$/gm)).toHaveLength(3);
  seen.child.kill('SIGTERM');
  await expect.poll(() => seen.code, patience).toBe(0);
});

test('a refusal is a line each and exit code 1', async () => {
  const seen = start('--port', 'x');
  await expect.poll(() => seen.code, patience).toBe(1);
  expect(seen.err.trim().split('\n')).toEqual([
    'vellum: --port must be a whole number from 0 to 65535, not "x"',
    'vellum: npm run devnet -- --help lists the flags.',
  ]);
});

test('a data folder that is a file is told in one line', async () => {
  const seen = start('--port', '0', '--data-dir', cli);
  await expect.poll(() => seen.code, patience).toBe(1);
  expect(seen.err).toBe(`vellum: ${cli} is not a folder: choose another data folder.\n`);
});

test('says how much of an unfinished block it cut off', async () => {
  writeFileSync(join(folder, 'blocks.log'), 'torn');
  const seen = start('--port', '0', '--data-dir', '.');
  await expect.poll(() => seen.out, patience).toContain('Ctrl-C stops');
  expect(seen.out).toContain('cut 4 bytes of an unfinished block');
});

test('a disk that takes no more blocks ends the chain with a line and exit code 1', async () => {
  // A limit on the size of files stands for a full disk: the block log soon reaches it.
  const command = `ulimit -f 16; exec "${process.execPath}" "${cli}" --port 0`;
  const seen = watch(spawn('bash', ['-c', command], { cwd: folder }));
  await expect.poll(() => seen.out, patience).toContain('Ctrl-C stops');
  const [url = ''] = seen.out.match(/http:\/\/\S+/) ?? [];
  const mine = () => fetch(`${url}/admin/mine`, { method: 'POST', body: '{"blocks":20}' });
  await expect
    .poll(
      () =>
        mine().then(
          () => seen.code,
          () => seen.code,
        ),
      patience,
    )
    .toBe(1);
  expect(seen.err).toContain('cannot write blocks');
});
