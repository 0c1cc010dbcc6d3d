import type { Address } from '@vellum/tron/address';

/** What can be claimed by a transaction of one's own, each from the contract that holds it. */
export type ClaimSource = 'lp' | 'term' | 'cards' | 'burn' | 'bonus' | 'credit';

/** Income that a contract holds for the visitor now; all coins it comes in have six decimals. */
export type Claim = Readonly<{
  /** Its own in a list: a source, or a source and a position. */
  key: string;
  source: ClaimSource;
  coin: Address | null;
  symbol: string;
  amount: bigint;
  /** A stake whose term is over: its reward comes with it. */
  term?: Readonly<{ id: string; stake: bigint }>;
}>;
