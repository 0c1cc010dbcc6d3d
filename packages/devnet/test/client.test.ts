import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { encodeCall } from '@vellum/tron/abi/call';
import { decodeLog } from '@vellum/tron/abi/log';
import { decodeRevert } from '@vellum/tron/abi/revert';
import type { HexAddress } from '@vellum/tron/address';
import { fromHex, toHex } from '@vellum/tron/bytes';
import { getAccount, getAccountResource } from '@vellum/tron/client/accounts';
import { getBlockByNumber, getBlockRange, getNowBlock } from '@vellum/tron/client/blocks';
import { broadcast } from '@vellum/tron/client/broadcast';
import { getChainParameters } from '@vellum/tron/client/chain-parameters';
import { type Client, createClient } from '@vellum/tron/client/client';
import { estimateEnergy, readContract, simulateCall } from '@vellum/tron/client/constant-call';
import { getContract } from '@vellum/tron/client/contracts';
import { type ContractEvent, contractEvents } from '@vellum/tron/client/events';
import { getTransaction, getTransactionInfo } from '@vellum/tron/client/transactions';
import { ContractReverted, NodeRefused, NodeUnreachable } from '@vellum/tron/errors';
import { parseAbi } from '@vellum/tron/test/parse-abi';
import { signTransaction, transactionFromRaw } from '@vellum/tron/transaction';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDevnet, type Devnet } from '../src/index.ts';
import { callOf } from './bytecode.ts';
import { mined, type Signer, signed, transferOf } from './signed.ts';
import { compile } from './tronweb/compile.ts';

const TRX = 1_000_000n;
const abi = parseAbi([
  'constructor(string title, uint256[] prices) payable',
  'error NotForSale(uint256 id, address buyer)',
  'event Sold(uint256 indexed id, address indexed buyer, uint256 price, string note)',
  'function buy(uint256 id, string note) payable returns (uint256)',
  'function describe(uint256 id) view returns (string name, uint256 price)',
  'function quote(uint256 id) view returns (uint256)',
]);
const construct = parseAbi(['function construct(string title, uint256[] prices)']);

let devnet: Devnet;
let client: Client;
let shop: HexAddress;
let alice: Signer;
let bob: Signer;

beforeAll(async () => {
  devnet = await createDevnet({ port: 0, solidLag: 1 });
  [, alice, bob] = devnet.accounts as readonly Signer[] as [Signer, Signer, Signer];
  client = createClient({ fullNodes: [devnet.url!] });
  shop = await deployShop();
});
afterAll(() => devnet.close());

/** Through the node's own builder, so that the ABI is published: servers name events by it. */
async function deployShop(): Promise<HexAddress> {
  const { abi: published, bytecode } = compile('Shop');
  const parameter = encodeCall(construct, 'construct', ['Corner', [0n, 5n * TRX]]).subarray(4);
  const draft = await client.full.request({
    path: '/wallet/deploycontract',
    body: {
      owner_address: alice.address,
      abi: published,
      bytecode,
      parameter: toHex(parameter),
      origin_energy_limit: 1,
      fee_limit: 1_000n * TRX,
      name: 'Shop',
    },
  });
  const transaction = transactionFromRaw(draft.bytes('raw_data_hex'), []);
  const receipt = await mined(
    devnet.chain,
    signTransaction(transaction, fromHex(alice.privateKey)),
  );
  return receipt.contractAddress!;
}

const buying = (id: bigint) => encodeCall(abi, 'buy', [id, 'thanks']);

describe('reads', () => {
  test('of blocks, by either finality', async () => {
    const head = devnet.chain.head();
    expect(await getNowBlock(client)).toMatchObject({ number: head.number, id: head.id });
    expect(await getNowBlock(client, { finality: 'confirmed' })).toMatchObject({
      number: head.number - 1,
      id: head.parentId,
    });
    expect(await getBlockByNumber(client, 10_000)).toBeNull();
    const range = await getBlockRange(client, 1, head.number + 1);
    expect(range.at(-1)).toMatchObject({
      id: head.id,
      transactionIds: head.transactions.map(({ id }) => id),
    });
  });

  test('of accounts and parameters', async () => {
    expect(await getAccount(client, bob.address)).toMatchObject({
      address: bob.address,
      type: 'Normal',
      balance: 1_000_000n * TRX,
    });
    expect(await getAccount(client, `41${'12'.repeat(20)}` as HexAddress)).toBeNull();
    expect(await getAccountResource(client, bob.address)).toMatchObject({ freeNetLimit: 600n });
    expect((await getChainParameters(client)).get('getEnergyFee')).toBe(100n);
  });

  test('of contracts', async () => {
    expect(await getContract(client, shop)).toMatchObject({
      address: shop,
      origin: alice.address,
      name: 'Shop',
    });
    const name = 'describe';
    expect(await readContract(client, { contract: shop, abi, name, arguments: [1n] })).toEqual([
      'Corner',
      5n * TRX,
    ]);
  });
});

