import { type Address, parseAddress } from '@vellum/tron/address';
import { useMemo } from 'react';
import { storedValue } from '../state/stored-value.ts';
import { useStored } from '../state/use-store.ts';

const kept = storedValue('vellum.used-addresses');
const MOST = 50;

/** Addresses that something was sent to from this browser, newest first. */
export function useUsedAddresses(): readonly Address[] {
  const text = useStored(kept);
  return useMemo(() => addressesIn(text), [text]);
}

export function rememberAddress(address: Address): void {
  const others = addressesIn(kept.get()).filter((used) => used !== address);
  kept.set([address, ...others].slice(0, MOST).join(' '));
}

const addressesIn = (text: string | null) =>
  (text ?? '').split(' ').flatMap((part) => parseAddress(part) ?? []);
