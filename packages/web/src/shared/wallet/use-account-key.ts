import type { Address } from '@vellum/tron/address';
import { useState } from 'react';

export type KeyedAccount = Readonly<{ address: Address | null; key: number }>;

/**
 * A key for a form that one can fill in without a wallet: what was entered stays when a wallet comes, also when the one of
 * the last visit comes back late, and goes when another account takes its place.
 */
export function useAccountKey(address: Address | null): number {
  const [account, setAccount] = useState<KeyedAccount>({ address, key: 0 });
  const next = nextAccount(account, address);
  if (next !== account) setAccount(next);
  return next.key;
}

export function nextAccount(account: KeyedAccount, address: Address | null): KeyedAccount {
  if (address === null || address === account.address) return account;
  return { address, key: account.address === null ? account.key : account.key + 1 };
}
