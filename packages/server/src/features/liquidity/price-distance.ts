import { liquidityHelper } from '@vellum/contracts/liquidity';
import { oracle } from '@vellum/contracts/prices';
import type { Address } from '@vellum/tron/address';
import { sensible } from '../../platform/chain/coin-facts.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import type { LiquidityParts } from './liquidity-parts.ts';

const BPS = 10_000n;

/** Refuses, as the helper will, while the pool's price stands apart from its average, or there is none. */
export async function requireFairPrice(
  { ask, contracts }: Pick<LiquidityParts, 'ask' | 'contracts'>,
  from: Address,
  amount: bigint,
  to: Address,
): Promise<void> {
  const [price, slippage] = await Promise.all([
    sensible(ask(contracts.oracle, oracle.consult(from, amount, to))),
    ask(contracts.liquidityHelper, liquidityHelper.slippage()),
  ]);
  if (price === null) throw new Refusal({ code: 'PRICE_UNAVAILABLE' });
  const { average, spot } = price;
  const distance = spot > average ? spot - average : average - spot;
  if (distance * BPS > average * slippage) throw new Refusal({ code: 'SLIPPAGE' });
}
