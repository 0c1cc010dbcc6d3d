import { type Address, parseAddress } from '@vellum/tron/address';

/** The address that the params of an action carry as text; whatever else they carry is a bug. */
export function addressIn(text: string): Address {
  const address = parseAddress(text);
  if (!address) throw new Error(`${text} is no address`);
  return address;
}
