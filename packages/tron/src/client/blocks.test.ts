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

/** Recorded from java-tron 4.8.1; of its transfers the last, to the black hole. */
const genesisJson = {
  blockID: '0000000000000000ff9035259cf5dd8ff0b638758de13c801af7bed4145ed1af',
  block_header: {
    raw_data: {
      txTrieRoot: '5530c0d910c8f7af51ec0dba74f83023158c94becd0b7dded654754a52161566',
      witness_address:
        '41206e65772073797374656d206d75737420616c6c6f77206578697374696e672073797374656d7320746f206265206c696e6b656420746f67657468657220776974686f757420726571756972696e6720616e792063656e7472616c20636f6e74726f6c206f7220636f6f7264696e6174696f6e',
      parentHash: 'e58f33f9baf9305dc6f82b9f1934ea8f0ade2defb951258d50167028c780351f',
      timestamp: 1_794_946_047_000,
    },
  },
  transactions: [
    {
      txID: '25b18a55f86afb10e7aca38d0073d04c80397c6636069193953fdefaea0b8369',
      raw_data: {
        contract: [
          {
            parameter: {
              value: {
                amount: '-9223372036854775808',
                owner_address: '3078303030303030303030303030303030303030303030',
                to_address: '4177944d19c052b73ee2286823aa83f8138cb7032f',
              },
              type_url: 'type.googleapis.com/protocol.TransferContract',
            },
            type: 'TransferContract',
          },
        ],
      },
      raw_data_hex:
        '5a700801126c0a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e7472616374123b0a17307830303030303030303030303030303030303030303012154177944d19c052b73ee2286823aa83f8138cb7032f1880808080808080808001',
    },
  ],
};

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

  test('zero of java-tron has a sentence as witness, no signature and transfers', async () => {
    const { client } = await clientOf(genesisJson);
    const genesis = {
      number: 0,
      id: '0000000000000000ff9035259cf5dd8ff0b638758de13c801af7bed4145ed1af',
      parentId: 'e58f33f9baf9305dc6f82b9f1934ea8f0ade2defb951258d50167028c780351f',
      timestamp: 1_794_946_047_000,
      witness: undefined,
      transactionIds: ['25b18a55f86afb10e7aca38d0073d04c80397c6636069193953fdefaea0b8369'],
    };
    expect(await getBlockByNumber(client, 0)).toEqual(genesis);
    expect(await getNowBlock(client)).toEqual(genesis);
    const { client: range } = await clientOf({ block: [genesisJson, blockJson(1)] });
    expect((await getBlockRange(range, 0, 2)).map(({ number }) => number)).toEqual([0, 1]);
  });

  test('above zero with a sentence as witness is malformed', async () => {
    const block = blockJson(7);
    const { witness_address } = genesisJson.block_header.raw_data;
    const raw_data = { ...block.block_header.raw_data, witness_address };
    const { client } = await clientOf({ ...block, block_header: { raw_data } });
    await expect(getNowBlock(client)).rejects.toBeInstanceOf(MalformedAnswer);
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
