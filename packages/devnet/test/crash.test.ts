import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CrashLine } from './crash-child.ts';
import { openLedger } from './open-ledger.ts';
import { randomOf } from './random-transactions.ts';
import { scaled, seedFor } from './scale.ts';

const CHILD = fileURLToPath(new URL('./crash-child.ts', import.meta.url));
const SOLID_LAG = 4;

let parent: string;
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'vellum-crash-'));
});
afterAll(() => rm(parent, { recursive: true, force: true }));

/** Runs the child until it has printed `lines` lines, kills it at once, and returns all it has printed. */
async function runAndKill(folder: string, seed: number, lines: number): Promise<CrashLine[]> {
  const child = spawn(process.execPath, [CHILD, folder, String(seed)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const printed: CrashLine[] = [];
  const ended = once(child, 'close');
  createInterface({ input: child.stdout }).on('line', (line) => {
    printed.push(JSON.parse(line));
    if (printed.length === lines) child.kill('SIGKILL');
  });
  const [, signal] = await ended;
  expect(signal).toBe('SIGKILL');
  return printed;
}

/** The ids that must be on the chain, block 1 first, and how many of them an open intent may have replaced. */
function acknowledged(start: readonly string[], printed: readonly CrashLine[]) {
  const ids = [...start];
  for (const { kind, keep, ids: added } of printed) {
    if (kind === 'ack') ids.splice(keep, ids.length, ...added);
  }
  const last = printed.at(-1);
  return { ids, sure: last?.kind === 'intent' ? last.keep : ids.length };
}

async function chainOnDisk(folder: string) {
  const { ledger, close } = await openLedger(folder, SOLID_LAG);
  const ids = Array.from(
    { length: ledger.archive.height },
    (_, index) => ledger.archive.id(index + 1)!,
  );
  const state = { hash: ledger.state.stateHash(), digest: ledger.state.digest() };
  await close();
  return { ids, state };
}

/** The same log without snapshots: everything is executed again from genesis. */
async function fullReplay(folder: string) {
  const copy = join(parent, 'replay');
  await cp(folder, copy, { recursive: true });
  for (const name of await readdir(copy)) {
    if (name.startsWith('snapshot')) await rm(join(copy, name));
  }
  const chain = await chainOnDisk(copy);
  await rm(copy, { recursive: true });
  return chain;
}

const seed = seedFor('crash');

describe('a process killed while it mines under load', () => {
  it('has every acknowledged block after the restart, in the state that a full replay gives', async () => {
    const random = randomOf(seed);
    let folder = '';
    let ids: readonly string[] = [];
    let snapshots = 0;
    for (let kill = 0; kill < scaled(50); kill += 1) {
      // A chain of its own for every few kills: the replays would take ever longer.
      if (kill % 5 === 0) {
        folder = join(parent, `chain-${kill}`);
        ids = [];
      }
      const printed = await runAndKill(folder, random(1 << 30), 1 + random(25));
      const wanted = acknowledged(ids, printed);
      snapshots += (await readdir(folder)).filter((name) => name.endsWith('.bin')).length;
      const found = await chainOnDisk(folder);
      expect(found.ids.slice(0, wanted.sure)).toEqual(wanted.ids.slice(0, wanted.sure));
      const happened = found.ids[wanted.sure] !== wanted.ids[wanted.sure];
      if (!happened) expect(found.ids.slice(0, wanted.ids.length)).toEqual(wanted.ids);
      expect(await fullReplay(folder)).toEqual(found);
      ids = found.ids;
    }
    expect(ids.length).toBeGreaterThan(5);
    expect(snapshots).toBeGreaterThan(0);
  }, 600_000);
});
