import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keySigner } from '@vellum/contracts/deploy/signer';
import { createDevnet, type Devnet } from '@vellum/devnet';
import { addressBytes, type HexAddress } from '@vellum/tron/address';
import { getAccount } from '@vellum/tron/client/accounts';
import { createClient } from '@vellum/tron/client/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FakeNode, fakeNode } from '../../packages/server/test/indexer/fake-node.ts';
import type { NodePlan } from './node-plan.ts';
import { openChain } from './open-chain.ts';
import { RunRefused } from './run-refused.ts';
import { sendUntilMined } from './send-until-mined.ts';
import { Treasury } from './treasury.ts';

const TRX = 1_000_000n;
const MAINNET = '00000000000000001ebf88508a03865c71d452e25f4d51194196a1d22b6653dc';
const NILE = '0000000000000000d698d4192c56cb6be724a558448e2684802de4d6cd8690dc';
const KEY = 'cd'.repeat(32);

let devnet: Devnet;
let node: FakeNode;
beforeAll(async () => {
  devnet = await createDevnet({ port: 0 });
  await devnet.mine();
  node = await fakeNode(devnet.url!);
});
afterAll(async () => {
  await node?.close();
  await devnet?.close();
});

const planFor = (changes: Partial<NodePlan> = {}): NodePlan => ({
  ...{ full: node.url, solidity: node.url, spend: undefined, dataDir: '', only: [] },
  ...changes,
});

/** The node tells another block 0 from now on. */
const pretend = (blockID: string) =>
  node.behave(async ({ call, body, answer }) => {
    if (call !== 'getblockbynum' || body.num !== 0) return undefined;
    return { json: { ...(await answer()), blockID } };
  });

const refusal = (plan: NodePlan, env: Record<string, string> = {}) =>
  openChain(plan, env).then(
    () => 'opened',
    (error: Error) => (error instanceof RunRefused ? error.message : error),
  );

describe('a chain is opened', () => {
  it('never on mainnet, whatever is said', async () => {
    await pretend(MAINNET);
    const plan = planFor({ spend: '100' });
    expect(await refusal(plan, { TEST_KEY: KEY })).toBe('this is mainnet: tests never run there');
  });

  it('on Nile only with a key and a limit', async () => {
    await pretend(NILE);
    expect(await refusal(planFor({ spend: '5' }))).toContain('TEST_KEY_FILE must name a file');
    expect(await refusal(planFor(), { TEST_KEY: KEY })).toContain('--spend MAX_TRX must limit');
    const opened = await openChain(planFor({ spend: '5' }), { TEST_KEY: KEY });
    expect(opened.network).toBe('nile');
    await expect(opened.treasury.fund(devnet.accounts[3]!.address, 4n * TRX)).rejects.toThrow(
      '--spend does not cover 6 TRX',
    );
  });

  it('with a key from a file that nobody else may read', async () => {
    await node.behave(null);
    const folder = mkdtempSync(join(tmpdir(), 'vellum-test-key-'));
    const TEST_KEY_FILE = join(folder, 'test.key');
    expect(await refusal(planFor(), { TEST_KEY_FILE })).toContain('does not exist');
    writeFileSync(TEST_KEY_FILE, `${KEY}\n`, { mode: 0o600 });
    expect(await refusal(planFor(), { TEST_KEY_FILE })).toBe('opened');
    chmodSync(TEST_KEY_FILE, 0o644);
    expect(await refusal(planFor(), { TEST_KEY_FILE })).toContain('chmod 600');
    rmSync(folder, { recursive: true });
  });

  it('not where something is missing, which one line names', async () => {
    await node.behave(({ confirmed }) => (confirmed ? { status: 404 } : undefined));
    expect(await refusal(planFor())).toContain('name the solidity node too, --node FULL,SOLIDITY');
    // As java-tron answers.
    const message = Buffer.from('this node does not support constant').toString('hex');
    const json = { result: { code: 'CONTRACT_VALIDATE_ERROR', message } };
    await node.behave(({ call }) => (call === 'triggerconstantcontract' ? { json } : undefined));
    expect(await refusal(planFor())).toContain('vm.supportConstant');
    expect(await refusal(planFor({ full: 'http://127.0.0.1:9' }))).toContain('does not answer');
    await node.behave(null);
  });
});

describe('the treasury', () => {
  const balanceOf = async (address: HexAddress) =>
    (await getAccount(createClient({ fullNodes: [node.url] }), address))?.balance ?? 0n;

  it('pays out no more than it may, also to many at once', async () => {
    const client = createClient({ fullNodes: [node.url] });
    const [, payer, ...others] = devnet.accounts;
    const before = await balanceOf(payer!.address);
    const treasury = new Treasury(client, payer!.privateKey, 30n * TRX);
    const paid = await Promise.allSettled(
      others.slice(0, 5).map(({ address }) => treasury.fund(address, 8n * TRX)),
    );
    expect(paid.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(treasury.paid).toBe(30n * TRX);
    expect(before - (await balanceOf(payer!.address))).toBeLessThanOrEqual(30n * TRX);
  });
});

it('a transaction that the node drops is signed anew when it has expired', async () => {
  const client = createClient({ fullNodes: [node.url] });
  const dropped: string[] = [];
  await node.behave(async ({ call, body }) => {
    if (call !== 'broadcasttransaction' && call !== 'broadcasthex') return undefined;
    if (dropped.length > 0) return undefined;
    dropped.push(JSON.stringify(body));
    await devnet.increaseTime(61_000);
    await devnet.mine();
    return { json: { result: true, code: 'SUCCESS', txid: '', message: '' } };
  });
  const [, payer, receiver] = devnet.accounts;
  const info = await sendUntilMined(client, keySigner(payer!.privateKey), 'transfer', {
    type: 'TransferContract',
    value: {
      owner_address: addressBytes(payer!.address),
      to_address: addressBytes(receiver!.address),
      amount: TRX,
    },
  });
  expect(dropped).toHaveLength(1);
  expect(devnet.chain.find(info.id)?.block).toBeDefined();
  await node.behave(null);
});
