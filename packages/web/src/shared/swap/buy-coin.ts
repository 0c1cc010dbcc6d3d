import { maximumPaid } from '@vellum/api/swap/swap-limits';
import { quotePath } from '@vellum/api/swap/swap-quote';
import type { Address } from '@vellum/tron/address';
import { COIN_DECIMALS } from '@vellum/tron/amount';
import type { Chain } from '../chain/chain.ts';
import { chainTime } from '../chain/chain-time.ts';
import { bringTexts } from '../i18n/active-locale.ts';
import { ActionRefused } from '../paid-action/errors/to-user-error.ts';
import { type ActionContext, type Lead, leadOf } from '../paid-action/paid-action.ts';
import { pairsOf } from './check-swap.ts';
import { swapAction } from './swap-action.tsx';
import { pathIn, type SwapParams } from './swap-params.ts';
import { swapTexts } from './texts.ts';
import { toleranceBps, usualTolerance } from './tolerance.ts';

/** Milliseconds of chain time for which the swap can be signed. */
const DEADLINE = 1_200_000;

/** So many units of a coin. */
export type WantedCoin = Readonly<{
  coin: Address;
  symbol: string;
  decimals: number;
  amount: bigint;
}>;

/** A swap of TRX for exactly so much of a coin, to lead an action that needs it. Throws when no pool has as much. */
export async function buyCoin(wanted: WantedCoin, { chain }: ActionContext): Promise<Lead> {
  const bps = toleranceBps(usualTolerance) ?? 0;
  const [{ quote, holder }, now] = await Promise.all([
    quoteCoin(wanted, chain),
    chainTime(chain.client),
    bringTexts(swapTexts),
  ]);
  const params: SwapParams = {
    ...endsOf(wanted),
    paid: quote.paid.toString(),
    received: wanted.amount.toString(),
    limit: maximumPaid(quote.paid, bps).toString(),
    toleranceBps: bps,
    impactBps: quote.impactBps,
    deadline: now + DEADLINE,
    alike: '',
    from: null,
  };
  return leadOf(swapAction, params, holder);
}

/** TRX for a coin over their own pair; the coin received is what stays fixed. */
function endsOf({ coin, symbol, decimals }: WantedCoin) {
  return {
    pay: null,
    paySymbol: 'TRX',
    payDecimals: COIN_DECIMALS,
    receive: coin,
    receiveSymbol: symbol,
    receiveDecimals: decimals,
    via: null,
    side: 'out',
  } as const;
}

/** What so much of a coin costs in TRX at this moment, and the pool that has it. */
export async function quoteCoin(wanted: WantedCoin, chain: Chain) {
  const path = pathIn(endsOf(wanted), chain);
  const pairs = await pairsOf(path, chain);
  const { quote, refusal } = quotePath(pairs, path, 'out', wanted.amount);
  if (quote === undefined) throw new ActionRefused({ code: refusal });
  return { quote, holder: pairs[0]?.pair as Address };
}
