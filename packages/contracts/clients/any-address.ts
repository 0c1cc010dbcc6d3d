import type { Address, HexAddress } from '@vellum/tron/address';

/** An address in either spelling: what calls take. */
export type AnyAddress = Address | HexAddress;
