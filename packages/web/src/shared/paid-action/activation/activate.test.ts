import { type Address, toHexAddress } from '@vellum/tron/address';
import { expect, test } from 'vitest';
import type { Chain } from '../../chain/chain.ts';
import { activate } from './activate.ts';

const root = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' as Address;
const other = 'TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7' as Address;
const chain = { read: async () => toHexAddress(root) } as unknown as Chain;
const check = (inviter: Address, isRoot: boolean) =>
  activate.check?.({ inviter, isRoot }, { account: other, chain });

test('whom the server calls the neutral root is held against the contract', async () => {
  expect(await check(root, true)).toBeNull();
  expect(await check(other, true)).toEqual({ code: 'PARENT_INVALID' });
  expect(await check(other, false)).toBeNull();
});
