import { fromHexAddress } from '@vellum/tron/address';
import { remembered } from '@vellum/tron/remembered';

/** Like `fromHexAddress`, remembered: blocks name the same addresses again and again. */
export const base58Of = remembered(fromHexAddress, 25_000);
