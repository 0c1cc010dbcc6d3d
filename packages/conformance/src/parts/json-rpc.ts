import { addressBytes } from '@vellum/tron/address';
import { isJsonObject, type Json, type JsonObject } from '@vellum/tron/json';
import { word } from '../code/assemble.ts';
import { LOOP, STORE } from '../code/contracts.ts';
import type { Signer } from '../node/submit.ts';
import { concurrent } from '../session/concurrent.ts';
import { definePart } from '../session/define-part.ts';
import { call, deploy, send } from '../session/send.ts';
import type { Pick, Session } from '../session/session.ts';
import { shapeOf } from '../session/shape.ts';

/** Everything about one transaction that JSON-RPC can ask for. */
type Mined = Readonly<{ id: string; hash: string; number: number; block: string; index: string }>;

const hex = (value: number) => `0x${value.toString(16)}`;
const evm = ({ address }: Readonly<{ address: string }>) => `0x${address.slice(2)}`;

/** The methods of JSON-RPC: blocks, transactions, receipts, logs, filters, state, and what is refused. */
export const jsonRpc = definePart('json-rpc', 700, async function* (session) {
  const [alice, bob] = [await session.funded('alice', 400), await session.funded('bob', 100)];
  const contract = yield* deploy(session, 'store', alice, STORE, { value: 77n });
  const loop = yield* deploy(session, 'loop', alice, LOOP);
  const transfer = { to_address: addressBytes(alice.address), amount: 3n };
  const paid = yield* send(session, 'pays', bob, 'TransferContract', transfer);
  const stored = yield* call(session, 'stores', alice, contract, word(1) + word(5), { value: 2n });
  const failed = yield* call(session, 'fails', alice, loop, '', { feeLimit: 2_000_000n });
  const frozen = yield* send(session, 'stakes', bob, 'FreezeBalanceV2Contract', {
    frozen_balance: 1_000_000n,
    resource: 'ENERGY',
  });
  const mined: Mined[] = [];
  for (const [id, { transaction, info }] of Object.entries({ paid, stored, failed, frozen })) {
    mined.push(await minedOf(session, id, transaction.id, Number(info?.['blockNumber'])));
  }
  for (const one of mined) yield* transactionMethods(session, one);
  const log = mined[1];
  if (log !== undefined) yield* logMethods(session, contract.slice(2), log);
  yield* concurrent(stateMethods(session, alice, contract.slice(2)), nodeMethods(session));
  yield* refusals(session);
});

async function minedOf(session: Session, id: string, txid: string, number: number): Promise<Mined> {
  const { id: block } = await session.node.block(number);
  session.names.text(block, `block of ${id}`);
  const receipt = await session.node.post('/jsonrpc', {
    jsonrpc: '2.0',
    id: 1,
    method: 'eth_getTransactionReceipt',
    params: [`0x${txid}`],
  });
  const { transactionIndex = '0x0' } = (receipt['result'] ?? {}) as JsonObject;
  return { id, hash: `0x${txid}`, number, block: `0x${block}`, index: String(transactionIndex) };
}

/** A block with our own transaction alone, and without what the others in it add up to. */
function ownIn(hash: string): Pick {
  return (body) => {
    const block = isJsonObject(body) ? body['result'] : undefined;
    if (!isJsonObject(body) || block === undefined || !isJsonObject(block)) return body;
    const transactions = (block['transactions'] as readonly Json[]).filter(
      (entry) => entry === hash || (isJsonObject(entry) && entry['hash'] === hash),
    );
    const sums = ['gasUsed', 'gasLimit', 'size'].map((key) => [key, typeof block[key]]);
    const own = { transactions: withoutIndex(transactions), ...Object.fromEntries(sums) };
    return { ...body, result: { ...block, ...own } };
  };
}

async function* transactionMethods(session: Session, { id, hash, number, block, index }: Mined) {
  const own = ownIn(hash);
  const at = hex(number);
  yield await session.rpc(`${id}: transaction`, 'eth_getTransactionByHash', [hash], withoutIndex);
  yield await session.rpc(`${id}: receipt`, 'eth_getTransactionReceipt', [hash], withoutIndex);
  const places = {
    eth_getTransactionByBlockHashAndIndex: block,
    eth_getTransactionByBlockNumberAndIndex: at,
  };
  for (const [method, place] of Object.entries(places)) {
    yield await session.rpc(`${id}: ${method}`, method, [place, index], withoutIndex);
  }
  for (const whole of [false, true]) {
    yield await session.rpc(`${id}: block ${whole}`, 'eth_getBlockByHash', [block, whole], own);
    yield await session.rpc(`${id}: height ${whole}`, 'eth_getBlockByNumber', [at, whole], own);
  }
  yield await session.rpc(`${id}: count`, 'eth_getBlockTransactionCountByHash', [block], shapeOf);
  yield await session.rpc(`${id}: count at`, 'eth_getBlockTransactionCountByNumber', [at], shapeOf);
}

