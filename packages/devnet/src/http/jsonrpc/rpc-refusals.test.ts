import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compile } from '../../../test/tronweb/compile.ts';
import { type Answer, type Node, startNode } from '../../../test/tronweb/node.ts';

const TRX = 1_000_000;
const coin = compile('Coin');
const ZERO = `0x${'00'.repeat(32)}`;

let node: Node;
let token: string;
let deployed: number;
beforeAll(async () => {
  node = await startNode({ clock: () => 1_780_000_000_000 });
  const { tronWeb, account } = node;
  const draft = await tronWeb.transactionBuilder.createSmartContract(
    { ...coin, feeLimit: 1_000 * TRX, parameters: [1_000_000] },
    account(0).address,
  );
  const { blockNumber } = await node.send(draft, 0);
  deployed = blockNumber;
  token = `0x${draft.contract_address.slice(2)}`;
});
afterAll(() => node?.devnet.close());

const call = async (method: string, ...params: unknown[]): Promise<Answer> => {
  const { result, error } = await node.post('jsonrpc', { jsonrpc: '2.0', id: 1, method, params });
  return error ?? result;
};
const evm = (index: number) => `0x${node.account(index).hex.slice(2)}`;
const padded = (value: bigint | string) => BigInt(value).toString(16).padStart(64, '0');
const own = (code: number, message: string) => ({ code, message, data: '{}' });
/** Refusals of the JSON-RPC library come without data. */
const early = (code: number, message: string) => ({ code, message });

/** Each as java-tron 4.8.1 answered it. */
describe('java-tron and this node refuse alike', () => {
  const decoding = 'exception decoding Hex string: invalid characters encountered in Hex string';
  const uncaught = (exceptionTypeName: string, message: string) => ({
    code: -32001,
    message,
    data: { exceptionTypeName, message },
  });

  test('methods that are not there, or not with so many parameters', async () => {
    expect(await call('eth_nothing')).toEqual(early(-32601, 'method not found'));
    expect(await call('eth_chainId', 1)).toEqual(early(-32602, 'method parameters invalid'));
    expect(await call('eth_getBalance', evm(0))).toEqual(
      early(-32602, 'method parameters invalid'),
    );
    const absent = 'the method eth_getTransactionCount does not exist/is not available';
    expect(await call('eth_getTransactionCount', evm(0), 'latest')).toEqual(own(-32601, absent));
  });

  test('tags and numbers of blocks', async () => {
    const tags = 'TAG [earliest | pending | finalized] not supported';
    const cases: [tag: unknown, message: string][] = [
      ['earliest', tags],
      ['finalized', tags],
      ['safe', 'invalid block number'],
      ['0x1', 'QUANTITY not supported, just support TAG as latest'],
      [null, 'invalid block number'],
    ];
    for (const [tag, message] of cases) {
      expect(await call('eth_getBalance', evm(0), tag), String(tag)).toEqual(own(-32602, message));
    }
    expect(await call('eth_getBlockByNumber', 'safe', false)).toEqual(
      own(-32602, 'invalid block number'),
    );
    expect(await call('eth_getBlockByNumber', String(deployed), 'true')).toMatchObject({
      transactions: [{ input: '0x', value: '0x0', to: null }],
    });
    expect(await call('eth_getTransactionByBlockNumberAndIndex', 'latest', '0')).toEqual(
      own(-32602, 'invalid index value'),
    );
  });

  test('addresses, which may have their 41', async () => {
    const balance = await call('eth_getBalance', evm(3), 'latest');
    expect(await call('eth_getBalance', `0x41${evm(3).slice(2)}`, 'latest')).toBe(balance);
    expect(await call('eth_getBalance', node.account(3).address, 'latest')).toEqual(
      own(-32602, decoding),
    );
    expect(await call('eth_getBalance', '0x12', 'latest')).toEqual(
      own(-32602, 'invalid address hash value'),
    );
    expect(await call('eth_getStorageAt', token, 'zz', 'latest')).toEqual(
      uncaught('org.bouncycastle.util.encoders.DecoderException', decoding),
    );
  });

  test('calls, with the reason in the message', async () => {
    const tooMuch = `0xa9059cbb${padded(evm(1))}${padded(10n ** 12n)}`;
    const failing = { from: evm(5), to: token, data: tooMuch };
    const reason = own(-32000, 'REVERT opcode executed: too little');
    expect(await call('eth_call', failing, 'latest')).toEqual(reason);
    expect(await call('eth_estimateGas', failing)).toEqual(reason);
    expect(await call('eth_call', { to: token, data: '0x12345678' }, 'latest')).toEqual(
      own(-32000, 'REVERT opcode executed'),
    );
    expect(await call('eth_call', { to: evm(1), data: '0x' }, 'latest')).toEqual(
      own(-32600, 'Smart contract is not exist.'),
    );
    expect(await call('eth_call', { from: evm(0) }, 'latest')).toEqual(
      own(-32602, 'invalid address hash value'),
    );
    expect(await call('eth_call', { to: token, input: '0x' }, 'latest')).toEqual(
      early(-32700, 'JSON parse error'),
    );
    expect(await call('eth_estimateGas', { to: evm(1) })).toEqual(
      own(-32600, 'invalid json request: invalid value'),
    );
    expect(await call('eth_estimateGas', { from: evm(0), to: evm(1), value: '0x1' })).toBe('0x0');
    const all = { from: evm(0), to: evm(1), value: '0xfffffffffffffff' };
    expect(await call('eth_estimateGas', all)).toEqual(
      own(-32600, 'Validate TransferContract error, balance is not sufficient.'),
    );
  });

  test('logs and filters', async () => {
    const backwards = own(-32602, 'please verify: fromBlock <= toBlock');
    expect(await call('eth_getLogs', { fromBlock: '0x2', toBlock: '0x1' })).toEqual(backwards);
    expect(await call('eth_newFilter', { fromBlock: '0x2', toBlock: '0x1' })).toEqual(backwards);
    expect(await call('eth_getLogs', { fromBlock: 'yesterday' })).toEqual(
      own(-32602, 'Incorrect hex syntax'),
    );
    expect(await call('eth_getLogs', { address: `0x41${token.slice(2)}` })).toEqual(
      own(-32602, `invalid address: 0x41${token.slice(2)}`),
    );
    expect(await call('eth_getLogs', { blockHash: ZERO })).toEqual(
      own(-32602, 'invalid blockHash'),
    );
    expect(await call('eth_getLogs', { blockHash: ZERO, toBlock: '0x1' })).toEqual(
      own(-32602, 'cannot specify both BlockHash and FromBlock/ToBlock, choose one or the other'),
    );
    expect(await call('eth_newFilter', { toBlock: 'finalized' })).toEqual(
      own(-32602, 'invalid block range params'),
    );
    for (const method of ['eth_getFilterChanges', 'eth_getFilterLogs', 'eth_uninstallFilter']) {
      expect(await call(method, '0x1'), method).toEqual(own(-32000, 'filter not found'));
    }
  });

  test('what is no call', async () => {
    const raw = async (body: string): Promise<string> =>
      (await fetch(`${node.url}/jsonrpc`, { method: 'POST', body })).text();
    const none = { jsonrpc: '2.0', id: 'null', error: early(-32600, 'invalid request') };
    expect(JSON.parse(await raw('7'))).toEqual(none);
    expect(JSON.parse(await raw('{'))).toEqual({
      ...none,
      error: early(-32700, 'JSON parse error'),
    });
    expect(await raw('{"jsonrpc":"2.0","method":"eth_chainId","params":[]}')).toBe('');
  });
});

