import type { Address } from '@vellum/tron/address';

/** What an address said of itself. Times in milliseconds. */
export type ProfileRow = Readonly<{
  address: Address;
  /** Empty for none. */
  nick_name: string;
  name_key: string;
  name_shape: string;
  named_at: bigint;
  introduction: string;
  avatar: string | null;
  updated_at: bigint;
}>;
