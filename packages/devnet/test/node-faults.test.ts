import { faultLine } from '@vellum/tron/client/node-fault';
import type { NodeNeeds } from '@vellum/tron/client/probe-node';
import { type NodeAddresses, probeNodes } from '@vellum/tron/client/probe-nodes';
import {
  type JavaTronDouble,
  type JavaTronSettings,
  startJavaTron,
} from '@vellum/tron/test/java-tron-double';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createDevnet, type Devnet } from '../src/index.ts';

const NOWHERE = 'http://127.0.0.1:1';
const HOUR = 3_600_000;

let devnet: Devnet;
let txid: string;
let needs: NodeNeeds;
let node: JavaTronDouble;

beforeAll(async () => {
  devnet = await createDevnet({ port: 0, solidLag: 0 });
  txid = await devnet.faucet(devnet.accounts[1]!.address, 1n);
  for (let block = 0; block < 30; block++) await devnet.mine();
  const { genesisId } = devnet.chain;
  const now = devnet.chain.head().timestamp;
  needs = { genesisId, now, constantCalls: true, solidity: true, history: { txid } };
});
afterAll(() => devnet.close());
beforeEach(async () => {
  node = await startJavaTron(devnet.url!);
});

async function faults(asked = needs, changes: Partial<NodeAddresses> = {}) {
  const addresses = {
    ...{ fullNodes: [node.full], solidityNodes: [node.solidity] },
    ...{ eventServers: [], apiKey: null, ...changes },
  };
  return (await probeNodes(addresses, asked)).flatMap((probed) => probed.faults);
}

describe('a node that can serve', () => {
  test('has no fault, and neither has the devnet', async () => {
    expect(await faults()).toEqual([]);
    const events = devnet.accounts[1]!.address;
    const own = { fullNodes: [devnet.url!], solidityNodes: [] };
    expect(await faults({ ...needs, events }, own)).toEqual([]);
  });

  test('is not held against what nobody asked for', async () => {
    Object.assign(node.settings, { receipts: false, genesisId: 'ab'.repeat(32), stuckAt: 1 });
    expect(await faults({}, { solidityNodes: [NOWHERE] })).toEqual([]);
  });

  test('shows by its newest transaction that it keeps receipts', async () => {
    expect(await faults({ ...needs, history: 'recent' })).toEqual([]);
    node.settings.receipts = false;
    const [fault, ...others] = await faults({ ...needs, history: 'recent' });
    expect(others).toEqual([]);
    expect(fault).toMatchObject({ code: 'NO_HISTORY', text: expect.stringContaining('0 of 1') });
  });
});

describe('a node that cannot serve is told in one line each', () => {
  test.each<[string, Partial<JavaTronSettings>, string, RegExp]>([
    [
      'without constant calls',
      { constantCalls: false },
      'NO_CONSTANT_CALLS',
      /vm\.supportConstant/,
    ],
    ['of another chain', { genesisId: 'ab'.repeat(32) }, 'OTHER_CHAIN', /another chain .*(abab)+/],
    ['without receipts', { receipts: false }, 'NO_HISTORY', /transHistory\.switch = "on"/],
    ['pruned by a snapshot', { lite: 20 }, 'NO_HISTORY', /lite node/],
    ['that is busy', { busy: true }, 'UNREACHABLE', /lack of computing resources/],
    ['that refuses for a while', { beyondHead: 429 }, 'UNREACHABLE', /does not answer \(.*429\)/],
    ['behind a gateway that refuses', { beyondHead: 403 }, 'UNREACHABLE', /does not answer.*403/],
    ['behind a gateway that fails', { beyondHead: 503 }, 'UNREACHABLE', /does not answer.*503/],
  ])('%s', async (_what, changes, code, words) => {
    Object.assign(node.settings, changes);
    const found = await faults();
    expect(new Set(found.map((fault) => fault.code))).toEqual(new Set([code]));
    for (const fault of found) expect(faultLine(fault)).toMatch(/^http:\/\/\S+ [^\n<]+$/);
    expect(found.map(faultLine).join('\n')).toMatch(words);
  });

  test('a lite node with its history closed', async () => {
    node.settings.lite = 'closed';
    const [fault, ...others] = await faults();
    expect(others).toEqual([]);
    expect(fault?.code).toBe('NO_HISTORY');
    expect(faultLine(fault!)).toMatch(/lite fullnode\): name a node that has every block/);
  });

  test('one that lags, by what it says is new and by what it says is confirmed', async () => {
    const late = { ...needs, now: devnet.chain.head().timestamp + HOUR };
    const found = await faults(late);
    expect(found.map(({ code }) => code)).toEqual(['LAGGING']);
    expect(found[0]?.text).toMatch(/newest confirmed block \d+ is 60 minutes old$/);
    const [only] = await faults({ ...late, solidity: false });
    expect(only?.text).toMatch(/newest block \d+ is 60 minutes old$/);
  });

  test('one that is not there, is no full node, has no confirmed blocks or no events', async () => {
    const only = async (asked: NodeNeeds, changes: Partial<NodeAddresses>) => {
      const found = await faults(asked, changes);
      return found.map((fault) => `${fault.code} ${faultLine(fault)}`);
    };
    expect(await only(needs, { fullNodes: [NOWHERE] })).toEqual([
      expect.stringMatching(/^UNREACHABLE http:\S+ does not answer \(.*\): .*TRON_FULL_NODE$/),
    ]);
    expect(await only(needs, { fullNodes: [node.solidity] })).toEqual([
      expect.stringMatching(/^NOT_A_NODE \S+ is no full node \(HTTP 405 .*fullNodePort/),
    ]);
    expect(await only(needs, { solidityNodes: [NOWHERE] })).toEqual([
      expect.stringMatching(/^UNREACHABLE http:\S+ does not answer .*TRON_SOLIDITY_NODE$/),
    ]);
    expect(await only(needs, { solidityNodes: [node.full] })).toEqual([
      expect.stringMatching(/^NO_SOLIDITY \S+ does not .*TRON_SOLIDITY_NODE.*solidityPort/),
    ]);
    const events = { ...needs, events: devnet.accounts[1]!.address };
    expect(await only(events, { eventServers: [NOWHERE] })).toEqual([
      expect.stringMatching(/^UNREACHABLE http:\S+ does not answer .*TRON_EVENT_SERVER$/),
    ]);
    expect(await only(events, {})).toEqual([
      expect.stringMatching(/^NO_EVENTS \S+ has no event server \(HTTP 404\): unset TRON_EVENT/),
    ]);
  });

  test('each node is asked by itself', async () => {
    const other = await startJavaTron(devnet.url!, { constantCalls: false });
    const probed = await probeNodes(
      {
        fullNodes: [node.full, other.full],
        solidityNodes: [node.solidity, other.solidity],
        ...{ eventServers: [], apiKey: null },
      },
      needs,
    );
    expect(probed.map((each) => each.faults.length)).toEqual([0, 1]);
  });
});
