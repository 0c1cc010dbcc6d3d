import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compile } from '../../test/tronweb/compile.ts';
import { type Answer, type Node, startNode } from '../../test/tronweb/node.ts';

const TRX = 1_000_000;
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
const coin = compile('Coin');

let node: Node;
let token: string;
let sent: string;
beforeAll(async () => {
  node = await startNode({ clock: () => 1_780_000_000_000 });
  const { tronWeb, account } = node;
  const draft = await tronWeb.transactionBuilder.createSmartContract(
    { ...coin, feeLimit: 1_000 * TRX, parameters: [1_000_000] },
    account(0).address,
  );
  await tronWeb.trx.sendRawTransaction(await tronWeb.trx.sign(draft));
  token = `0x${draft.contract_address.slice(2)}`;
  const contract: Answer = tronWeb.contract(coin.abi, draft.contract_address);
  sent = await contract.transfer(account(1).address, 10).send({ feeLimit: 100 * TRX });
});
afterAll(() => node?.devnet.close());

const post = (body: unknown): Promise<Answer> => node.post('jsonrpc', body);
const call = async (method: string, ...params: unknown[]): Promise<Answer> => {
  const { result, error } = await post({ jsonrpc: '2.0', id: 1, method, params });
  return error ?? result;
};
const evm = (index: number) => `0x${node.account(index).hex.slice(2)}`;
const padded = (value: bigint | string) => BigInt(value).toString(16).padStart(64, '0');
const balanceCall = (who: string) => ({ to: token, data: `0x70a08231${padded(who)}` });
const hashes = async (filter: object) =>
  (await call('eth_getLogs', filter)).map((log: Answer) => log.transactionHash);

describe('what an Ethereum reader asks', () => {
  test('of the chain', async () => {
    const id = `0x${node.devnet.chain.genesisId.slice(-8)}`;
    expect(await call('eth_chainId')).toBe(id);
    expect(await call('net_version')).toBe(id);
    expect(await call('eth_gasPrice')).toBe('0x64');
    expect(await call('eth_syncing')).toBe(false);
    expect(Number(await call('eth_blockNumber'))).toBe(node.devnet.chain.head().number);
    expect(await call('web3_sha3', '0x')).toBe(
      '0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470',
    );
  });

  test('of blocks, with hashes or whole transactions', async () => {
    const block = await call('eth_getBlockByNumber', 'latest', false);
    const { id, parentId, timestamp } = node.devnet.chain.head();
    expect(block).toMatchObject({
      hash: `0x${id}`,
      parentHash: `0x${parentId}`,
      timestamp: `0x${Math.floor(timestamp / 1000).toString(16)}`,
      transactions: [`0x${sent}`],
    });
    expect((await call('eth_getBlockByHash', block.hash, true)).transactions).toMatchObject([
      { hash: `0x${sent}`, from: evm(0), to: token, value: '0x0' },
    ]);
    expect(await call('eth_getBlockByNumber', '0xffff', true)).toBeNull();
    expect(await call('eth_getBlockTransactionCountByNumber', 'latest')).toBe('0x1');
    expect(await call('eth_getBlockByNumber', 'finalized', false)).toEqual(block);
    expect(await call('eth_getBlockByNumber', 'pending', false)).toMatchObject({ code: -32602 });
  });

  test('of transactions and their receipts', async () => {
    const receipt = await call('eth_getTransactionReceipt', `0x${sent}`);
    const info = await node.post('wallet/gettransactioninfobyid', { value: sent });
    expect(receipt).toMatchObject({
      status: '0x1',
      from: evm(0),
      to: token,
      contractAddress: null,
      gasUsed: `0x${info.receipt.energy_usage_total.toString(16)}`,
      logs: [{ address: token, topics: [TRANSFER, `0x${padded(evm(0))}`, `0x${padded(evm(1))}`] }],
    });
    expect(await call('eth_getTransactionByBlockNumberAndIndex', 'latest', '0x0')).toEqual(
      await call('eth_getTransactionByHash', `0x${sent}`),
    );
    expect(await call('eth_getTransactionByHash', `0x${'12'.repeat(32)}`)).toBeNull();
  });

  test('of accounts and contracts', async () => {
    const { balance } = await node.tronWeb.trx.getAccount(node.account(3).address);
    expect(await call('eth_getBalance', evm(3), 'latest')).toBe(`0x${balance.toString(16)}`);
    expect(await call('eth_getBalance', evm(3), '0x0')).toMatchObject({ code: -32602 });
    expect(await call('eth_getCode', evm(3), 'latest')).toBe('0x');
    expect((await call('eth_getCode', token, 'latest')).length).toBeGreaterThan(100);
    expect(await call('eth_getStorageAt', token, '0xffff', 'latest')).toBe(`0x${padded(0n)}`);
  });

  test('of calls, which tell why they failed', async () => {
    expect(await call('eth_call', balanceCall(evm(1)), 'latest')).toBe(`0x${padded(10n)}`);
    const tooMuch = `0xa9059cbb${padded(evm(1))}${padded(10n ** 12n)}`;
    const failed = await call('eth_call', { from: evm(5), to: token, data: tooMuch }, 'latest');
    expect(failed).toMatchObject({ code: -32000, message: 'REVERT opcode executed: too little' });
    const one = `0xa9059cbb${padded(evm(1))}${padded(1n)}`;
    expect(
      Number(await call('eth_estimateGas', { from: evm(0), to: token, data: one })),
    ).toBeGreaterThan(5_000);
  });
});