describe('a simulated call', () => {
  const call = (id: bigint, value: bigint) => ({
    caller: bob.address,
    contract: shop,
    data: buying(id),
    value,
  });

  test('tells the energy that the transaction then uses', async () => {
    const request = call(1n, 5n * TRX);
    const outcome = await simulateCall(client, request);
    expect(outcome).toMatchObject({ status: 'success', message: '' });
    expect(await estimateEnergy(client, request)).toBeGreaterThanOrEqual(outcome.energyUsed);
    const value = callOf(shop, request.value, request.data);
    const sent = signed(devnet.chain, bob, 'TriggerSmartContract', value, { feeLimit: 100n * TRX });
    await broadcast(client, sent);
    const info = await getTransactionInfo(client, sent.id);
    expect(info).toMatchObject({ failed: false, energyUsageTotal: outcome.energyUsed });
    expect(decodeLog(abi, info!.logs[0]!)).toEqual({
      name: 'Sold',
      arguments: {
        id: 1n,
        buyer: bob.address,
        price: 5n * TRX,
        note: 'thanks',
      },
    });
    expect(await getTransactionInfo(client, sent.id, { finality: 'confirmed' })).toBeNull();
  });

  test('that the contract refuses shows its own error', async () => {
    const outcome = await simulateCall(client, call(0n, 1n));
    expect(outcome).toMatchObject({ status: 'reverted', message: 'REVERT opcode executed' });
    const error = {
      kind: 'custom',
      name: 'NotForSale',
      arguments: [0n, bob.address],
    };
    expect(decodeRevert(outcome.data, abi)).toEqual(error);
    const name = 'quote';
    const read = readContract(client, {
      contract: shop,
      abi,
      name,
      arguments: [0n],
      caller: bob.address,
    });
    const refusal = await read.catch((thrown: unknown) => thrown);
    expect(refusal).toBeInstanceOf(ContractReverted);
    expect(decodeRevert((refusal as ContractReverted).data, abi)).toEqual(error);
  });

  test('that the node will not run is a refusal', async () => {
    const nowhere = { ...call(1n, 0n), contract: bob.address };
    await expect(simulateCall(client, nowhere)).rejects.toThrow(NodeRefused);
  });
});

describe('a broadcast', () => {
  test('puts the transaction on the chain, once', async () => {
    const sent = transferOf(devnet.chain, alice, bob.address, TRX);
    await broadcast(client, sent);
    expect(await getTransaction(client, sent.id)).toMatchObject({
      id: sent.id,
      signatures: sent.signatures,
    });
    await expect(broadcast(client, sent)).rejects.toMatchObject({
      name: 'TransactionRejected',
      code: 'DUP_TRANSACTION_ERROR',
    });
  });

  test('of a forged transaction is rejected with the reason', async () => {
    const forged = transferOf(devnet.chain, alice, bob.address, TRX, { keys: [bob.privateKey] });
    await expect(broadcast(client, forged)).rejects.toMatchObject({
      name: 'TransactionRejected',
      code: 'SIGERROR',
    });
    expect(await getTransaction(client, forged.id)).toBeNull();
  });
});

test('events come page after page', async () => {
  for (let count = 0; count < 5; count += 1) {
    const value = callOf(shop, 5n * TRX, buying(1n));
    await mined(
      devnet.chain,
      signed(devnet.chain, bob, 'TriggerSmartContract', value, { feeLimit: 100n * TRX }),
    );
  }
  const query = { eventName: 'Sold', order: 'block_timestamp,asc', limit: 2 } as const;
  const events: ContractEvent[] = [];
  for await (const event of contractEvents(client, shop, query)) events.push(event);
  expect(events.length).toBeGreaterThanOrEqual(5);
  expect(events[0]).toMatchObject({ contract: shop, values: { price: `${5n * TRX}` } });
  expect(new Set(events.map(({ transactionId }) => transactionId)).size).toBe(events.length);
});

describe('of several URLs', () => {
  test('the one that answers is used, and a repeated broadcast is no failure', async () => {
    const dead = await unusedUrl();
    const several = createClient({ fullNodes: [dead, devnet.url!] });
    expect((await getNowBlock(several)).number).toBe(devnet.chain.head().number);
    const sent = transferOf(devnet.chain, alice, bob.address, TRX);
    await broadcast(createClient({ fullNodes: [dead, devnet.url!] }), sent);
    // Accepted by a node that then failed to answer: the next one knows the transaction already.
    await broadcast(createClient({ fullNodes: [dead, devnet.url!] }), sent);
    expect(await getTransactionInfo(several, sent.id)).toMatchObject({ failed: false });
  });

  test('none that answers is an error worth trying again', async () => {
    const lost = createClient({ fullNodes: [await unusedUrl()] });
    await expect(getNowBlock(lost)).rejects.toThrow(NodeUnreachable);
  });
});

/** Where something listened a moment ago and nothing does now. */
async function unusedUrl(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}`;
}