test('a node alone says that it produces blocks and hears nobody', async () => {
  expect(await call('net_listening')).toBe(false);
  expect(await call('eth_mining')).toBe(true);
  expect(await call('eth_getWork')).toEqual([`0x${node.devnet.chain.head().id}`, null, null]);
  expect(await call('eth_coinbase')).toBe(`0x${node.devnet.accounts[0]!.address}`);
});

test('a filter returns logs of new blocks only, and only within its range', async () => {
  const [past, all] = [
    await call('eth_newFilter', { toBlock: '0x1', address: token }),
    await call('eth_newFilter', { fromBlock: '0x0', address: token }),
  ];
  const contract: Answer = node.tronWeb.contract(coin.abi, `41${token.slice(2)}`);
  const sent = await contract.transfer(node.account(2).address, 1).send({ feeLimit: 100 * TRX });
  expect(await call('eth_getFilterChanges', past)).toEqual([]);
  expect(await call('eth_getFilterChanges', all)).toMatchObject([{ transactionHash: `0x${sent}` }]);
  expect((await call('eth_getFilterLogs', all)).length).toBe(2);
});

test('a transaction shows whom it is for and how much, by its type', async () => {
  const { tronWeb, account } = node;
  const build = tronWeb.transactionBuilder;
  const witness = node.devnet.accounts[0]!.address;
  const shown = async (draft: Answer) =>
    call('eth_getTransactionByHash', `0x${(await node.send(await draft, 0)).id}`);
  expect(await shown(build.freezeBalanceV2(100 * TRX, 'ENERGY', account(0).address))).toMatchObject(
    { to: null, value: '0x0' },
  );
  expect(
    await shown(build.delegateResource(5 * TRX, account(1).address, 'ENERGY', account(0).address)),
  ).toMatchObject({ to: evm(1), value: '0x0' });
  expect(await shown(build.vote({ [witness]: 7 }, account(0).address))).toMatchObject({
    to: `0x${witness.slice(2)}`,
    value: '0x7',
  });
});
