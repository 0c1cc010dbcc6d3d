import { type Address, parseAddress } from '@vellum/tron/address';

/** What was read of a pasted or uploaded list. */
export type AddressList = Readonly<{
  addresses: readonly Address[];
  /** Lines that are no address, as they stand there; the first few. */
  wrong: readonly string[];
  doubles: number;
}>;

/** Addresses that one call takes. */
export const MOST_AT_ONCE = 100;
const SHOWN_WRONG = 5;
const dividers = /[\s,;"']+/;

/** Addresses divided by lines, spaces, commas or semicolons; the first of each counts. */
export function addressesIn(text: string): AddressList {
  const words = text.split(dividers).filter((word) => word !== '');
  const found = words.flatMap((word) => parseAddress(word) ?? []);
  const addresses = [...new Set(found)];
  const wrong = words.filter((word) => parseAddress(word) === null);
  return {
    addresses,
    wrong: wrong.slice(0, SHOWN_WRONG).map((word) => word.slice(0, 40)),
    doubles: found.length - addresses.length,
  };
}

/** The text without these addresses; whatever else it says stays. */
export function withoutAddresses(text: string, addresses: readonly Address[]): string {
  const gone = new Set(addresses);
  // Words alternate with what divides them.
  const parts = text.split(new RegExp(`(${dividers.source})`));
  const left = parts.filter((_, at) => {
    const address = parseAddress(parts[at - (at % 2)] ?? '');
    return address === null || !gone.has(address);
  });
  return left.join('');
}
