import type { Address } from '@vellum/tron/address';
import { formatAmount } from '@vellum/tron/amount';
import { TRX } from './ledger-rows.ts';
import type { LedgerContracts } from './postings.ts';

/** An amount with the coin it is of; `coin` is null for TRX. */
export type Money = Readonly<{ coin: Address | null; symbol: string; amount: string }>;

/** Of every coin in which income is paid. */
export const COIN_DECIMALS = 6;

/** Amounts of the ledger as the wire shows them. The ledger has no coins but these. */
export function shownMoney({ wtrx, vlm }: Pick<LedgerContracts, 'wtrx' | 'vlm'>) {
  const symbols = new Map<string, string>([
    [TRX, 'TRX'],
    [wtrx, 'WTRX'],
    [vlm, 'VLM'],
  ]);
  return (coin: string, amount: bigint): Money => ({
    coin: coin === TRX ? null : (coin as Address),
    symbol: symbols.get(coin) ?? coin,
    amount: String(amount),
  });
}

export type ShowMoney = ReturnType<typeof shownMoney>;

export const trx = (amount: bigint): Money => ({
  coin: null,
  symbol: 'TRX',
  amount: String(amount),
});

/** For people: `12.5 TRX`. */
export const trxText = (amount: bigint): string => `${formatAmount(amount, COIN_DECIMALS)} TRX`;
