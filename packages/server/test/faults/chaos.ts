import type { FaultStack, Victim } from './fault-stack.ts';
import type { Random } from './random.ts';

/** Things that happen while people are busy: blocks, reorganisations and deaths, by the count of their steps. */
export type Chaos = Readonly<{
  /** To be called after every step of every story. */
  beat(): Promise<void>;
  /** Waits for what is in progress. */
  settle(): Promise<void>;
  counts(): Readonly<{ reorganisations: number; deepest: number; lost: number; moved: number }>;
}>;

export type ChaosPace = Readonly<{ mineEvery: number; reorganiseEvery: number; killEvery: number }>;

const VICTIMS: readonly Victim[] = ['indexer', 'api', 'database'];
const DEEPEST = 6;

export function createChaos(stack: FaultStack, random: Random, pace: ChaosPace): Chaos {
  const tally = { reorganisations: 0, deepest: 0, lost: 0, moved: 0 };
  let beats = 0;
  let deaths = 0;
  let chainWork: Promise<unknown> = Promise.resolve();
  let killing: Promise<unknown> = Promise.resolve();
  const onChain = (work: () => Promise<unknown>) => {
    chainWork = chainWork.then(work);
    return chainWork;
  };
  return {
    counts: () => tally,
    async beat() {
      beats += 1;
      if (beats % pace.killEvery === 0) {
        const victim = VICTIMS[deaths++ % VICTIMS.length]!;
        killing = killing.then(() => stack.kill(victim));
      }
      if (beats % pace.reorganiseEvery === 0) {
        await onChain(() => reorganise(stack, random, tally));
      } else if (beats % pace.mineEvery === 0) {
        await onChain(() => stack.chain.devnet.mine());
      }
    },
    async settle() {
      await killing;
      await chainWork;
    },
  };
}

type Tally = { reorganisations: number; deepest: number; lost: number; moved: number };

/** Replaces the last blocks: most transactions come again in other blocks, some are lost, some of those sent again. */
async function reorganise(stack: FaultStack, random: Random, tally: Tally): Promise<void> {
  const { devnet } = stack.chain;
  const { chain } = devnet;
  // Mostly blocks that were indexed already: others never were, as far as the index is concerned.
  if (tally.reorganisations % 4 !== 3) await stack.isIndexed(chain.head().id);
  const room = chain.head().number - chain.solidNumber();
  if (room < 1) return;
  const depth = 1 + random(Math.min(DEEPEST, room));
  const first = chain.head().number - depth + 1;
  const old = Array.from({ length: depth }, (_, place) => chain.blockByNumber(first + place)!);
  const { blocks, lost } = dealtAnew(old, random);
  await devnet.reorganise({ depth, blocks: blocks.map((transactions) => ({ transactions })) });
  tally.reorganisations += 1;
  tally.deepest = Math.max(tally.deepest, depth);
  tally.lost += lost.length;
  tally.moved += blocks.flat().length;
  for (const transaction of lost) {
    if (random(2) === 0) await chain.submit(transaction);
  }
}

/** One block more than there were; transactions move by at most one place. */
export function dealtAnew<T>(
  old: readonly Readonly<{ transactions: readonly T[] }>[],
  random: Random,
) {
  const blocks: T[][] = Array.from({ length: old.length + 1 }, () => []);
  const lost: T[] = [];
  for (const [place, { transactions }] of old.entries()) {
    for (const transaction of transactions) {
      const target = random(8) === 0 ? lost : blocks[Math.max(0, place + random(3) - 1)]!;
      target.push(transaction);
    }
  }
  return { blocks, lost };
}
