import { impermanentLoss, type Reserves } from '@vellum/api/liquidity/impermanent-loss';
import { trc20 } from '@vellum/contracts/coins';
import { streamStake } from '@vellum/contracts/staking';
import type { Address } from '@vellum/tron/address';
import { moneyOf } from '../named-coin.ts';
import type { StakingParts } from '../staking-parts.ts';
import type { LpFacts } from './lp-facts.ts';
import { lpPoolNow } from './lp-pool.ts';
import { type LpHoldingRow, type LpPoolRow, PRICE_SHIFT } from './lp-rows.ts';

const WHOLE_BPS = 10_000n;

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
