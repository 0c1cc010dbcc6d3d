import { fromHexAddress, type HexAddress } from '@vellum/tron/address';

/** To the desk: TRX as a coin, anybody as a taker. */
export const nobody = fromHexAddress('410000000000000000000000000000000000000000' as HexAddress);
