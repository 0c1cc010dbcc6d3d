import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type JavaTronSettings, startJavaTron } from '@vellum/tron/test/java-tron-double';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestChain, testChain } from '../test-chain.ts';

let chain: TestChain;
let folder: string;

beforeAll(async () => {
  chain = await testChain();
  folder = mkdtempSync(join(tmpdir(), 'vellum-verify-'));
  // The node is held against the clock of this machine.
  await chain.devnet.setTime(Date.now());
  await chain.devnet.mine();
});
afterAll(async () => {
  await chain?.devnet.close();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

type Ended = Readonly<{ code: unknown; out: string; err: string }>;

/** `npm run payout:verify` on a node, with the settings that an operator has for it. */
function verify(full: string, solidity: string | undefined): Promise<Ended> {
  const path = join(folder, 'server.json');
  const solidityNodes = solidity === undefined ? [] : [solidity];
  const network = { name: 'custom', fullNodes: [full], solidityNodes, apiKey: null };
  writeFileSync(path, JSON.stringify({ network, deployment: chain.deployment }));
  const program = fileURLToPath(new URL('../../src/payout-verify.ts', import.meta.url));
  return new Promise((settle) => {
    execFile(process.execPath, [program, path], (error, out, err) =>
      settle({ code: error?.code ?? 0, out, err }),
    );
  });
}

test.each<[string, Partial<JavaTronSettings>, RegExp]>([
  ['is of another chain', { genesisId: 'ab'.repeat(32) }, /is of another chain/],
  ['has no history', { lite: 'closed' }, /lite fullnode/],
  ['was pruned', { lite: 1_000_000 }, /does not have block \d+/],
  ['keeps no receipts', { receipts: false }, /has no receipt of transaction/],
  ['lags', { stuckAt: 1 }, /lags behind: its newest (confirmed )?block 1 is \d+ minutes old/],
  ['has no room', { busy: true }, /does not answer \(.*lack of computing resources/],
])('payout:verify on a node that %s: one line', async (_what, settings, words) => {
  const { full, solidity } = await startJavaTron(chain.url, settings);
  const { code, out, err } = await verify(full, solidity);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(/^vellum: the node \S+ cannot be used \([^\n]+\): name another [^\n]+\n$/);
  expect(err).toMatch(words);
});

test('payout:verify names the missing confirmed node, and reads a plain node that has one', async () => {
  const { full, solidity } = await startJavaTron(chain.url);
  const refused = await verify(full, undefined);
  expect(refused).toMatchObject({ code: 2, out: '' });
  expect(refused.err).toMatch(/^[^\n]+ does not serve confirmed blocks \(HTTP 405[^\n]+\n$/);
  expect(await verify(full, solidity)).toMatchObject({
    ...{ code: 0, err: '' },
    out: expect.stringMatching(/^0 roots in blocks \d+ to \d+, .* Not matching: 0/),
  });
});