/** Where a transaction is in its block, and what came before it there, depends on others. */
const withoutIndex: Pick = (body) => {
  if (Array.isArray(body)) return body.map(withoutIndex);
  if (!isJsonObject(body)) return body;
  const kept = Object.entries(body).map(([key, value]) => {
    if (['transactionIndex', 'logIndex', 'cumulativeGasUsed'].includes(key))
      return [key, typeof value];
    return [key, value === undefined ? value : withoutIndex(value)];
  });
  return Object.fromEntries(kept) as JsonObject;
};

async function* logMethods(session: Session, contract: string, { number, block }: Mined) {
  const address = `0x${contract}`;
  const at = { fromBlock: hex(number), toBlock: hex(number) };
  const queries: Readonly<Record<string, JsonObject>> = {
    'of the contract': { address, ...at },
    'of a block': { address, blockHash: block },
    'of a block and a range': { address, blockHash: block, ...at },
    'by topic': { address, topics: [`0x${word(1)}`], ...at },
    'by another topic': { address, topics: [`0x${word(2)}`], ...at },
    'by any of two topics': { address, topics: [[`0x${word(1)}`, `0x${word(2)}`]], ...at },
    'by second topic': { address, topics: [null, `0x${word(2)}`], ...at },
    'by too many topics': { address, topics: [null, null, null, null, null], ...at },
    'of several addresses': { address: [address, `0x${'ab'.repeat(20)}`], ...at },
    'of a range turned around': { address, fromBlock: hex(number), toBlock: hex(number - 1) },
    'of a range beyond the newest': { address, fromBlock: hex(number + 900_000) },
    'of a tag': { address, fromBlock: 'earliest', toBlock: 'latest' },
    'of a wrong tag': { address, fromBlock: 'sometime' },
    'of a wrong address': { address: '0x12', ...at },
    'of no address': { address: 5, ...at },
  };
  for (const [id, query] of Object.entries(queries)) {
    yield await session.rpc(`logs ${id}`, 'eth_getLogs', [query], withoutIndex);
  }
  yield* filterMethods(session, { address, fromBlock: hex(number) });
}

async function* filterMethods(session: Session, query: JsonObject) {
  const made = await session.node.post('/jsonrpc', {
    jsonrpc: '2.0',
    id: 1,
    method: 'eth_newFilter',
    params: [query],
  });
  const filter = String(made['result']);
  yield await session.rpc('new filter', 'eth_newFilter', [query], shapeOf);
  yield await session.rpc('filter logs', 'eth_getFilterLogs', [filter], withoutIndex);
  yield await session.rpc('filter changes', 'eth_getFilterChanges', [filter], shapeOf);
  yield await session.rpc('filter removed', 'eth_uninstallFilter', [filter]);
  yield await session.rpc('filter removed again', 'eth_uninstallFilter', [filter]);
  yield await session.rpc('logs of a removed filter', 'eth_getFilterLogs', [filter]);
  yield await session.rpc('changes of a removed filter', 'eth_getFilterChanges', [filter]);
  yield await session.rpc('new block filter', 'eth_newBlockFilter', [], shapeOf);
  for (const id of ['0x0', 'x', '', 5]) {
    yield await session.rpc(`changes of filter ${JSON.stringify(id)}`, 'eth_getFilterChanges', [
      id,
    ]);
    yield await session.rpc(`removal of filter ${JSON.stringify(id)}`, 'eth_uninstallFilter', [id]);
  }
  for (const bad of [
    { fromBlock: 'x' },
    { fromBlock: '0x5', toBlock: '0x1' },
    { address: 'x' },
    { blockHash: 'x' },
  ]) {
    yield await session.rpc(`new filter ${JSON.stringify(bad)}`, 'eth_newFilter', [bad]);
  }
}

async function* stateMethods(session: Session, alice: Signer, contract: string) {
  const addresses = {
    contract: `0x${contract}`,
    account: evm(alice),
    nobody: `0x${'ab'.repeat(20)}`,
    base58: session.base58(alice),
    hex: alice.address,
    odd: '0x12',
  };
  for (const [name, address] of Object.entries(addresses)) {
    for (const tag of ['latest', 'pending', 'earliest', '0x1', 'sometime']) {
      yield await session.rpc(`balance of ${name} at ${tag}`, 'eth_getBalance', [address, tag]);
      yield await session.rpc(`code of ${name} at ${tag}`, 'eth_getCode', [address, tag]);
      yield await session.rpc(`slot of ${name} at ${tag}`, 'eth_getStorageAt', [
        address,
        '0x1',
        tag,
      ]);
    }
    yield await session.rpc(`count of ${name}`, 'eth_getTransactionCount', [address, 'latest']);
  }
  for (const slot of ['0x0', `0x${word(1)}`, '1', 'x', '']) {
    yield await session.rpc(`slot "${slot}"`, 'eth_getStorageAt', [
      `0x${contract}`,
      slot,
      'latest',
    ]);
  }
}

