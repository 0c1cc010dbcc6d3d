import { fromHexAddress, type HexAddress } from '@vellum/tron/address';

/** Where burned LP goes: nobody has the key of it. */
export const DEAD = fromHexAddress('41000000000000000000000000000000000000dead' as HexAddress);
