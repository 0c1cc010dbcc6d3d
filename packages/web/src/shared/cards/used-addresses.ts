import { type Address, parseAddress } from '@vellum/tron/address';
import { storedValue } from '../state/stored-value.ts';

const kept = storedValue('vellum.used-addresses');
const MOST = 50;

/** Addresses that something was sent to from this browser, newest first. */
export function usedAddresses(): readonly Address[] {
  return (kept.get() ?? '').split(' ').flatMap((text) => parseAddress(text) ?? []);
}

export function rememberAddress(address: Address): void {
  const others = usedAddresses().filter((used) => used !== address);
  kept.set([address, ...others].slice(0, MOST).join(' '));
}
