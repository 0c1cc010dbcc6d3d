// @module-tag deep

import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDevnet, type Devnet } from '@vellum/devnet';
import { fromHexAddress } from '@vellum/tron/address';
import { type JavaTronSettings, startJavaTron } from '@vellum/tron/test/java-tron-double';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { EmbeddedChain } from '../src/embedded/embedded-chain.ts';
import { deployedFolder, openDeployed } from './deployed-chain.ts';
import { npm } from './npm-command.ts';
import { patience } from './running-stack.ts';
import { stackFolder } from './stack-folder.ts';

const NOWHERE = 'http://127.0.0.1:1';
const isDeep = process.env['VELLUM_DEEP'] === '1';
const OTHER = 'ab'.repeat(32);

/** What is wrong with the node, and the words that say it in one line. */
type Fault = readonly [what: string, settings: Partial<JavaTronSettings>, words: RegExp];

const faults: readonly Fault[] = [
  [
    'has no constant calls',
    { constantCalls: false },
    /does not run constant calls.*supportConstant/,
  ],
  ['keeps no receipts', { receipts: false }, /receipt.*transHistory\.switch/],
  ['has no history', { lite: 'closed' }, /lite fullnode.*every block and receipt/],
  ['lags', { stuckAt: 0 }, /lags behind: its newest block 0 is \d+ minutes old/],
  ['has no room', { busy: true }, /does not answer \(.*lack of computing resources\)/],
];

/** Every fault is asked of the probe itself; here the first two show that each command asks it. */
const some = <T>(all: readonly T[]): readonly T[] => (isDeep ? all : all.slice(0, 2));

describe('npm run deploy before its first payment, on a node that', () => {
  let devnet: Devnet;
  let folder: string;
  let env: Record<string, string>;

  beforeAll(async () => {
    const timestamp = Date.now() - 3_600_000;
    devnet = await createDevnet({ preset: 'nile', port: 0, genesis: { accounts: 12, timestamp } });
    await devnet.faucet(devnet.accounts[2]!.address, 1n);
    folder = mkdtempSync(join(tmpdir(), 'vellum-refused-'));
    env = settingsIn(folder, devnet);
  });
  afterAll(async () => {
    await devnet.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function refusal(changes: Record<string, string>): Promise<string> {
    const before = devnet.chain.head().id;
    const words = ['run', 'deploy', '--', '--network', 'custom', '--test-coins', '--yes'];
    const { code, problems } = await npm(words, { ...env, ...changes });
    expect({ code, problems }).toEqual({
      code: 1,
      problems: [
        'vellum: the deployment is refused:',
        expect.stringMatching(/^- http:\S+ .+: .+$/),
      ],
    });
    expect(devnet.chain.head().id).toBe(before);
    expect(existsSync(env['DEPLOYMENT_FILE']!)).toBe(false);
    return problems[1] ?? '';
  }

  test.each(some(faults))('%s', async (_what, settings, words) => {
    const node = await startJavaTron(devnet.url!, settings);
    expect(await refusal({ TRON_FULL_NODE: node.full })).toMatch(words);
  });

  test('is not there, is another port, or has no events where they are wanted', async () => {
    const { full, solidity } = await startJavaTron(devnet.url!);
    expect(await refusal({ TRON_FULL_NODE: NOWHERE })).toMatch(/does not answer.*TRON_FULL_NODE/);
    expect(await refusal({ TRON_FULL_NODE: solidity })).toMatch(/is no full node \(HTTP 405/);
    const events = { TRON_FULL_NODE: full, TRON_EVENT_SERVER: full };
    expect(await refusal(events)).toMatch(/no event server \(HTTP 404\).*unset TRON_EVENT_SERVER/);
  });
});

describe('a platform on a node that', () => {
  const at = stackFolder();
  let chain: EmbeddedChain;
  let source: string;
  let env: Record<string, string>;

  beforeAll(async () => {
    source = await deployedFolder('none');
    chain = await openDeployed(source, 'none', 0);
    // The node is held against the clock of this machine.
    await chain.devnet.setTime(Date.now());
    await chain.devnet.mine();
    await chain.devnet.setMining({ mode: 'interval', blockTimeMs: 3_000 });
  });
  afterAll(async () => {
    await chain.devnet.close();
    rmSync(source, { recursive: true, force: true });
  });
  beforeEach(() => {
    const file = join(at.path, 'custom.json');
    writeFileSync(file, JSON.stringify(chain.deployment));
    env = { NETWORK: 'custom', DEPLOYMENT_FILE: file };
  });

  /** Says the same in one line each, whoever is asked, and starts nothing. */
  async function refused(nodes: Record<string, string>, words: RegExp): Promise<void> {
    const places = { DATA_DIR: join(at.path, '.data'), PORT: String(at.ports.app) };
    const doctor = await npm(['run', 'doctor'], { ...env, ...nodes, ...places });
    expect(doctor).toMatchObject({ code: 1, out: expect.stringContaining(' 1 wrong') });
    expect(doctor.out.replaceAll(/\n +-> /g, ': ')).toMatch(words);
    const stack = at.start({ ...env, ...nodes });
    await expect.poll(stack.code, patience).toBe(1);
    expect(stack.err()).toMatch(/^vellum: http:\S+ [^\n]+\n$/);
    expect(stack.err()).toMatch(words);
    expect(stack.descendants()).toEqual([]);
    expect(existsSync(places.DATA_DIR)).toBe(false);
  }

  const lasting = faults.filter(([, { stuckAt }]) => stuckAt === undefined);
  const starting: readonly Fault[] = [
    ['is of another chain', { genesisId: OTHER }, /of another chain .*DEPLOYMENT_FILE/],
    ...lasting,
    ['was pruned', { lite: 1_000_000 }, /does not have block \d+.*every block and receipt/],
  ];
  test.each(some(starting))('%s', async (_what, settings, words) => {
    const { full, solidity } = await startJavaTron(chain.devnet.url!, settings);
    await refused({ TRON_FULL_NODE: full, TRON_SOLIDITY_NODE: solidity }, words);
  });

  test('is not there, or has no confirmed blocks or no events where they are wanted', async () => {
    const { full, solidity } = await startJavaTron(chain.devnet.url!);
    const nodes = { TRON_FULL_NODE: full, TRON_SOLIDITY_NODE: solidity };
    await refused({ ...nodes, TRON_EVENT_SERVER: full }, /no event server \(HTTP 404\).*unset/);
    await refused({ TRON_FULL_NODE: NOWHERE }, /does not answer .*TRON_FULL_NODE/);
    await refused({ TRON_FULL_NODE: full }, /does not serve confirmed blocks.*TRON_SOLIDITY_NODE/);
  });
});

/** As an operator sets them. */
function settingsIn(folder: string, chain: Devnet): Record<string, string> {
  const keyFile = join(folder, 'deployer.key');
  const [, deployer, ...people] = chain.accounts;
  writeFileSync(keyFile, deployer!.privateKey, { mode: 0o600 });
  const payouts = ['PAYOUT_PROPOSER', 'PAYOUT_RESERVE', 'PAYOUT_GUARDIAN'];
  const names = ['GUARDIAN', ...payouts, 'BOX_OPERATOR', 'ENERGY_OPERATOR', 'TEAM_ROOT'];
  const roles = [...names, 'VLM_HOLDER', 'CARD_FUND'].map(
    (name, index) => [name, fromHexAddress(people[index]!.address)] as const,
  );
  return {
    ...Object.fromEntries(roles),
    DEPLOYER_KEY_FILE: keyFile,
    DEPLOYMENT_FILE: join(folder, 'custom.json'),
  };
}
