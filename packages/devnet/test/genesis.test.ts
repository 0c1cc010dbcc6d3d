import { type HexAddress, parseAddress, toHexAddress } from '@vellum/tron/address';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GENESIS_WITNESS, sealHeader } from '../src/chain/header.ts';
import { genesisRoot } from '../src/chain/merkle-root.ts';
import { genesisTransfer } from '../src/genesis-transfers.ts';
import { createDevnet, type DevnetOptions } from '../src/index.ts';
import { type Answer, type Node, startNode } from './tronweb/node.ts';

/** Of mainnet and of any java-tron whose configuration keeps the default. */
const PARENT = 'e58f33f9baf9305dc6f82b9f1934ea8f0ade2defb951258d50167028c780351f';
const BLACK_HOLE = ['TLsV52sRDL79HXGGm9yzwKibb6BeruhUzy', -(2n ** 63n)] as const;
const SUN = ['TXmVpin5vq5gdZsciyyjdZgKRUju4st1wM', 0n] as const;
const KEY_ONE = 'TMVQGm1qAQYVdetCeGRRkTWYYrLXuHK2HC';
const SUPPLY = 99_000_000_000_000_000n;
/** Of the private java-tron 4.8.1 that the recorded answers come from. */
const TIMESTAMP = 1_794_946_047_000;

/** Recorded: what it prints of the transfer to private key 1. */
const RECORDED_TRANSFER = {
  txID: '6040f5002c56d1758763c67d2d4f8ec16b6a36845bf27423090afb3aca353b98',
  raw_data: {
    contract: [
      {
        parameter: {
          value: {
            amount: Number(SUPPLY),
            owner_address: '3078303030303030303030303030303030303030303030',
            to_address: '417e5f4552091a69125d5dfcb7b8c2659029395bdf',
          },
          type_url: 'type.googleapis.com/protocol.TransferContract',
        },
        type: 'TransferContract',
      },
    ],
  },
  raw_data_hex:
    '5a6f0801126b0a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e7472616374123a0a1730783030303030303030303030303030303030303030301215417e5f4552091a69125d5dfcb7b8c2659029395bdf1880808ec69bffedaf01',
};

/** Recorded: what stands where later blocks have their witness, in hex and, when addresses are visible, in base58. */
const SENTENCE = {
  hex: '41206e65772073797374656d206d75737420616c6c6f77206578697374696e672073797374656d7320746f206265206c696e6b656420746f67657468657220776974686f757420726571756972696e6720616e792063656e7472616c20636f6e74726f6c206f7220636f6f7264696e6174696f6e',
  base58:
    'A2aRHeJL17i55Nd5FWdtaXJL4RuhcBPnZGSqvDZnw2Qcadhh9hhFBwAkHM52Tuv6d15wMcMgrUc3hi1HpCCyAefw5kDgbvbGWjKgJoyER8ZY1w6sy3pxp56YdtiW4LtbCKaWyRpxzXv4mEmh88Y2ipZP8VFpSy8YLqnj',
};

const hexOf = (address: string): HexAddress => toHexAddress(parseAddress(address)!);

describe('block 0 of a known chain', () => {
  const blockOf = (accounts: readonly (readonly [string, bigint])[], timestamp: number) => {
    const transfers = accounts.map(([to, amount]) => genesisTransfer(hexOf(to), amount));
    const txTrieRoot = genesisRoot(transfers);
    const fields = { number: 0, timestamp, parentId: PARENT, txTrieRoot, witness: GENESIS_WITNESS };
    return { ...sealHeader(fields), txids: transfers.map(({ id }) => id) };
  };

  it('of mainnet has the id that everybody knows', () => {
    const zion = ['TLLM21wteSPs4hKjbxgmH1L6poyMjeTbHm', SUPPLY] as const;
    expect(blockOf([zion, SUN, BLACK_HOLE], 0).id).toBe(
      '00000000000000001ebf88508a03865c71d452e25f4d51194196a1d22b6653dc',
    );
  });

  it('of a private java-tron has the recorded ids and root', () => {
    expect(blockOf([[KEY_ONE, SUPPLY], SUN, BLACK_HOLE], TIMESTAMP)).toMatchObject({
      id: '0000000000000000ff9035259cf5dd8ff0b638758de13c801af7bed4145ed1af',
      txTrieRoot: '5530c0d910c8f7af51ec0dba74f83023158c94becd0b7dded654754a52161566',
      txids: [
        RECORDED_TRANSFER.txID,
        'dfb4a633165cb85963ec1edfb4c9283644a3e136b77c063f4ba2e39307863a75',
        '25b18a55f86afb10e7aca38d0073d04c80397c6636069193953fdefaea0b8369',
      ],
    });
  });
});

