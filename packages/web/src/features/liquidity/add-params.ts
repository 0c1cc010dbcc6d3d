import { type Coin, trxCoin } from '../../shared/coins/coin.ts';
import { exactSentence } from '../../shared/coins/coin-amount.tsx';
import type { AddParams } from './add-liquidity.ts';
import type { FilledAdding } from './token-pool.ts';

type Both = Pick<FilledAdding, 'tokens' | 'trx'>;

/** What the least LP stands for that may come out. */
export const leastOf = ({ tokens, trx, lp, minLp }: FilledAdding): Both => ({
  tokens: lp === 0n ? 0n : (tokens * minLp) / lp,
  trx: lp === 0n ? 0n : (trx * minLp) / lp,
});

export const bothText = ({ tokens, trx }: Both, token: Coin): string =>
  `${exactSentence(tokens, token)} + ${exactSentence(trx, trxCoin)}`;

/** An addition as it is reviewed: so many tokens, and the TRX that go along. */
export const addParams = (
  token: Coin,
  tokens: bigint,
  trx: bigint,
  adding: FilledAdding,
  toleranceBps: number,
): AddParams => ({
  token: token.address ?? '',
  symbol: token.symbol,
  decimals: token.decimals,
  coins: bothText(adding, token),
  least: bothText(leastOf(adding), token),
  tokens: tokens.toString(),
  trx: trx.toString(),
  minLp: adding.minLp.toString(),
  toleranceBps,
});
