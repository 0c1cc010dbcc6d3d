import { impermanentLoss, type Reserves } from '@vellum/api/impermanent-loss';
import { type StreamState, streamAt, unstreamed } from '@vellum/api/stream-clock';
import { streamYield } from '@vellum/api/yield';
import { trc20 } from '@vellum/contracts/coins';
import { streamStake } from '@vellum/contracts/staking';
import type { Address } from '@vellum/tron/address';
import { type Page, readPage } from '../../../platform/read-page.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { moneyOf } from '../named-coin.ts';
import type { StakingParts } from '../staking-parts.ts';
import type { LpFacts } from './lp-facts.ts';
import type { LpPrices } from './lp-prices.ts';
import { type LpHoldingRow, type LpPoolRow, lpPools, PRICE_SHIFT } from './lp-rows.ts';
import type { LpStep } from './lp-store.ts';

const DAY_SECONDS = 86_400n;
const RATE_SHIFT = 64n;
const MS = 1000;
/** Yields that are asked for no amount are those of 100 U. */
const USUAL_U = 100_000_000n;
const SHOWN_FUNDINGS = 5;
const WHOLE_BPS = 10_000n;

export function poolCalled(poolId: number) {
  const pool = lpPools.find((known) => known.poolId === poolId);
  if (pool === undefined) throw new Refusal({ code: 'NOT_FOUND' });
  return pool;
}

/** A pool as it stands at the newest block. */
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

type Asked = Readonly<{ poolId?: number | undefined; amount?: bigint | undefined }>;

/** Pools with all that their page tells. */
export async function lpPoolList(parts: StakingParts, { poolId, amount }: Asked) {
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

/** What an address has in a pool. */
export async function lpPosition(parts: StakingParts, address: Address, poolId: number) {
  const { position, row, facts } = await lpPoolNow(parts, poolId);
  const [holding, prices, earned, balance] = await Promise.all([
    parts.lp.holding(row.source, address),
    parts.lpPrices(position.headId, facts),
    parts.ask(facts.contract, streamStake.earned(address)),
    parts.ask(facts.lp.coin, trc20.balanceOf(address)),
  ]);
  const staked = holding?.amount ?? 0n;
  const { worth } = prices;
  return {
    staked: String(staked),
    unlockable: String(staked),
    pending: moneyOf(facts.reward, earned),
    paid: moneyOf(facts.reward, holding?.paid ?? 0n),
    balance: String(balance),
    uValue: worth && String((staked * worth.stake.u) / worth.stake.amount),
    share: row.total === 0n ? 0 : Number((staked * WHOLE_BPS) / row.total),
    since: holding === null || holding.since === null ? null : Number(holding.since),
    againstKeeping: againstKeeping(holding, row, facts),
  };
}

function againstKeeping(
  holding: LpHoldingRow | null,
  { reserve0, reserve1 }: LpPoolRow,
  { turned }: LpFacts,
) {
  if (holding === null || holding.amount === 0n || holding.entry_price === 0n) return null;
  const then: Reserves = [1n << PRICE_SHIFT, holding.entry_price];
  const now: Reserves = [reserve0, reserve1];
  return { loss: impermanentLoss(then, now), priceChange: priceChange(then, now, turned) };
}

/** Of the token in what it is priced in, in hundredths of a percent. */
function priceChange(then: Reserves, now: Reserves, turned: boolean): number {
  const [before, after] = [then[1] * now[0], now[1] * then[0]];
  const [from, to] = turned ? [after, before] : [before, after];
  return from === 0n ? 0 : Number(((to - from) * WHOLE_BPS) / from);
}

/** What an address did in all pools, the newest first. */
export async function lpEventPage(
  parts: StakingParts,
  address: Address,
  { what, ...page }: Page & Readonly<{ what?: LpStep | undefined }>,
) {
  const { head, solid } = await parts.position();
  const found = await readPage(page, (rows) => parts.lp.events(address, what, rows));
  const list = found.list.map(async ({ source, kind, amount, at, block, txid }) => {
    const { lp, reward } = await parts.lpFacts(source);
    return {
      poolId: lpPools.find((pool) => pool.source === source)?.poolId ?? 0,
      what: kind,
      amount: moneyOf(kind === 'claim' ? reward : lp, amount),
      at: Number(at),
      ...{ block, txid, final: block <= solid },
    };
  });
  return { ...found, list: await Promise.all(list), asOf: { head, solid } };
}
