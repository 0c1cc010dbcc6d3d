import { quotePath } from '@vellum/api/swap/swap-quote';
import { chainTime } from '../chain/chain-time.ts';
import { ActionRefused } from '../paid-action/errors/to-user-error.ts';
import type { ActionContext } from '../paid-action/paid-action.ts';
import { pairsOf } from './check-swap.ts';
import { limitOf } from './swap-limit.ts';
import { pathIn, type SwapParams } from './swap-params.ts';
import { CONFIRM_BPS } from './tolerance.ts';

/** Milliseconds of swaps that were kept without their lifetime. */
const LIFETIME = 20 * 60_000;

/** The same swap at the price of now, within the same tolerance. What has to be confirmed by typing is left to the form. */
export async function swapNow(params: SwapParams, { chain }: ActionContext): Promise<SwapParams> {
  const { side, paid, received, toleranceBps, lifetime = LIFETIME } = params;
  const amount = BigInt(side === 'in' ? paid : received);
  const path = pathIn(params, chain);
  const [pairs, now] = await Promise.all([pairsOf(path, chain), chainTime(chain.client)]);
  const { quote, refusal } = quotePath(pairs, path, side, amount);
  if (quote === undefined) throw new ActionRefused({ code: refusal });
  const { impactBps } = quote;
  if (impactBps >= CONFIRM_BPS && impactBps > params.impactBps) {
    throw new ActionRefused({ code: 'PRICE_MOVED' });
  }
  return {
    ...params,
    paid: quote.paid.toString(),
    received: quote.received.toString(),
    limit: limitOf(quote, side, toleranceBps).toString(),
    impactBps,
    ...{ deadline: now + lifetime, lifetime },
  };
}
