import { type Address, fromHexAddress, type HexAddress } from '@vellum/tron/address';

const MOST = 50_000;
const known = new Map<HexAddress, Address>();

/** Like `fromHexAddress`, remembered: blocks name the same addresses again and again. */
export function base58Of(hex: HexAddress): Address {
  const found = known.get(hex);
  if (found !== undefined) return found;
  const address = fromHexAddress(hex);
  if (known.size >= MOST) known.clear();
  known.set(hex, address);
  return address;
}
