import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { blindBox } from '@vellum/contracts/blind-boxes';
import { fromHexAddress, type HexAddress } from '@vellum/tron/address';
import { createClient } from '@vellum/tron/client/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BoxChain, boxChain } from './box-chain.ts';
import { tryBoxCall } from './box-trial.ts';

/** A gateway before a node that is away: 200, and a page for people. */
const gateway = createServer((_request, response) => response.end('<html>bad gateway</html>'));
const someone = fromHexAddress(`0x${'11'.repeat(20)}` as HexAddress);

let chain: BoxChain;
beforeAll(async () => {
  await new Promise<void>((listening) => gateway.listen(0, '127.0.0.1', listening));
  const { port } = gateway.address() as AddressInfo;
  chain = boxChain(createClient({ fullNodes: [`http://127.0.0.1:${port}`] }), someone);
});
afterAll(() => gateway.close());

test.each<[string, () => Promise<unknown>]>([
  ['a question', () => chain.ask(blindBox.series(1n))],
  ['a question that must be answered', () => chain.need(blindBox.state(1n))],
  ['an account', () => chain.account(someone)],
  [
    'a trial',
    () =>
      tryBoxCall(chain, { sender: someone, call: blindBox.close(1n) }, {}, { code: 'NOT_ON_SALE' }),
  ],
])('%s that a node answers with nonsense: the chain is away', async (_what, asked) => {
  await expect(asked()).rejects.toMatchObject({ problem: { code: 'CHAIN_UNAVAILABLE' } });
});
