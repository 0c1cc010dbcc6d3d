import type { Address } from '@vellum/tron/address';
import { formatAmount } from '@vellum/tron/amount';

export type NamedCoin = Readonly<{ coin: Address; symbol: string; decimals: number }>;

export const moneyOf = ({ coin, symbol }: NamedCoin, amount: bigint) => ({
  coin,
  symbol,
  amount: String(amount),
});

/** An amount within a sentence. */
export const amountText = ({ symbol, decimals }: NamedCoin, amount: bigint): string =>
  `${formatAmount(amount, decimals, { grouping: true })} ${symbol}`;
