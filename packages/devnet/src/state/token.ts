import type { HexAddress } from '@vellum/tron/address';
import type { Usage } from './account.ts';

/** A TRC-10 token as it was issued; times in milliseconds. */
export type Token = Readonly<{
  /** Its number in decimal digits, which is also its name in transfers. */
  id: string;
  owner: HexAddress;
  name: Uint8Array;
  abbreviation: Uint8Array;
  totalSupply: bigint;
  /** Parts of the supply that the issuer gets later, in days after the start. */
  frozenSupply: readonly Readonly<{ amount: bigint; days: bigint }>[];
  /** `num` units are sold for `trxNum` sun. */
  trxNum: number;
  num: number;
  precision: number;
  startTime: number;
  endTime: number;
  /** Kept as it was given; nothing reads it. */
  voteScore?: number;
  description: Uint8Array;
  url: Uint8Array;
  /** Bandwidth that the issuer gives to each holder, and to all of them, in a day. */
  freeNetLimit: bigint;
  publicFreeNetLimit: bigint;
  /** What all holders have used of it; absent while nothing was. */
  publicNet?: Usage;
}>;
