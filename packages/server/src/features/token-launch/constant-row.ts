import type { Address } from '@vellum/tron/address';

/** What never changes of a launch and is in no event. */
export type ConstantRow = {
  token: Address;
  idx: bigint;
  name: string;
  symbol: string;
  name_key: string;
  symbol_key: string;
  name_shape: string;
  symbol_shape: string;
  first_supply: bigint;
  liquidity_supply: bigint;
  creator_supply: bigint;
  trade_shares: bigint;
  tokens_per_share: bigint;
  presale_fee: number;
  trade_fee: number;
  burn_interval: bigint | null;
  burn_rate: number | null;
  burn_floor: bigint | null;
};
