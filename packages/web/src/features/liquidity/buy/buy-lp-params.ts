import type { ZapCoin } from '@vellum/api/wire/choice-lists';
import { type Coin, trxCoin } from '../../../shared/coins/coin.ts';
import type { BuyLpParams } from './buy-lp.ts';
import { zapCoins } from './zap-coins.ts';
import type { FilledZap } from './zap-rates.ts';

/** Milliseconds for which bought LP stays locked. */
export const DAY = 86_400_000;

type Filled = Readonly<{
  pay: ZapCoin;
  token: Coin;
  amount: bigint;
  zap: FilledZap;
  toleranceBps: bigint;
  /** Milliseconds of chain time. */
  releaseAt: number;
}>;

/** A purchase of LP as it is reviewed. */
export function buyLpParams({ pay, token, amount, zap, ...rest }: Filled): BuyLpParams {
  const [paid, other] = pay === 'trx' ? [trxCoin, token] : [token, trxCoin];
  return {
    token: token.address ?? '',
    symbol: token.symbol,
    decimals: token.decimals,
    ...zapCoins(zap, paid, other),
    pay,
    amount: amount.toString(),
    minLp: zap.minLp.toString(),
    releaseAt: rest.releaseAt,
    toleranceBps: Number(rest.toleranceBps),
  };
}
