import type { Address } from '@vellum/tron/address';

/** An amount of a coin; `coin` is null for TRX. */
export type Money = Readonly<{
  coin: Address | null;
  symbol: string;
  decimals: number;
  amount: bigint;
  /** Shown instead of the figure: of LP the two coins it stands for, whose units nobody counts in. */
  stands?: string;
}>;
