import type { CodeWithParams } from '@vellum/api/refusals/error-codes';
import { quotePath } from '@vellum/api/swap/swap-quote';
import type { SwapPair } from '@vellum/api/swap/swap-route';
import { dexFactory, pair } from '@vellum/contracts/dex';
import { type Address, fromHexAddress } from '@vellum/tron/address';
import type { Chain } from '../chain/chain.ts';
import { chainTime } from '../chain/chain-time.ts';
import { readBalance } from '../coins/use-balance.ts';
import type { ActionContext } from '../paid-action/paid-action.ts';
import { paidAtMost, pathIn, type SwapParams } from './swap-params.ts';

/** How much better than shown a pool may pay, in hundredths of a percent; more means that the page was shown a wrong price. */
const BETTER_BPS = 300n;
const BPS = 10_000n;

/**
 * Asks the chain itself: deadline, balance, and what the pairs of the route hold now. A quote that was worse than what
 * they give is refused as well, since its limit would leave the difference to whoever trades around the swap.
 */
export async function checkSwap(
  params: SwapParams,
  { account, chain }: ActionContext,
): Promise<CodeWithParams | null> {
  if ((await chainTime(chain.client)) >= params.deadline) return { code: 'DEADLINE_OVER' };
  const { coin, symbol, amount } = paidAtMost(params);
  if ((await readBalance(chain, account, coin)) < amount) {
    return coin === null
      ? { code: 'INSUFFICIENT_TRX' }
      : { code: 'INSUFFICIENT_BALANCE', params: { coin: symbol } };
  }
  return limitProblem(params, await pairsOf(pathIn(params, chain), chain), chain);
}

function limitProblem(
  params: SwapParams,
  pairs: readonly SwapPair[],
  chain: Chain,
): CodeWithParams | null {
  const { side, paid, received, limit } = params;
  const amount = BigInt(side === 'in' ? paid : received);
  const { quote, refusal } = quotePath(pairs, pathIn(params, chain), side, amount);
  if (quote === undefined) return { code: refusal };
  const isWithin = side === 'in' ? quote.received >= BigInt(limit) : quote.paid <= BigInt(limit);
  if (!isWithin) return { code: 'SLIPPAGE' };
  const isAsShown =
    side === 'in'
      ? quote.received * BPS <= BigInt(received) * (BPS + BETTER_BPS)
      : BigInt(paid) * BPS <= quote.paid * (BPS + BETTER_BPS);
  return isAsShown ? null : { code: 'PRICE_MOVED' };
}

/** The pairs of a path with what they hold now, by the chain itself. */
export function pairsOf(path: readonly Address[], chain: Chain): Promise<readonly SwapPair[]> {
  const steps = path.slice(1).map((coin, place) => [path[place] as Address, coin] as const);
  return Promise.all(steps.map((coins) => pairOf(coins, chain)));
}

async function pairOf(coins: readonly [Address, Address], chain: Chain): Promise<SwapPair> {
  const place = fromHexAddress(await chain.read('dex', dexFactory.pairOf(...coins)));
  const [{ reserve0, reserve1 }, first] = await Promise.all([
    chain.read(place, pair.reserves()),
    chain.read(place, pair.token0()),
  ]);
  const isInOrder = fromHexAddress(first) === coins[0];
  return { pair: place, coins, reserves: isInOrder ? [reserve0, reserve1] : [reserve1, reserve0] };
}
