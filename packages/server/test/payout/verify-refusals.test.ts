import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NodeRefused, NodeUnreachable } from '@vellum/tron/errors';
import { type JavaTronSettings, startJavaTron } from '@vellum/tron/test/java-tron-double';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ChainNode, createNode } from '../../src/indexer/node/chain-node.ts';
import { defaultSettings } from '../../src/indexer/options.ts';
import { openCheckpoint } from '../../src/ledger/log-checkpoint.ts';
import { readPayoutLogs } from '../../src/ledger/read-payout-logs.ts';
import { seedFor, someOf } from '../faults/random.ts';
import { type TestChain, testChain } from '../test-chain.ts';

let chain: TestChain;
let folder: string;

beforeAll(async () => {
  chain = await testChain();
  folder = mkdtempSync(join(tmpdir(), 'vellum-verify-'));
  await mineNow();
});
afterAll(async () => {
  await chain?.devnet.close();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

/** The node is held against the clock of this machine. */
async function mineNow(): Promise<void> {
  await chain.devnet.setTime(Date.now());
  await chain.devnet.mine();
}

type Ended = Readonly<{ code: unknown; out: string; err: string }>;

/** `npm run payout:verify` on a node, with the settings that an operator has for it. */
function verify(
  full: string,
  solidity: string | undefined,
  words: readonly string[] = [],
): Promise<Ended> {
  const path = join(folder, 'server.json');
  const solidityNodes = solidity === undefined ? [] : [solidity];
  const network = { name: 'custom', fullNodes: [full], solidityNodes, apiKey: null };
  writeFileSync(path, JSON.stringify({ network, deployment: chain.deployment }));
  const program = fileURLToPath(new URL('../../src/payout-verify.ts', import.meta.url));
  return new Promise((settle) => {
    execFile(process.execPath, [program, path, ...words], (error, out, err) =>
      settle({ code: error?.code ?? 0, out, err }),
    );
  });
}

const unusable: readonly (readonly [string, Partial<JavaTronSettings>, RegExp])[] = [
  ['is of another chain', { genesisId: 'ab'.repeat(32) }, /is of another chain/],
  ['has no history', { lite: 'closed' }, /lite fullnode/],
  ['was pruned', { lite: 1_000_000 }, /does not have block \d+/],
  ['keeps no receipts', { receipts: false }, /has no receipt of transaction/],
  ['lags', { stuckAt: 1 }, /lags behind: its newest (confirmed )?block 1 is \d+ minutes old/],
  ['has no room', { busy: true }, /does not answer \(.*lack of computing resources/],
];

// Each is a process.
const tried = someOf(unusable, 2, seedFor('unusable nodes'));
test.each(tried)('payout:verify on a node that %s: one line', async (_what, settings, words) => {
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

const BLOCKS = '/walletsolidity/getblockbylimitnext';

test('payout:verify goes on where the last run ended, and believes no file of another platform', {
  tags: 'deep',
}, async () => {
  const { full, solidity, asked } = await startJavaTron(chain.url);
  const file = join(folder, 'payout-logs.jsonl');
  const words = ['--checkpoint', file];
  const again = async (): Promise<[string, number]> => {
    await mineNow();
    const before = asked.get(BLOCKS) ?? 0;
    const { code, out, err } = await verify(full, solidity, words);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    return [out.match(/, (\d+) logs/)?.[1] ?? '', (asked.get(BLOCKS) ?? 0) - before];
  };
  const [logs, ranges] = await again();
  expect(Number(logs)).toBeGreaterThan(0);
  expect(ranges).toBeGreaterThan(1);
  expect(await again()).toEqual([logs, 1]);
  // Killed while it wrote.
  const whole = readFileSync(file, 'utf8');
  for (const cut of [whole.length - 7, 30]) {
    writeFileSync(file, whole.slice(0, cut));
    expect((await again())[0]).toBe(logs);
    expect(await again()).toEqual([logs, 1]);
  }
  writeFileSync(file, whole.replace(chain.deployment.genesisId, 'ab'.repeat(32)));
  const refused = await verify(full, solidity, words);
  expect(refused).toMatchObject({ code: 2, out: '' });
  expect(refused.err).toMatch(/^vellum: \S+ holds something else: name another file\n$/);
});

test('what a node does not answer is asked for again, and what it declines is not', async () => {
  const { contracts } = chain.deployment;
  const at = (name: string) => contracts[name]!.address;
  const addresses = { team: at('team'), feeVault: at('feeVault'), burnMine: at('burnMine') };
  const real = createNode({ url: chain.url, timeout: 10_000, pace: defaultSettings.pace });
  const to = chain.devnet.chain.solidNumber();
  let failures: Error[] = [];
  const node: ChainNode = {
    ...real,
    async blocks(...range) {
      const failure = failures.pop();
      if (failure) throw failure;
      return real.blocks(...range);
    },
  };
  const read = () =>
    readPayoutLogs(
      node,
      { ...addresses, payout: at('payout') },
      { from: 1, to, rests: [1, 1, 1, 1] },
    );
  const events = await read();
  expect(events.length).toBeGreaterThan(0);
  const file = join(folder, 'kept.jsonl');
  const of = { genesisId: chain.deployment.genesisId, contracts: addresses, from: 1 };
  const last = { number: to, id: 'ab' };
  await (await openCheckpoint(file, of)).add({ last, events });
  expect(await openCheckpoint(file, of)).toMatchObject({ last, events });
  failures = Array.from({ length: 4 }, () => new NodeUnreachable('blocks', [], 0));
  expect(await read()).toEqual(events);
  failures = [new NodeRefused('403', 'no')];
  await expect(read()).rejects.toThrow(NodeRefused);
});
