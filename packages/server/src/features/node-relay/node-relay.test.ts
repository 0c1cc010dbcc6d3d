import { paths } from '@vellum/api/wire/paths';
import { trc20 } from '@vellum/contracts/coins';
import { team } from '@vellum/contracts/team';
import { toHexAddress } from '@vellum/tron/address';
import { toHex } from '@vellum/tron/bytes';
import { draftCall } from '@vellum/tron/contract-call';
import {
  buildTransaction,
  encodeTransaction,
  signTransaction,
  type Transaction,
} from '@vellum/tron/transaction';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PlainNode, plainNode } from '../../../test/plain-node.ts';
import { type TestChain, testChain } from '../../../test/test-chain.ts';
import { newPerson, personOf, type TestServer, testServer } from '../../../test/test-server.ts';

const API_KEY = 'a-key-that-stays-here';
const { nodeRelay } = paths;

let chain: TestChain;
let node: PlainNode;
let world: TestServer;

beforeAll(async () => {
  chain = await testChain();
  node = await plainNode(chain.url);
  const network = {
    ...{ name: 'custom' as const, fullNodes: [node.url], solidityNodes: [], eventServers: [] },
    ...{ apiKey: API_KEY, explorer: null },
  };
  world = await testServer({ chain, config: { network } });
});
afterAll(async () => {
  await world?.close();
  await node?.close();
  await chain?.devnet.close();
});

const contract = (name: string) => toHexAddress(chain.deployment.contracts[name]!.address);
const nobody = `41${'00'.repeat(20)}`;

function callOf(name: string, data: Uint8Array) {
  return { owner_address: nobody, contract_address: contract(name), data: toHex(data) };
}

test('a node without CORS headers is asked through the server, and nothing names it', async () => {
  const { json } = await world.post(paths.project.config);
  expect(json.data.network.nodes).toEqual({ access: 'relay', events: false });
  expect(JSON.stringify(json)).not.toContain(node.url);
  expect(JSON.stringify(json)).not.toContain(API_KEY);
});

describe('reads', () => {
  test('blocks come as the node has them, without transactions', async () => {
    const { json, headers } = await world.post(nodeRelay.head);
    expect(json.blockID).toMatch(/^[0-9a-f]{64}$/);
    expect(json.transactions).toBeUndefined();
    expect(headers.get('server')).toBeNull();
    const solid = await world.post(nodeRelay.confirmedHead);
    expect(solid.json.block_header.raw_data.number).toBeGreaterThan(0);
    const first = await world.post(nodeRelay.block, { num: 0 });
    expect(first.json.blockID).toBe(chain.deployment.genesisId);
  });

  test('a contract of the deployment is called, and another is not', async () => {
    const root = await world.post(nodeRelay.call, callOf('team', team.root().data));
    expect(root.json.result.result).toBe(true);
    const foreign = { ...callOf('team', team.root().data), contract_address: nobody };
    const refused = await world.post(nodeRelay.call, foreign);
    expect([refused.status, refused.json.code]).toEqual([422, 'RELAY_CONTRACT_UNKNOWN']);
    const code = await world.post(nodeRelay.code, { value: nobody });
    expect(code.json.code).toBe('RELAY_CONTRACT_UNKNOWN');
  });

  test('a refusal of the contract is the answer, as the node gives it', async () => {
    const data = trc20.transfer(chain.deployment.contracts['team']!.address, 1n).data;
    const { status, json } = await world.post(nodeRelay.call, callOf('vlm', data));
    expect(status).toBe(200);
    expect(json.transaction.ret[0].ret).toBe('FAILED');
  });

  test('data beyond the bound is refused before anybody asks', async () => {
    const asked = node.seen.length;
    const long = { ...callOf('team', new Uint8Array(7_169)) };
    const { json } = await world.post(nodeRelay.call, long);
    expect(json.code).toBe('VALIDATION');
    const many = node.seen.slice(asked).filter(({ path }) => path.endsWith('constantcontract'));
    expect(many).toEqual([]);
  });

  test('receipts of blocks without a launch are not served', async () => {
    const { json } = await world.post(nodeRelay.blockReceipts, { num: 5 });
    expect(json.code).toBe('RELAY_CONTRACT_UNKNOWN');
  });
});

