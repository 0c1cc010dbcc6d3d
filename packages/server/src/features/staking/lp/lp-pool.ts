import { type StreamState, streamAt, unstreamed } from '@vellum/api/staking/stream-clock';
import { streamYield } from '@vellum/api/staking/yield';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import { moneyOf } from '../named-coin.ts';
import type { StakingParts } from '../staking-parts.ts';
import type { LpFacts } from './lp-facts.ts';
import type { LpPrices } from './lp-prices.ts';
import { type LpPoolRow, lpPools } from './lp-rows.ts';

const DAY_SECONDS = 86_400n;
const RATE_SHIFT = 64n;
const MS = 1000;
/** Yields that are asked for no amount are those of 100 U. */
const USUAL_U = 100_000_000n;
const SHOWN_FUNDINGS = 5;

export function poolCalled(poolId: number) {
  const pool = lpPools.find((known) => known.poolId === poolId);
  if (pool === undefined) throw new Refusal({ code: 'NOT_FOUND' });
  return pool;
}

/** A pool as it is at the newest block. */
export async function lpPoolNow(parts: StakingParts, poolId: number) {
  const { source } = poolCalled(poolId);
  const position = await parts.position();
  const [row, facts] = await Promise.all([parts.lp.pool(source), parts.lpFacts(source)]);
  const state = streamNow(row, position.chainTime);
  return { position, row, facts, state, phase: phaseOf(row, state, position.chainTime) };
}

function streamNow({ total, rate, last, finish }: LpPoolRow, chainTime: number): StreamState {
  const now = BigInt(Math.floor(chainTime / MS));
  return streamAt({ acc: 0n, total, rate, last, finish }, now);
}

function phaseOf({ paused_until }: LpPoolRow, { finish, last }: StreamState, now: number) {
  if (paused_until > BigInt(now)) return 'paused' as const;
  return finish > last ? ('open' as const) : ('ended' as const);
}

type LpPoolFilter = Readonly<{ poolId?: number | undefined; amount?: bigint | undefined }>;

/** Pools with all that their page tells. */
export async function lpPoolList(parts: StakingParts, { poolId, amount }: LpPoolFilter) {
  const asked = lpPools.filter((pool) => poolId === undefined || pool.poolId === poolId);
  const list = await Promise.all(asked.map((pool) => lpPoolShown(parts, pool.poolId, amount)));
  const { head, solid } = await parts.position();
  return { list, asOf: { head, solid } };
}

async function lpPoolShown(parts: StakingParts, poolId: number, amount: bigint | undefined) {
  const { position, row, facts, state, phase } = await lpPoolNow(parts, poolId);
  const [prices, fundings] = await Promise.all([
    parts.lpPrices(position.headId, facts),
    parts.lp.fundings(row.source, SHOWN_FUNDINGS),
  ]);
  const { lp, reward } = facts;
  const isFunded = state.finish > state.last;
  return {
    ...{ poolId, contract: facts.contract, pair: lp.coin, ...lp, phase },
    sides: sidesOf(facts, row),
    totalStaked: String(row.total),
    stakers: row.stakers,
    lpSupply: String(prices.supply),
    minAmount: '1',
    rewardLeft: moneyOf(reward, unstreamed(state)),
    dailyReward: moneyOf(reward, isFunded ? (state.rate * DAY_SECONDS) >> RATE_SHIFT : 0n),
    funded: moneyOf(reward, row.funded),
    paid: moneyOf(reward, row.paid),
    fundings: fundings.map(({ amount: sum, at, txid }) => ({
      ...{ amount: String(sum), at: Number(at), txid },
    })),
    fundedUntil: isFunded ? fundedUntil(state, position.chainTime) : null,
    ...yieldsOf(state, prices, amount),
    stream: {
      rate: String(state.rate),
      last: Number(state.last),
      finish: Number(state.finish),
      total: String(state.total),
    },
  };
}

/** While nobody has staked the clock stands still, so the end moves on with the time. */
export const fundedUntil = ({ finish, last }: StreamState, chainTime: number): number =>
  chainTime + Number(finish - last) * MS;

function yieldsOf(state: StreamState, { supply, worth }: LpPrices, asked: bigint | undefined) {
  if (worth === null) {
    return { aprOf: String(asked ?? 0n), apr: null, aprIfAllStake: null, prices: null };
  }
  const { stake, reward } = worth;
  const amount = asked ?? (USUAL_U * stake.amount) / stake.u;
  const together = state.total + amount;
  const shown = ({ amount: of, u }: typeof stake) => ({ amount: String(of), u: String(u) });
  return {
    aprOf: String(amount),
    apr: streamYield(state, amount, worth),
    aprIfAllStake: streamYield(state, amount, worth, together > supply ? together : supply),
    prices: { stake: shown(stake), reward: shown(reward) },
  };
}

function sidesOf({ sides, turned }: LpFacts, { reserve0, reserve1 }: LpPoolRow) {
  const reserves = turned ? [reserve1, reserve0] : [reserve0, reserve1];
  return sides.map((side, place) => ({ ...side, reserve: String(reserves[place]) }));
}
