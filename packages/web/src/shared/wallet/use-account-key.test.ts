import type { Address } from '@vellum/tron/address';
import { expect, test } from 'vitest';
import { type KeyedAccount, nextAccount } from './use-account-key.ts';

const [ada, ben] = ['Ada', 'Ben'] as unknown as [Address, Address];

const keysOf = (...addresses: (Address | null)[]) => {
  let account: KeyedAccount = { address: addresses[0] ?? null, key: 0 };
  return addresses.map((address) => {
    account = nextAccount(account, address);
    return account.key;
  });
};

test('a wallet that comes, goes and comes back keeps what was entered', () => {
  expect(keysOf(null, ada, null, ada)).toEqual([0, 0, 0, 0]);
});

test('another account begins anew, also after a time without one', () => {
  expect(keysOf(ada, ben, null, ada)).toEqual([0, 1, 1, 2]);
});
