import type { Address } from '@vellum/tron/address';

/** What the contracts logged of inviting, in any order: an inviter is named once, permanently. Sun, milliseconds. */
export type ReferralEvents = Readonly<{
  /** Where those stand whom nobody invited; it earns nothing and is no inviter. */
  root: Address;
  bindings: readonly Readonly<{ child: Address; parent: Address }>[];
  fees: readonly Readonly<{
    payer: Address;
    fee: bigint;
    first: bigint;
    second: bigint;
    timestamp: number;
  }>[];
}>;

export type ReferralFigures = Readonly<{
  members: number;
  inviters: number;
  earners: number;
  fees: bigint;
  direct: bigint;
  second: bigint;
  median: bigint;
  highest: bigint;
}>;

/**
 * The public figures of inviting, from the logs alone: what the server tells can be computed again by anyone with
 * a node. Fees before `since` are left out.
 */
export function referralFigures(events: ReferralEvents, since = 0): ReferralFigures {
  const parents = new Map(events.bindings.map(({ child, parent }) => [child, parent]));
  const fees = events.fees.filter(({ timestamp }) => timestamp >= since);
  const earned = new Map<Address, bigint>();
  for (const parent of parents.values()) if (parent !== events.root) earned.set(parent, 0n);
  const credit = (earner: Address | undefined, part: bigint) => {
    if (earner === undefined || part === 0n) return;
    earned.set(earner, (earned.get(earner) ?? 0n) + part);
  };
  for (const { payer, first, second } of fees) {
    const inviter = parents.get(payer);
    credit(inviter, first);
    credit(inviter && parents.get(inviter), second);
  }
  const amounts = [...earned.values()].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  return {
    members: parents.size,
    inviters: amounts.length,
    earners: amounts.filter((amount) => amount > 0n).length,
    fees: sumOf(fees.map(({ fee }) => fee)),
    direct: sumOf(fees.map(({ first }) => first)),
    second: sumOf(fees.map(({ second }) => second)),
    median: middleOf(amounts),
    highest: amounts.at(-1) ?? 0n,
  };
}

const sumOf = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, one) => sum + one, 0n);

/** The mean of the two in the middle, rounded down; they are one when their number is odd. */
function middleOf(sorted: readonly bigint[]): bigint {
  const half = sorted.length / 2;
  const low = sorted[Math.ceil(half) - 1] ?? 0n;
  const high = sorted[Math.floor(half)] ?? 0n;
  return (low + high) / 2n;
}
