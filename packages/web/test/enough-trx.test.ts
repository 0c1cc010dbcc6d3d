import { createDevnet, type Devnet } from '@vellum/devnet';
import { fromHexAddress, toHexAddress } from '@vellum/tron/address';
import { fromHex } from '@vellum/tron/bytes';
import { getAccount } from '@vellum/tron/client/accounts';
import { type Client, createClient } from '@vellum/tron/client/client';
import { addressOfPrivateKey } from '@vellum/tron/signature';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Chain } from '../src/shared/chain/chain.ts';
import { enoughTrx } from '../src/shared/paid-action/trx.ts';
import { NOBODY } from './paid-world.ts';

let devnet: Devnet;
let client: Client;
beforeAll(async () => {
  devnet = await createDevnet({ port: 0 });
  client = createClient({ fullNodes: [devnet.url ?? ''] });
});
afterAll(() => devnet?.close());

// All that is asked of the chain here is its client.
const contextOf = (account: typeof NOBODY) => ({ account, chain: { client } as Chain });

test('an account may send all that it holds, and not a sun more', async () => {
  const account = fromHexAddress(addressOfPrivateKey(fromHex(devnet.accounts[1]!.privateKey)));
  const { balance } = (await getAccount(client, toHexAddress(account)))!;
  expect(await enoughTrx(balance - 1n, contextOf(account))).toBe(null);
  expect(await enoughTrx(balance, contextOf(account))).toBe(null);
  expect(await enoughTrx(balance + 1n, contextOf(account))).toEqual({ code: 'INSUFFICIENT_TRX' });
});

test('an address without an account holds nothing', async () => {
  expect(await enoughTrx(0n, contextOf(NOBODY))).toBe(null);
  expect(await enoughTrx(1n, contextOf(NOBODY))).toEqual({ code: 'INSUFFICIENT_TRX' });
});
