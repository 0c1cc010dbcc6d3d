import { describe, expect, test } from 'vitest';
import { answering, startNode } from '../../test/node-stand-in.ts';
import { fromHex, toHex, utf8ToBytes } from '../bytes.ts';
import { MalformedAnswer, NodeUnreachable, TransactionRejected } from '../errors.ts';
import { stringifyJson } from '../json.ts';
import {
  buildTransaction,
  decodeTransaction,
  encodeTransaction,
  signTransaction,
} from '../transaction.ts';
import { transactionToJson } from '../transaction-json.ts';
import { broadcast } from './broadcast.ts';
import { createClient } from './client.ts';
import { getTransaction, getTransactionInfo, getTransactionInfosOfBlock } from './transactions.ts';

const transfer = signTransaction(
  buildTransaction({
    type: 'TransferContract',
    value: { owner_address: fromHex(`41${'11'.repeat(20)}`), amount: 5n },
    reference: { number: 1, id: 'ab'.repeat(32) },
    timestamp: 1,
    expiration: 2,
  }),
  new Uint8Array(32).fill(1),
);
const transferJson = stringifyJson({
  ret: [{ contractRet: 'SUCCESS' }],
  ...transactionToJson(transfer, { visible: false }),
});

async function clientOf(json: unknown) {
  const node = await startNode(answering(json));
  return { node, client: createClient({ fullNodes: [node.url] }) };
}

describe('a transaction', () => {
  test('is found by its id', async () => {
    const { node, client } = await clientOf(transferJson);
    expect(await getTransaction(client, transfer.id)).toEqual(transfer);
    expect(node.received[0]!.body).toBe(`{"value":"${transfer.id}"}`);
  });

  test('that no node knows is null', async () => {
    const { client } = await clientOf({});
    expect(await getTransaction(client, transfer.id)).toBeNull();
    expect(await getTransactionInfo(client, transfer.id)).toBeNull();
  });

  test('other than the one asked for is refused', async () => {
    const { client } = await clientOf(transferJson);
    await expect(getTransaction(client, 'ab'.repeat(32))).rejects.toBeInstanceOf(MalformedAnswer);
    const { client: broken } = await clientOf({ raw_data_hex: 'ffff' });
    await expect(getTransaction(broken, transfer.id)).rejects.toBeInstanceOf(MalformedAnswer);
  });
});

describe('what a transaction did', () => {
  const info = {
    id: 'cd'.repeat(32),
    fee: 345_000,
    blockNumber: 77,
    blockTimeStamp: 1_700_000_000_000,
    contractResult: ['08c379a0'],
    contract_address: `41${'22'.repeat(20)}`,
    receipt: {
      energy_usage_total: 13_000,
      energy_fee: 1_300_000,
      net_usage: 345,
      result: 'REVERT',
    },
    result: 'FAILED',
    resMessage: toHex(utf8ToBytes('REVERT opcode executed')),
    log: [
      { address: '22'.repeat(20), topics: ['aa'.repeat(32)], data: 'bb' },
      { address: '22'.repeat(20) },
    ],
  };

  test('is read with its costs, logs and reason', async () => {
    const { client } = await clientOf(info);
    expect(await getTransactionInfo(client, info.id, { finality: 'confirmed' })).toEqual({
      id: info.id,
      blockNumber: 77,
      blockTimestamp: 1_700_000_000_000,
      failed: true,
      result: 'REVERT',
      message: 'REVERT opcode executed',
      returnData: fromHex('08c379a0'),
      contractAddress: `41${'22'.repeat(20)}`,
      logs: [
        {
          address: `41${'22'.repeat(20)}`,
          topics: [fromHex('aa'.repeat(32))],
          data: fromHex('bb'),
        },
        { address: `41${'22'.repeat(20)}`, topics: [], data: new Uint8Array(0) },
      ],
      internal: [],
      fee: 345_000n,
      energyUsage: 0n,
      originEnergyUsage: 0n,
      energyUsageTotal: 13_000n,
      energyFee: 1_300_000n,
      netUsage: 345n,
      netFee: 0n,
    });
  });

  test('of another transaction is refused', async () => {
    const { client } = await clientOf(info);
    await expect(getTransactionInfo(client, 'ef'.repeat(32))).rejects.toThrow(MalformedAnswer);
  });

  test('is success when nothing else is said', async () => {
    const { client } = await clientOf({ id: info.id, blockNumber: 1, contractResult: [''] });
    expect(await getTransactionInfo(client, info.id)).toMatchObject({ failed: false, result: '' });
  });

  test('is listed by block', async () => {
    const { node, client } = await clientOf([info, { ...info, id: 'ef'.repeat(32) }]);
    const infos = await getTransactionInfosOfBlock(client, 77);
    expect(infos.map(({ id }) => id)).toEqual(['cd'.repeat(32), 'ef'.repeat(32)]);
    expect(node.received[0]).toMatchObject({
      path: '/wallet/gettransactioninfobyblocknum',
      body: '{"num":77}',
    });
    const { client: quiet } = await clientOf([]);
    expect(await getTransactionInfosOfBlock(quiet, 77)).toEqual([]);
  });
});

describe('broadcasting', () => {
  const accepted = { result: true, code: 'SUCCESS', txid: transfer.id };
  const known = { result: false, code: 'DUP_TRANSACTION_ERROR', message: 'Dup transaction.' };

  test('sends the bytes as they are', async () => {
    const { node, client } = await clientOf(accepted);
    await broadcast(client, transfer);
    const { transaction } = JSON.parse(node.received[0]!.body) as { transaction: string };
    expect(decodeTransaction(fromHex(transaction))).toEqual(transfer);
    expect(transaction).toBe(toHex(encodeTransaction(transfer)));
  });

  test('fails with the code of the node', async () => {
    const { client } = await clientOf({ code: 'SIGERROR', message: 'Validate signature error' });
    const sent = broadcast(client, transfer);
    await expect(sent).rejects.toBeInstanceOf(TransactionRejected);
    await expect(sent).rejects.toMatchObject({
      code: 'SIGERROR',
      message: 'Validate signature error',
    });
  });

  test('is refused for a transaction that the node already had', async () => {
    const { client } = await clientOf(known);
    await expect(broadcast(client, transfer)).rejects.toMatchObject({
      code: 'DUP_TRANSACTION_ERROR',
    });
  });

  test('has succeeded when the node before took it and then failed', async () => {
    const dropping = await startNode(() => 'drop');
    const { node } = await clientOf(known);
    const client = createClient({ fullNodes: [dropping.url, node.url] });
    await broadcast(client, transfer);
    expect(dropping.received[0]!.body).toBe(node.received[0]!.body);
  });

  test('tells when no node could be reached', async () => {
    const client = createClient({ fullNodes: ['http://127.0.0.1:1'] });
    await expect(broadcast(client, transfer)).rejects.toBeInstanceOf(NodeUnreachable);
  });
});
