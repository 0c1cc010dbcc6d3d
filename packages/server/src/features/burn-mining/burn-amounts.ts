import { larger } from '@vellum/api/numbers/bigint-order';
import { amountIn, amountOut } from '@vellum/api/swap/pair-math';
import type { BurnMode } from '@vellum/api/wire/choice-lists';
import { burnMine } from '@vellum/contracts/burn-mining';
import type { Address } from '@vellum/tron/address';
import { sensible } from '../../platform/chain/coin-facts.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import type { CoinPool } from './burn-market.ts';
import type { BurnParts } from './burn-parts.ts';

/** U, and the coin that a burn takes or a swap burns for it. */
export type BurnAmounts = Readonly<{ uAmount: bigint; coinAmount: bigint }>;

type BurnAmountDependencies = Pick<BurnParts, 'ask' | 'contracts' | 'market'>;

/** U so large that no digit of a price is lost. */
const REFERENCE = 10n ** 18n;

export async function coinFor(
  { ask, contracts }: BurnAmountDependencies,
  {
    mode,
    coin,
    uAmount,
    pool,
  }: Readonly<{ mode: BurnMode; coin: Address; uAmount: bigint; pool: CoinPool }>,
): Promise<BurnAmounts> {
  if (uAmount === 0n) throw new Refusal({ code: 'AMOUNT_ZERO' });
  if (mode === 'swapToBurn') {
    return { uAmount, coinAmount: amountOut(uAmount, pool.reserveU, pool.reserveCoin) };
  }
  const coinAmount = await sensible(ask(contracts.burnMine, burnMine.coinFor(coin, uAmount)));
  if (coinAmount === null) throw new Refusal({ code: 'PRICE_UNAVAILABLE' });
  return { uAmount, coinAmount };
}

/** The most U that an amount of coin is good for. */
export async function worthOf(
  parts: BurnAmountDependencies,
  {
    mode,
    coin,
    coinAmount,
    pool,
  }: Readonly<{ mode: BurnMode; coin: Address; coinAmount: bigint; pool: CoinPool }>,
): Promise<BurnAmounts> {
  if (coinAmount === 0n) throw new Refusal({ code: 'AMOUNT_ZERO' });
  if (mode === 'swapToBurn') {
    const uAmount = amountIn(coinAmount, pool.reserveU, pool.reserveCoin);
    if (uAmount === null) throw new Refusal({ code: 'LIQUIDITY_TOO_LOW' });
    return { uAmount, coinAmount: amountOut(uAmount, pool.reserveU, pool.reserveCoin) };
  }
  const price = await parts.market.coinFor(coin, REFERENCE);
  if (price === null) throw new Refusal({ code: 'PRICE_UNAVAILABLE' });
  const most = ((coinAmount - 1n) * REFERENCE) / larger(price.average, price.spot);
  // Both prices were rounded down, so one less may be what really fits.
  for (const uAmount of [most + 1n, most, most - 1n]) {
    if (uAmount <= 0n) break;
    const found = await coinFor(parts, { mode, coin, uAmount, pool });
    if (found.coinAmount <= coinAmount) return found;
  }
  throw new Refusal({ code: 'AMOUNT_ZERO' });
}
