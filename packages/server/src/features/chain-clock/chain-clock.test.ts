import { paths } from '@vellum/api/wire/paths';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testChain } from '../../../test/test-chain.ts';
import { type TestServer, testServer } from '../../../test/test-server.ts';

// Of each kind of due date the test of what is due tells when it is there and when it goes, by `dueDates`.

let world: TestServer;
beforeAll(async () => {
  const chain = await testChain();
  const network = {
    ...{ name: 'nile' as const, fullNodes: [chain.url], solidityNodes: [], eventServers: [] },
    ...{ apiKey: null, explorer: null },
  };
  world = await testServer({ chain, config: { network, roles: ['api'] } });
});
afterAll(async () => {
  await world?.close();
  await world?.chain.devnet.close();
});

test('a chain whose clock nobody moves tells no due dates', async () => {
  const { status, json } = await world.post(paths.chainClock.dueDates);
  expect([status, json.code]).toEqual([404, 'NOT_FOUND']);
});
