/** An amount of a coin as the server names it; `coin` is null for TRX. */
export type HeldCoin = Readonly<{
  coin: string | null;
  symbol: string;
  decimals: number;
  amount: string;
}>;

/** In U with 6 decimals and in sun; null where no price is known. */
export type HeldValue = Readonly<{ u: string | null; trx: string | null }>;
