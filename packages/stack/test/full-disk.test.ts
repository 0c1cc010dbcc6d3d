// @module-tag deep

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  closeSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { canMount } from './can-mount.ts';
import { putChain } from './made-platform.ts';
import { npm } from './npm-command.ts';
import { freePorts, patience, type RunningStack, startIn, untilReady } from './running-stack.ts';

const MB = 1_048_576;
let disk: string | undefined;
let running: RunningStack | undefined;

/** A disk of this size. */
function mountDisk(megabytes: number): string {
  disk = mkdtempSync(join(tmpdir(), 'vellum-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', disk]);
  chmodSync(disk, 0o755);
  return disk;
}

async function begin(folder: string): Promise<RunningStack> {
  running = startIn(folder, await freePorts(), { DEVNET_BLOCK_TIME_MS: '100' });
  return running;
}

afterEach(() => {
  for (const pid of running?.descendants() ?? []) process.kill(pid, 'SIGKILL');
  if (running?.code() === undefined) running?.kill('SIGKILL');
  running = undefined;
  if (disk === undefined) return;
  // Lazily: what was killed may take a moment to let go of it.
  execFileSync('umount', ['-l', disk]);
  rmSync(disk, { recursive: true, force: true });
  disk = undefined;
});

async function settingsOn(folder: string): Promise<Record<string, string>> {
  const { app, chain } = await freePorts();
  return {
    DATA_DIR: join(folder, '.data'),
    PORT: String(app),
    DEVNET_PORT: String(chain),
    DEMO_WORLD: 'none',
  };
}

describe.runIf(canMount())('a disk without room', () => {
  test('is seen before anything is written: one line', async () => {
    const folder = mountDisk(60);
    const { code, problems } = await npm(['start'], await settingsOn(folder));
    expect(code).toBe(1);
    expect(problems).toEqual([
      expect.stringMatching(
        /^vellum: \S+ has \d+ MB left, a start needs 200: free some, or choose another DATA_DIR\.$/,
      ),
    ]);
  });

  test('that fills up while a start is under way: one line', async () => {
    const folder = mountDisk(230);
    const stack = await begin(folder);
    await expect.poll(stack.out, patience).toContain('database');
    fill(folder);
    await expect.poll(stack.code, patience).toBe(1);
    expect(stack.err()).toMatch(/^vellum: no space left for \S+: free some, .*DATA_DIR.*\n$/);
    expect(stack.descendants()).toEqual([]);
  });

  test('that fills up under a running stack: stopped, and one line', async () => {
    const folder = mountDisk(300);
    await putChain(folder);
    const stack = await begin(folder);
    await untilReady(stack);
    fill(folder);
    await expect.poll(stack.code, patience).toBe(1);
    expect(stack.err()).toMatch(/^vellum: no space left for \S+: free some, .*DATA_DIR.*\n$/);
  });
});

describe.runIf(canMount())('a log on a disk without room', () => {
  test('keeps its process alive, and goes on when there is room again', async () => {
    const folder = mountDisk(1);
    const file = join(folder, 'server.log');
    const program = `
      import { createLog } from '@vellum/server/platform/log/log';
      const log = createLog('info');
      let n = 0;
      setInterval(() => { log.info({ n: ++n }); console.error(n); }, 1);
      process.once('SIGTERM', () => process.exit(0));
    `;
    const flags = ['--input-type=module-typescript', '-e', program];
    const output = openSync(file, 'a');
    const cwd = fileURLToPath(new URL('.', import.meta.url));
    const child = spawn(process.execPath, flags, { cwd, stdio: ['ignore', output, 'pipe'] });
    closeSync(output);
    const ended = once(child, 'exit');
    let said = 0;
    child.stderr?.on('data', (text) => {
      said = Number(String(text).trim().split('\n').at(-1));
    });
    const written = () => Number(/"n":(\d+)\}\s*$/.exec(readFileSync(file, 'utf8'))?.[1] ?? 0);
    await expect.poll(written, patience).toBeGreaterThan(0);
    fill(folder);
    const full = said;
    await expect.poll(() => said, patience).toBeGreaterThan(full + 2_000);
    rmSync(join(folder, 'other-data'));
    await expect.poll(written, patience).toBeGreaterThan(full + 2_000);
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    const lines = readFileSync(file, 'utf8').trim().split('\n');
    expect(lines.map((line) => JSON.parse(line).n)).toEqual(lines.map((_, at) => at + 1));
  });
});

/** Takes all that is left. */
function fill(folder: string): void {
  const path = join(folder, 'other-data');
  for (const size of [MB, 4_096]) {
    try {
      for (;;) writeFileSync(path, Buffer.alloc(size), { flag: 'a' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }
}
