import type { Address } from '@vellum/tron/address';
import type { StreamMove } from './stream-book.ts';

/** Contracts that stream WTRX to those who stake, pledge or burned. */
export const streams = ['lpStake', 'burnMine', 'cards'] as const;
export type StreamName = (typeof streams)[number];

/** An event of a stream as the index keeps it. */
export type StreamRow = Readonly<{
  block: number;
  source: string;
  event: string;
  owner: Address | null;
  /** A card, or null. */
  number: bigint | null;
  amount: bigint | null;
  rate: bigint | null;
  finish: bigint | null;
  at: bigint;
}>;

/** What a pledged card counts for, by its level and its term in seconds. */
export type WeightOf = (level: number, term: bigint) => bigint;

const MS = 1000n;
/** The level of a card stands above the number within its level. */
const SERIAL_BITS = 64n;

const kinds: Readonly<Record<string, 'in' | 'out' | 'paid'>> = {
  Staked: 'in',
  Burned: 'in',
  Pledged: 'in',
  Withdrawn: 'out',
  Unlocked: 'out',
  RewardPaid: 'paid',
  CardRewardPaid: 'paid',
};

/** What an event moves. `pledged` holds the weight of each card: a card leaves with the weight that it came with. */
export function moveOf(
  row: StreamRow,
  weightOf: WeightOf,
  pledged: Pick<Map<bigint, bigint>, 'get' | 'set'>,
): StreamMove {
  const at = row.at / MS;
  const kind = kinds[row.event];
  if (kind === undefined || row.owner === null) {
    return { kind: 'funded', at, rate: row.rate ?? 0n, finish: row.finish ?? 0n };
  }
  const amount = row.number === null ? (row.amount ?? 0n) : weightIn(row, weightOf, pledged);
  return { kind, at, owner: row.owner, amount };
}

function weightIn(
  { number, amount, at }: StreamRow,
  weightOf: WeightOf,
  pledged: Pick<Map<bigint, bigint>, 'get' | 'set'>,
): bigint {
  const card = number ?? 0n;
  if (amount === null) return pledged.get(card) ?? 0n;
  const weight = weightOf(Number(card >> SERIAL_BITS), amount - at / MS);
  pledged.set(card, weight);
  return weight;
}