describe('hooks and other routes of a node', () => {
  test.each(['admin/drip', 'admin/snapshot', 'tre', 'jsonrpc', 'wallet/listnodes'])(
    '%s is not relayed',
    async (path) => {
      const before = node.seen.length;
      for (const at of [`/node/${path}`, `/node/wallet/../${path}`, `/node//${path}`]) {
        const { status } = await world.post(at, {});
        expect([403, 404, 405]).toContain(status);
      }
      expect(node.seen.slice(before).map(({ path: seen }) => seen)).not.toContain(`/${path}`);
    },
  );
});

describe('broadcast', () => {
  const sent = () => node.seen.filter(({ path }) => path === '/wallet/broadcasthex').length;
  const hexOf = (transaction: Transaction) => toHex(encodeTransaction(transaction));

  function call(to: string, data: Uint8Array): Transaction {
    const person = personOf(chain.devnet.accounts[5]!.privateKey);
    const head = chain.devnet.chain.head();
    const draft = draftCall({
      ...{ caller: toHexAddress(person.address), contract: to, data, value: 0n },
      feeLimit: 150_000_000n,
    } as Parameters<typeof draftCall>[0]);
    const transaction = buildTransaction({
      ...draft,
      reference: head,
      timestamp: head.timestamp,
      expiration: head.timestamp + 60_000,
    });
    return signTransaction(transaction, person.privateKey);
  }

  test('a signed call is sent once, however often it comes', async () => {
    const before = sent();
    const data = trc20.approve(newPerson().address, 5n).data;
    const transaction = hexOf(call(contract('vlm'), data));
    const all = await Promise.all(
      [1, 2, 3].map(() => world.post(nodeRelay.broadcast, { transaction })),
    );
    const later = await world.post(nodeRelay.broadcast, { transaction });
    for (const { json } of [...all, later]) expect(json.result).toBe(true);
    expect(sent() - before).toBe(1);
  });

  test.each([
    ['an unknown contract', 'RELAY_CONTRACT_UNKNOWN', () => call(nobody, new Uint8Array(4))],
    [
      'no signature',
      'RELAY_TRANSACTION_REFUSED',
      () => ({ ...call(contract('vlm'), new Uint8Array(4)), signatures: [] }),
    ],
    [
      'two signatures',
      'RELAY_TRANSACTION_REFUSED',
      () => {
        const signed = call(contract('vlm'), new Uint8Array(4));
        return { ...signed, signatures: [...signed.signatures, ...signed.signatures] };
      },
    ],
  ])('%s is refused and not sent', async (_, code, make) => {
    const before = sent();
    const { json } = await world.post(nodeRelay.broadcast, { transaction: hexOf(make()) });
    expect(json.code).toBe(code);
    expect(sent()).toBe(before);
  });

  test('a visitor does not pass for a program of this machine, which may impersonate', async () => {
    const signed = call(contract('vlm'), trc20.approve(newPerson().address, 6n).data);
    const forged = {
      ...signed,
      signatures: [
        signTransaction({ ...signed, signatures: [] }, newPerson().privateKey).signatures[0]!,
      ],
    };
    const owner = chain.devnet.accounts[5]!.address;
    await chain.devnet.impersonate([owner]);
    const { json } = await world.post(nodeRelay.broadcast, { transaction: hexOf(forged) });
    await chain.devnet.stopImpersonating(owner);
    expect(json).toMatchObject({ result: false, code: 'SIGERROR' });
  });

  test('a transfer of TRX is no call', async () => {
    const head = chain.devnet.chain.head();
    const person = personOf(chain.devnet.accounts[5]!.privateKey);
    const owner = Buffer.from(toHexAddress(person.address), 'hex');
    const transfer = buildTransaction({
      type: 'TransferContract',
      value: { owner_address: owner, to_address: Buffer.from(contract('vlm'), 'hex'), amount: 1n },
      reference: head,
      timestamp: head.timestamp,
      expiration: head.timestamp + 60_000,
    });
    const transaction = hexOf(signTransaction(transfer, person.privateKey));
    const { json } = await world.post(nodeRelay.broadcast, { transaction });
    expect(json.code).toBe('RELAY_TRANSACTION_REFUSED');
  });
});

test('a node that is away is no answer, and its address stays here', async () => {
  node.onQuestion(({ path }) => {
    if (path === '/wallet/getaccount') throw new Error('gone');
    return undefined;
  });
  const { status, json } = await world.post(nodeRelay.account, { address: nobody });
  node.onQuestion(() => undefined);
  expect([status, json.code]).toEqual([503, 'CHAIN_UNAVAILABLE']);
  expect(JSON.stringify(json)).not.toContain('127.0.0.1');
});
