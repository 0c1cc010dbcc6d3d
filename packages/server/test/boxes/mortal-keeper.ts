import { createClient } from '@vellum/tron/client/client';
import { pino } from 'pino';
import { boxSeriesJobs } from '../../src/keeper/jobs/box-series.ts';
import { createKeeper } from '../../src/keeper/keeper.ts';
import { type KeeperStore, keeperStore } from '../../src/keeper/keeper-store.ts';
import type { BoxWorld } from './box-world.ts';

export type Life = Readonly<{
  /** It dies at this question to node or database, the first being 1; never when undefined. */
  steps?: number;
  /** Whether the question on which it dies was still answered, to nobody. */
  answered?: boolean;
  /** Sun of a day for what can wait; enough by default. */
  budget?: bigint;
  /** Milliseconds. */
  clock(): number;
  /** Sees every transaction just before it is written down. */
  onSigned?(signed: Readonly<{ job: string; txid: string }>): void;
}>;

export type MortalKeeper = Readonly<{
  tick(): Promise<void>;
  isDead(): boolean;
  /** Questions asked so far. */
  steps(): number;
}>;

class Killed extends Error {
  override readonly name = 'Killed';
}

/**
 * A keeper with nothing in memory, which may die at any point where it waits: everything it waits for is either the
 * node or the database. Nothing that a dead one still tries gets through.
 */
export function mortalKeeper(world: BoxWorld, life: Life): MortalKeeper {
  const { survive, isDead, steps } = mortality(life);
  const { url, deployment } = world.chain;
  const mortalFetch = ((...request: Parameters<typeof fetch>) =>
    survive(() => fetch(...request))) as typeof fetch;
  const client = createClient({ fullNodes: [url], fetch: mortalFetch });
  const boxes = { client, contract: world.at('blindBox'), genesisId: deployment.genesisId };
  const keeper = createKeeper({
    client,
    store: mortalStore(keeperStore(world.database.database), survive, life.onSigned),
    jobs: [],
    sources: [
      boxSeriesJobs({ ...boxes, operatorKey: world.root.privateKey }),
      boxSeriesJobs({ ...boxes, operatorKey: null }),
    ],
    privateKey: world.root.privateKey,
    clock: life.clock,
    log: pino({ level: 'silent' }),
    dailyBudget: life.budget ?? 100_000_000_000n,
  });
  return { tick: keeper.tick, isDead, steps };
}

type Survive = <T>(work: () => Promise<T>) => Promise<T>;

/** Lets questions through until the one at which the life ends. */
export function mortality(life: Pick<Life, 'steps' | 'answered'>) {
  let steps = 0;
  let dead = false;
  const survive: Survive = async (work) => {
    if (dead) throw new Killed();
    steps += 1;
    const isLast = steps === life.steps;
    if (isLast) dead = true;
    if (isLast && life.answered !== true) throw new Killed();
    const answer = await work();
    if (dead) throw new Killed();
    return answer;
  };
  return { survive, isDead: () => dead, steps: () => steps };
}

export function mortalStore(
  store: KeeperStore,
  survive: Survive,
  onSigned?: Life['onSigned'],
): KeeperStore {
  return {
    add: (transaction, ...rest) => {
      onSigned?.(transaction);
      return survive(() => store.add(transaction, ...rest));
    },
    open: () => survive(store.open),
    settle: (...settled) => survive(() => store.settle(...settled)),
    spentSince: (time) => survive(() => store.spentSince(time)),
    lastOf: (job) => survive(() => store.lastOf(job)),
  };
}
