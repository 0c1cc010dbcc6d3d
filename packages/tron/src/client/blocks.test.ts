import { describe, expect, test } from 'vitest';
import { answering, startNode } from '../../test/node-stand-in.ts';
import { MalformedAnswer } from '../errors.ts';
import { getBlockByNumber, getBlockRange, getNowBlock } from './blocks.ts';
import { createClient } from './client.ts';

const WITNESS = '417e5f4552091a69125d5dfcb7b8c2659029395bdf';
const id = (number: number) => number.toString(16).padStart(16, '0').padEnd(64, 'a');

/** As java-tron prints it, with what we do not read. */
function blockJson(number: number) {
  return {
    blockID: id(number),
    block_header: {
      raw_data: {
        number,
        txTrieRoot: '0'.repeat(64),
        witness_address: WITNESS,
        parentHash: id(number - 1),
        version: 31,
        timestamp: 1_700_000_000_000 + number,
      },
      witness_signature: 'ab'.repeat(65),
    },
    transactions: [{ ret: [{ contractRet: 'SUCCESS' }], txID: 'cd'.repeat(32), raw_data_hex: '' }],
  };
}

async function clientOf(json: unknown) {
  const node = await startNode(answering(json));
  return { node, client: createClient({ fullNodes: [node.url] }) };
}

describe('a block', () => {
  test('is read from the full node, or from the confirmed one', async () => {
    const { node, client } = await clientOf(blockJson(7));
    expect(await getNowBlock(client)).toEqual({
      number: 7,
      id: id(7),
      parentId: id(6),
      timestamp: 1_700_000_000_007,
      witness: WITNESS,
      transactionIds: ['cd'.repeat(32)],
    });
    await getNowBlock(client, { finality: 'confirmed' });
    expect(node.received.map(({ path }) => path)).toEqual([
      '/wallet/getnowblock',
      '/walletsolidity/getnowblock',
    ]);
  });

  test('without transactions, witness and number is the first one', async () => {
    const raw_data = { parentHash: id(0), timestamp: 0 };
    const { client } = await clientOf({ blockID: id(0), block_header: { raw_data } });
    expect(await getBlockByNumber(client, 0)).toMatchObject({
      number: 0,
      witness: undefined,
      transactionIds: [],
    });
  });

  test('beyond the head is null', async () => {
    const { node, client } = await clientOf({});
    expect(await getBlockByNumber(client, 99)).toBeNull();
    expect(node.received[0]!.body).toBe('{"num":99}');
  });

  test('without an id is malformed', async () => {
    const { client } = await clientOf({ ...blockJson(7), blockID: 'x' });
    await expect(getNowBlock(client)).rejects.toBeInstanceOf(MalformedAnswer);
  });
});

describe('a range of blocks', () => {
  test('is half open', async () => {
    const { node, client } = await clientOf({ block: [blockJson(7), blockJson(8)] });
    expect((await getBlockRange(client, 7, 9)).map(({ number }) => number)).toEqual([7, 8]);
    expect(node.received[0]!.body).toBe('{"startNum":7,"endNum":9}');
  });

  test('may be empty, but not have gaps', async () => {
    const { client } = await clientOf({});
    expect(await getBlockRange(client, 7, 9)).toEqual([]);
    const { client: broken } = await clientOf({ block: [blockJson(7), blockJson(9)] });
    await expect(getBlockRange(broken, 7, 10)).rejects.toBeInstanceOf(MalformedAnswer);
  });
});
