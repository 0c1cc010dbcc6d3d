import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Block } from '../src/chain/block.ts';
import type { CrashLine } from './crash-child.ts';
import { openLedger } from './open-ledger.ts';
import { TYPES } from './random/every-type.ts';
import { randomOf } from './random-transactions.ts';
import { isDeep, scaledSlow, seedFor } from './scale.ts';

const CHILD = fileURLToPath(new URL('./crash-child.ts', import.meta.url));
const SOLID_LAG = 4;
const KILLS = scaledSlow(50);
/** Kills after which those that chance has not shown are preferred. */
const RANDOM_KILLS = isDeep ? KILLS : 1;
/** Kills after which a type of transaction that no chain has will be on none. */
const MOST_KILLS = 150;
/** What must have happened before a rare type can. */
const CAUSES: Readonly<Record<string, readonly string[]>> = {
  CancelAllUnfreezeV2Contract: ['UnfreezeBalanceV2Contract'],
  UnDelegateResourceContract: ['DelegateResourceContract'],
  WithdrawBalanceContract: ['VoteWitnessContract'],
  WithdrawExpireUnfreezeContract: ['FreezeBalanceV2Contract', 'UnfreezeBalanceV2Contract'],
};

let parent: string;
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'vellum-crash-'));
});
afterAll(() => rm(parent, { recursive: true, force: true }));

/** When a child is killed, and which types of transactions it prefers. */
type Life = Readonly<{ seed: number; lines: number; preferred: readonly string[] }>;

/** Runs the child until it has printed `lines` lines, kills it at once, and returns all it has printed. */
async function runAndKill(folder: string, { seed, lines, preferred }: Life): Promise<CrashLine[]> {
  const child = spawn(process.execPath, [CHILD, folder, String(seed), ...preferred], {
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

const typesIn = ({ transactions }: Block) => transactions.map(({ contract }) => contract.type);

async function chainOnDisk(folder: string) {
  const { ledger, close } = await openLedger(folder, SOLID_LAG);
  const ids = Array.from(
    { length: ledger.archive.height },
    (_, index) => ledger.archive.id(index + 1)!,
  );
  const types = new Set(ids.flatMap((_, index) => typesIn(ledger.block(index + 1))));
  const state = { hash: ledger.state.stateHash(), digest: ledger.state.digest() };
  await close();
  return { ids, types, state };
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

const random = randomOf(seedFor('crash'));

/** Kills a chain that stood at `ids`; what is on the disk must hold all that was acknowledged, and replay to itself. */
async function killOnce(folder: string, ids: readonly string[], preferred: readonly string[]) {
  const seed = random(1 << 30);
  const printed = await runAndKill(folder, { seed, lines: 1 + random(25), preferred });
  const wanted = acknowledged(ids, printed);
  const snapshots = (await readdir(folder)).filter((name) => name.endsWith('.bin')).length;
  const found = await chainOnDisk(folder);
  expect(found.ids.slice(0, wanted.sure)).toEqual(wanted.ids.slice(0, wanted.sure));
  const happened = found.ids[wanted.sure] !== wanted.ids[wanted.sure];
  if (!happened) expect(found.ids.slice(0, wanted.ids.length)).toEqual(wanted.ids);
  expect(await fullReplay(folder)).toEqual(found);
  return { ...found, snapshots };
}

/** In full, kills go on until every type of transaction was among what was killed. */
function goesOn(kills: number, missing: ReadonlySet<string>): boolean {
  if (kills < KILLS) return true;
  return isDeep && missing.size > 0 && kills < MOST_KILLS;
}

async function killAgainAndAgain() {
  const missing = new Set<string>(TYPES);
  let ids: readonly string[] = [];
  let snapshots = 0;
  for (let kill = 0; goesOn(kill, missing); kill += 1) {
    // A chain of its own for every few kills: the replays would take ever longer.
    const folder = join(parent, `chain-${Math.floor(kill / 5)}`);
    // At first any transactions; then chance need not find the rare ones.
    const rare = [...missing].flatMap((type) => [type, ...(CAUSES[type] ?? [])]);
    const preferred = kill < RANDOM_KILLS ? [] : rare;
    const found = await killOnce(folder, kill % 5 === 0 ? [] : ids, preferred);
    ids = found.ids;
    snapshots += found.snapshots;
    for (const type of found.types) missing.delete(type);
  }
  return { missing: [...missing], ids, snapshots };
}

describe('a process killed while it mines under load', () => {
  it('has every acknowledged block after the restart, in the state that a full replay gives', async () => {
    const { missing, ids, snapshots } = await killAgainAndAgain();
    expect(ids.length).toBeGreaterThan(5);
    expect(snapshots).toBeGreaterThan(0);
    if (isDeep) expect(missing).toEqual([]);
    else expect(missing.length).toBeLessThan(TYPES.length / 2);
  });
});
