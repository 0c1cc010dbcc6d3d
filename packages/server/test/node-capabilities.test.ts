import { paths } from '@vellum/api/wire/paths';
import { type JavaTronSettings, startJavaTron } from '@vellum/tron/test/java-tron-double';
import { afterEach, expect, test } from 'vitest';
import { seedFor, someOf } from './faults/random.ts';
import { type TestChain, testChain } from './test-chain.ts';
import { type TestServer, testServer } from './test-server.ts';

let world: TestServer | undefined;
let chain: TestChain;
afterEach(async () => {
  await world?.close();
  await chain.devnet.close();
  world = undefined;
});

/** A server on a plain java-tron, and a clock that can be moved past what it believes of the node. */
async function serverOn(changes: Partial<JavaTronSettings> = {}, solidity = true) {
  chain = await testChain();
  const node = await startJavaTron(chain.url, changes);
  let ahead = 0;
  world = await testServer({
    chain,
    clock: () => Date.now() + ahead,
    config: {
      network: {
        ...{ name: 'devnet', apiKey: null, explorer: null, eventServers: [] },
        fullNodes: [node.full],
        solidityNodes: solidity ? [node.solidity] : [],
      },
    },
  });
  const { get } = world;
  const readiness = async () => {
    ahead += 15_000;
    const { json } = await get(paths.health.ready);
    return { isReady: json.ready, ...json.checks.node };
  };
  return { node, readiness };
}

const patience = { timeout: 120_000 };
/** The index may be silent by a clock that was moved so far. */
const sound = expect.objectContaining({ ok: true });

test('a node that loses a capability while the server runs is told, until it has it again', async () => {
  const { node, readiness } = await serverOn();
  await expect.poll(readiness, patience).toEqual(sound);
  const all: readonly (readonly [Partial<JavaTronSettings>, string])[] = [
    [{ constantCalls: false }, 'NO_CONSTANT_CALLS'],
    [{ genesisId: 'ab'.repeat(32) }, 'OTHER_CHAIN'],
    [{ lite: 'closed' }, 'NO_HISTORY'],
    [{ busy: true }, 'UNREACHABLE'],
  ];
  for (const [loss, code] of someOf(all, 2, seedFor('lost capabilities'))) {
    const whole = { ...node.settings };
    Object.assign(node.settings, loss);
    await expect.poll(readiness, patience).toEqual({ isReady: false, ok: false, code });
    Object.assign(node.settings, whole);
    await expect.poll(readiness, patience).toEqual(sound);
  }
});

test('a full node in the place of the confirmed one is told, not only that nothing is indexed', {
  tags: 'deep',
}, async () => {
  const { readiness } = await serverOn({}, false);
  await expect
    .poll(readiness, patience)
    .toEqual({ isReady: false, ok: false, code: 'NO_SOLIDITY' });
});
