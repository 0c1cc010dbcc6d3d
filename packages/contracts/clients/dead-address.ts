import { fromHexAddress, type HexAddress } from '@vellum/tron/address';

/** Where burned coins go: nobody has its key. */
export const DEAD_ADDRESS = fromHexAddress(
  '41000000000000000000000000000000000000dead' as HexAddress,
);
