import {
  type Address,
  fromHexAddress,
  type HexAddress,
  parseHexAddress,
  toHexAddress,
} from '@vellum/tron/address';

/** Valid, begins with the same letters, and is another. */
export function lookAlike(address: Address): Address {
  const hex = toHexAddress(address);
  const made = parseHexAddress(`${hex.slice(0, -2)}${hex.endsWith('00') ? '01' : '00'}`);
  if (!made) throw new Error('not an address');
  return fromHexAddress(made as HexAddress);
}
