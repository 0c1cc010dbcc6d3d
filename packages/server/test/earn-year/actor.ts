import type { incomeTypes } from '@vellum/api/wire/choice-lists';
import { trc20 } from '@vellum/contracts/coins';
import type { WriteCall } from '@vellum/contracts/contract-face';
import { type HexAddress, toHexAddress } from '@vellum/tron/address';
import type { Person } from '../test-server.ts';
import type { Sent, YearChain } from './year-chain.ts';

/** `payout`: rebates and shares leave by one door. */
export type IncomeType = (typeof incomeTypes)[number] | 'payout';
/** Coins in which income is paid. */
export type IncomeCoin = 'wtrx' | 'vlm' | 'trx';

/** A stake for a term, a lock or a pledged card: what it holds and when it opens, in unix seconds. */
type Held = { key: bigint; amount: bigint; reward: bigint; opens: bigint; since: bigint };
type LockHeld = Held & { coin: string };

/** Someone who earns; what they hold is noted from the events of their own calls. */
export type Actor = {
  readonly person: Person;
  readonly address: HexAddress;
  terms: Held[];
  locks: LockHeld[];
  cards: { id: bigint; opens: bigint; listed: boolean }[];
  /** Income that reached the address, by type and coin: measured by its balances alone. */
  readonly received: Map<string, bigint>;
  /** What votes shared out to its burn power. */
  shared: bigint;
};

export const actorOf = (person: Person): Actor => ({
  person,
  address: toHexAddress(person.address),
  terms: [],
  locks: [],
  cards: [],
  received: new Map(),
  shared: 0n,
});

const balanceOf = (year: YearChain, who: HexAddress, coin: IncomeCoin) =>
  coin === 'trx' ? year.trxOf(who) : year.read(coin, trc20.balanceOf(who));

/** Where an income comes from, and how much of what arrives is one's own money. */
export type Source = Readonly<{ type: IncomeType; coin: IncomeCoin; own?: bigint }>;

/**
 * An exit: must not be refused. What the balance gained by it, less one's own money and with the fees put back, is
 * income.
 */
export async function takes(
  year: YearChain,
  actor: Actor,
  name: string,
  call: WriteCall,
  { type, coin, own = 0n }: Source,
): Promise<Sent & { done: true }> {
  const before = await balanceOf(year, actor.address, coin);
  const sent = await year.must(actor.person, name, call);
  const after = await balanceOf(year, actor.address, coin);
  const spent = coin === 'trx' ? sent.fee + call.value : 0n;
  note(actor, type, coin, after - before + spent - own);
  return sent;
}

export function note(actor: Actor, type: IncomeType, coin: IncomeCoin, amount: bigint): void {
  const key = `${type} ${coin}`;
  if (amount !== 0n) actor.received.set(key, (actor.received.get(key) ?? 0n) + amount);
}