describe('block 0 of the devnet', () => {
  let node: Node;
  const post = (path: string, body: object): Promise<Answer> => node.post(path, body);
  const rpc = async (method: string, ...params: unknown[]): Promise<Answer> =>
    (await post('jsonrpc', { jsonrpc: '2.0', id: 1, method, params })).result;

  beforeAll(async () => {
    // The witness has ten thousand times the balance of the others: as much as on the recorded chain.
    const genesis = { timestamp: TIMESTAMP, accounts: 2, balance: SUPPLY / 10_000n };
    node = await startNode({ genesis, clock: () => TIMESTAMP + 3_000 });
    await node.devnet.mine();
  });
  afterAll(() => node?.devnet.close());

  it('has the form of java-tron, however it is asked for', async () => {
    const block = await post('wallet/getblockbynum', { num: 0 });
    const { chain } = node.devnet;
    const { txTrieRoot, parentId } = chain.blockByNumber(0)!;
    const raw_data = { txTrieRoot, witness_address: SENTENCE.hex, parentHash: parentId };
    expect(block).toEqual({
      blockID: chain.genesisId,
      block_header: { raw_data: { ...raw_data, timestamp: TIMESTAMP } },
      transactions: [RECORDED_TRANSFER, expect.anything(), expect.anything()],
    });
    const { transactions, ...header } = block;
    expect(transactions[2].raw_data.contract[0].parameter.value).toEqual({
      owner_address: RECORDED_TRANSFER.raw_data.contract[0]!.parameter.value.owner_address,
      to_address: hexOf(BLACK_HOLE[0]),
    });
    expect(await post('wallet/getblock', { id_or_num: '0' })).toEqual(header);
    expect(await post('wallet/getblock', { id_or_num: '0', detail: true })).toEqual(block);
    expect(await post('wallet/getblockbyid', { value: chain.genesisId })).toEqual(block);
    expect(await post('walletsolidity/getblockbynum', { num: 0 })).toEqual(block);
    const range = await post('wallet/getblockbylimitnext', { startNum: 0, endNum: 2 });
    expect(range.block).toMatchObject([block, { block_header: { raw_data: { number: 1 } } }]);
    expect(await node.tronWeb.trx.getBlock(0)).toEqual(block);
  });

  it('prints the sentence and the sender in base58 where addresses are visible', async () => {
    const block = await post('wallet/getblockbynum', { num: 0, visible: true });
    expect(block.block_header.raw_data.witness_address).toBe(SENTENCE.base58);
    const { value } = block.transactions[0].raw_data.contract[0].parameter;
    expect(value.owner_address).toBe('7YxAaK71utTpYJ8u4Zna7muWxd1pQwimpGxy8');
    expect(value.to_address).toBe(KEY_ONE);
  });

  it('has transfers that nothing finds by id, and no receipts', async () => {
    const value = RECORDED_TRANSFER.txID;
    expect(await post('wallet/gettransactioncountbyblocknum', { num: 0 })).toEqual({ count: 3 });
    expect(await post('wallet/gettransactioninfobyblocknum', { num: 0 })).toEqual({});
    for (const side of ['wallet', 'walletsolidity']) {
      expect(await post(`${side}/gettransactionbyid`, { value })).toEqual({});
      expect(await post(`${side}/gettransactioninfobyid`, { value })).toEqual({});
    }
    expect(await rpc('eth_getTransactionByHash', `0x${value}`)).toBeNull();
    expect(await rpc('eth_getTransactionReceipt', `0x${value}`)).toBeNull();
    const { data } = await node.get(`v1/accounts/${KEY_ONE}/transactions`);
    expect(data).toEqual([]);
  });

  it('has the form of java-tron over JSON-RPC', async () => {
    const nobody = `0x${'00'.repeat(20)}`;
    const block = await rpc('eth_getBlockByNumber', '0x0', true);
    expect(block).toMatchObject({
      number: '0x0',
      hash: `0x${node.devnet.chain.genesisId}`,
      miner: nobody,
      gasLimit: '0x0',
      gasUsed: '0x0',
      stateRoot: '0x',
      timestamp: '0x6afcb3ff',
    });
    const transfer = {
      blockHash: block.hash,
      blockNumber: '0x0',
      from: nobody,
      gas: '0x0',
      gasPrice: '0x64',
      hash: `0x${RECORDED_TRANSFER.txID}`,
      input: '0x',
      nonce: '0x0000000000000000',
      r: `0x${'00'.repeat(32)}`,
      s: `0x${'00'.repeat(32)}`,
      to: '0x7e5f4552091a69125d5dfcb7b8c2659029395bdf',
      transactionIndex: '0x0',
      type: '0x0',
      v: '0x00',
      value: '0x15fb7f9b8c38000',
    };
    expect(block.transactions[0]).toEqual(transfer);
    expect(block.transactions[2]).toMatchObject({ value: '0x0', transactionIndex: '0x2' });
    expect(await rpc('eth_getTransactionByBlockNumberAndIndex', '0x0', '0x0')).toEqual(transfer);
    expect(await rpc('eth_getBlockTransactionCountByNumber', 'earliest')).toBe('0x3');
    expect((await rpc('eth_getBlockByHash', block.hash, false)).transactions[0]).toBe(
      transfer.hash,
    );
  });

  it('counts its bytes as nodes send them', async () => {
    // Recorded: 174 bytes in a block without transactions, whose number and time have as many bytes as here.
    expect((await rpc('eth_getBlockByNumber', '0x1', false)).size).toBe('0xae');
  });
});

it('chains with other accounts, money, time or rules have other ids', async () => {
  const base = { timestamp: TIMESTAMP, seed: 'a', accounts: 3, balance: 5n };
  const variants: readonly DevnetOptions[] = [
    { genesis: base },
    { genesis: { ...base, timestamp: TIMESTAMP + 3_000 } },
    { genesis: { ...base, seed: 'b' } },
    { genesis: { ...base, accounts: 4 } },
    { genesis: { ...base, balance: 6n } },
    { genesis: base, parameters: { getEnergyFee: 1n } },
  ];
  const idOf = async (options: DevnetOptions) => {
    const devnet = await createDevnet(options);
    await devnet.close();
    return devnet.chain.genesisId;
  };
  const ids = await Promise.all([...variants, { genesis: base }].map(idOf));
  expect(new Set(ids).size).toBe(variants.length);
  expect(ids.at(-1)).toBe(ids[0]);
});