describe('logs', () => {
  const everything = { fromBlock: '0x0', toBlock: 'latest' };

  test('are found by contract and topics', async () => {
    const all = await hashes({ ...everything, address: token });
    expect(all).toContain(`0x${sent}`);
    expect(await hashes({ ...everything, topics: [TRANSFER] })).toEqual(all);
    const to = `0x${padded(evm(1))}`;
    expect(await hashes({ ...everything, topics: [null, null, to] })).toEqual([`0x${sent}`]);
    expect(await hashes({ ...everything, topics: [[TRANSFER, to], null, to] })).toEqual([
      `0x${sent}`,
    ]);
    expect(await hashes({ ...everything, topics: [to] })).toEqual([]);
    expect(await hashes({ ...everything, address: evm(4) })).toEqual([]);
    const { id } = node.devnet.chain.head();
    expect(await hashes({ blockHash: `0x${id}` })).toEqual([`0x${sent}`]);
  });

  test('are told once by a filter that is polled, as blocks are', async () => {
    const logs = await call('eth_newFilter', { address: token });
    const blocks = await call('eth_newBlockFilter');
    expect(await call('eth_getFilterChanges', logs)).toEqual([]);
    const contract: Answer = node.tronWeb.contract(coin.abi, `41${token.slice(2)}`);
    const more = await contract.transfer(node.account(2).address, 1).send({ feeLimit: 100 * TRX });
    expect(await call('eth_getFilterChanges', logs)).toMatchObject([
      { transactionHash: `0x${more}` },
    ]);
    expect(await call('eth_getFilterChanges', logs)).toEqual([]);
    expect(await call('eth_getFilterChanges', blocks)).toEqual([
      `0x${node.devnet.chain.head().id}`,
    ]);
    expect((await call('eth_getFilterLogs', logs)).length).toBeGreaterThan(1);
    expect(await call('eth_uninstallFilter', logs)).toBe(true);
    expect(await call('eth_getFilterChanges', logs)).toMatchObject({ code: -32000 });
  });
});

describe('a request', () => {
  test('may hold several calls', async () => {
    const batch = ['eth_chainId', 'eth_nothing'].map((method, id) => ({
      jsonrpc: '2.0',
      id,
      method,
      params: [],
    }));
    expect(await post(batch)).toMatchObject([
      { id: 0, result: expect.stringMatching(/^0x/) },
      { id: 1, error: { code: -32601 } },
    ]);
  });

  test('that is none is refused, and changes nothing', async () => {
    const raw = async (body: string): Promise<Answer> =>
      (await fetch(`${node.url}/jsonrpc`, { method: 'POST', body })).json();
    expect(await raw('{')).toMatchObject({ error: { code: -32700 } });
    expect(await raw('[]')).toEqual([]);
    expect(await raw('7')).toMatchObject({ error: { code: -32600 } });
    const wrong: [string, unknown[]][] = [
      ['eth_getBalance', ['0x12', 'latest']],
      ['eth_getBlockByHash', ['0x12', true]],
      ['eth_getLogs', [{ topics: [1] }]],
      ['eth_getLogs', [{ fromBlock: 'yesterday' }]],
      ['eth_call', ['0x']],
    ];
    for (const [method, params] of wrong) {
      expect(await call(method, ...params), method).toMatchObject({ code: -32602 });
    }
  });
});
