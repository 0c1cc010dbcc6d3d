import { largestTermStake } from '@vellum/api/staking/yield';
import type { Address } from '@vellum/tron/address';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import { moneyOf } from '../named-coin.ts';
import { PRICED_AMOUNT, type StakingParts } from '../staking-parts.ts';
import type { TermFacts } from './term-facts.ts';
import { type TermOfferRow, type TermPoolRow, type TermSource, termPools } from './term-rows.ts';

/** The contract lets nobody out earlier, so that nobody can take a day's cap up for nothing. */
export const EARLY_AFTER_MS = 3 * 86_400_000;

/** The pool of a coin; COIN_UNKNOWN when there is none. */
export async function termPoolOf(parts: StakingParts, coin: Address): Promise<TermFacts> {
  const all = await Promise.all(termPools.map(({ source }) => parts.termFacts(source)));
  const found = all.find((facts) => facts.coin === coin);
  if (found === undefined) throw new Refusal({ code: 'COIN_UNKNOWN' });
  return found;
}

/** A term with the room that is left in it now. */
export async function offerNow(parts: StakingParts, headId: string, offer: TermOfferRow) {
  const available = await parts.termRoom(headId, offer);
  const largest = largestTermStake(available, BigInt(offer.rate), BigInt(offer.days));
  return { ...offer, available, largest };
}

type Position = Awaited<ReturnType<StakingParts['position']>>;

/** Coins to stake with all that their page tells. */
export async function termPoolList(parts: StakingParts, coin: Address | undefined) {
  const all = await Promise.all(termPools.map(({ source }) => parts.termFacts(source)));
  const asked = all.filter((facts) => coin === undefined || facts.coin === coin);
  const position = await parts.position();
  const { head, solid } = position;
  const list = await Promise.all(asked.map((facts) => termPoolShown(parts, facts, position)));
  return { list, asOf: { head, solid } };
}

async function termPoolShown(
  parts: StakingParts,
  facts: TermFacts,
  { headId, chainTime }: Position,
) {
  const { source, ...named } = facts;
  const { coin } = facts;
  const [row, offers, stakers, u] = await Promise.all([
    parts.terms.pool(source),
    parts.terms.offers(source),
    parts.terms.stakers(source),
    parts.priceOf(headId, coin),
  ]);
  const terms = await Promise.all(offers.map((offer) => offerNow(parts, headId, offer)));
  return {
    poolId: poolIdOf(source),
    ...named,
    totalStaked: String(row.staked),
    stakers,
    paid: moneyOf(facts, row.paid),
    rewardFree: moneyOf(facts, row.free),
    rewardReserved: moneyOf(facts, row.reserved),
    earlyAfter: EARLY_AFTER_MS,
    phase: phaseOf(row, terms, chainTime),
    price: u === null ? null : { amount: String(PRICED_AMOUNT), u: String(u) },
    dayOptions: terms.map((term) => ({
      termIndex: term.idx,
      days: term.days,
      rate: term.rate,
      minAmount: String(term.minimum),
      open: term.open,
      available: String(term.available),
      maxAmount: String(term.largest),
    })),
  };
}

type OfferNow = Awaited<ReturnType<typeof offerNow>>;

/** Whether the smallest stake of a term still gets its whole reward. */
export const takesStakes = ({ open, available, largest, minimum }: OfferNow): boolean =>
  open && available > 0n && largest >= minimum;

function phaseOf({ paused_until }: TermPoolRow, terms: readonly OfferNow[], now: number) {
  if (paused_until > BigInt(now)) return 'paused' as const;
  return terms.some(takesStakes) ? ('open' as const) : ('ended' as const);
}

const poolIdOf = (source: TermSource) =>
  termPools.find((pool) => pool.source === source)?.poolId ?? 0;
