import { fromHexAddress, type HexAddress } from '@vellum/tron/address';

/** The owner of what was given up. */
export const nobody = fromHexAddress('410000000000000000000000000000000000000000' as HexAddress);