/** Answers that are the node's own, by their shape alone. */
const own = [
  'net_version',
  'eth_chainId',
  'eth_blockNumber',
  'eth_coinbase',
  'eth_syncing',
  'net_peerCount',
  'eth_getWork',
];
const shared = [
  'net_listening',
  'eth_protocolVersion',
  'eth_accounts',
  'eth_gasPrice',
  'eth_hashrate',
  'eth_mining',
];
/** Methods that java-tron refuses or does not have, with parameters that they would take. */
const unsupported: Readonly<Record<string, readonly Json[]>> = {
  eth_sendRawTransaction: ['0x'],
  eth_sendTransaction: [{}],
  eth_sign: [`0x${'ab'.repeat(20)}`, '0x'],
  eth_signTransaction: [{}],
  eth_submitWork: ['0x', '0x', '0x'],
  eth_submitHashrate: ['0x0', '0x0'],
  parity_nextNonce: [`0x${'ab'.repeat(20)}`],
  eth_getCompilers: [],
  eth_compileSolidity: [''],
  eth_compileLLL: [''],
  eth_compileSerpent: [''],
  eth_feeHistory: ['0x1', 'latest', []],
  eth_maxPriorityFeePerGas: [],
  nothing: [],
};

async function* nodeMethods(session: Session) {
  for (const method of own) yield await session.rpc(method, method, [], shapeOf);
  for (const method of [...shared, ...Object.keys(unsupported)]) {
    yield await session.rpc(method, method);
  }
  for (const [method, params] of Object.entries(unsupported)) {
    yield await session.rpc(`${method} with parameters`, method, params);
  }
  yield await session.rpc('web3_sha3', 'web3_sha3', ['0x616263']);
  yield await session.rpc('web3_sha3 of text', 'web3_sha3', ['abc']);
  for (const tag of ['earliest', '0x0']) {
    const first: Pick = (body) => shapeOf(body);
    yield await session.rpc(`block ${tag}`, 'eth_getBlockByNumber', [tag, false], first);
  }
  for (const tag of ['latest', 'finalized', 'pending']) {
    yield await session.rpc(`block ${tag}`, 'eth_getBlockByNumber', [tag, false], keysOfResult);
  }
  for (const tag of ['safe', 'x', '0xffffff', '-1', '5', '', null, 5]) {
    const at = `at ${JSON.stringify(tag)}`;
    yield await session.rpc(`block ${at}`, 'eth_getBlockByNumber', [tag, false], keysOfResult);
    yield await session.rpc(`count ${at}`, 'eth_getBlockTransactionCountByNumber', [tag], shapeOf);
  }
  for (const hash of ['0x', `0x${'ab'.repeat(32)}`, 'x', 5]) {
    yield await session.rpc(`block ${hash}`, 'eth_getBlockByHash', [hash, false]);
    yield await session.rpc(`transaction ${hash}`, 'eth_getTransactionByHash', [hash]);
    yield await session.rpc(`receipt ${hash}`, 'eth_getTransactionReceipt', [hash]);
  }
  for (const name of ['eth_getUncleCountByBlockHash', 'eth_getUncleCountByBlockNumber']) {
    yield await session.rpc(name, name, ['0x1']);
  }
  yield await session.rpc('uncle', 'eth_getUncleByBlockHashAndIndex', [
    `0x${'ab'.repeat(32)}`,
    '0x0',
  ]);
  yield await session.rpc('uncle by number', 'eth_getUncleByBlockNumberAndIndex', ['0x1', '0x0']);
}

const keysOfResult: Pick = (body) => {
  const result = isJsonObject(body) ? body['result'] : undefined;
  if (!isJsonObject(body) || result === undefined || !isJsonObject(result)) return body;
  return { ...body, result: Object.keys(result) };
};

async function* refusals(session: Session) {
  const bodies: Readonly<Record<string, JsonObject | readonly Json[] | string>> = {
    nothing: '',
    nonsense: 'nonsense',
    'an empty object': {},
    'an empty list': [],
    'a list of nonsense': [1, 'x'],
    'no version': { id: 1, method: 'net_listening', params: [] },
    'no id': { jsonrpc: '2.0', method: 'net_listening', params: [] },
    'an id of text': { jsonrpc: '2.0', id: 'abc', method: 'net_listening', params: [] },
    'a null id': { jsonrpc: '2.0', id: null, method: 'net_listening', params: [] },
    'no params': { jsonrpc: '2.0', id: 1, method: 'net_listening' },
    'params of an object': { jsonrpc: '2.0', id: 1, method: 'net_listening', params: {} },
    'too many params': { jsonrpc: '2.0', id: 1, method: 'net_listening', params: [1, 2] },
    'too few params': { jsonrpc: '2.0', id: 1, method: 'eth_getBalance', params: [] },
    'a batch': [
      { jsonrpc: '2.0', id: 1, method: 'net_listening', params: [] },
      { jsonrpc: '2.0', id: 2, method: 'nothing', params: [] },
    ],
  };
  for (const [id, body] of Object.entries(bodies)) {
    yield await session.asked(`request: ${id}`, { method: 'POST', path: '/jsonrpc', body });
  }
  yield await session.asked('request: GET', { method: 'GET', path: '/jsonrpc' });
}
