import { connect } from 'node:net';
import { encodeTransaction, type Transaction } from '@vellum/tron/transaction';
import { transactionToJson } from '@vellum/tron/transaction-json';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { transferOf } from '../../../test/signed.ts';
import { createDevnet, type Devnet } from '../../index.ts';
import { printJson } from '../../wire/json-text.ts';
import { hookMethods } from './hook-methods.ts';

let devnet: Devnet;
let before: unknown;
beforeAll(async () => {
  devnet = await createDevnet({ port: 0 });
});
beforeEach(async () => {
  before = await fingerprint();
});
afterAll(() => devnet.close());

/** All that a hook could have changed. */
const fingerprint = async () => ({
  head: devnet.chain.head().id,
  mining: devnet.mining(),
  offset: devnet.clockOffset(),
  state: await devnet.chain.read('head', (state) => state.account(target())?.balance),
});
const target = () => devnet.accounts[2]!.address;

/** Arguments that every method would take from a local program. */
const PARAMS: Readonly<Record<string, readonly unknown[]>> = {
  evm_increaseTime: [60],
  evm_setNextBlockTimestamp: [4_000_000_000],
  evm_revert: ['0x1'],
  evm_setAutomine: [false],
  evm_setIntervalMining: [5_000],
  tre_blockTime: [3],
  tre_setNextBlockTimestamp: ['4000000000000'],
  tre_revert: ['0x1'],
  tre_dropSnapshot: ['0x1'],
};
const calls = () =>
  Object.keys(hookMethods).map((method, id) => ({
    jsonrpc: '2.0',
    id,
    method,
    params: PARAMS[method] ?? [target(), '0x5', '0x5'],
  }));

type Headers = Readonly<Record<string, string>>;

/** Sends exactly these headers, as only a browser or an attacker's own client would. */
function post(
  path: string,
  body: string,
  headers: Headers,
): Promise<{ status: number; body: string }> {
  const { port } = new URL(devnet.url!);
  const all = {
    host: `127.0.0.1:${port}`,
    connection: 'close',
    'content-length': String(Buffer.byteLength(body)),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(port), '127.0.0.1', () =>
      socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`),
    );
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('error', reject);
    socket.on('close', () =>
      resolve({
        status: Number(answer.split(' ')[1]),
        body: answer.slice(answer.indexOf('\r\n\r\n') + 4),
      }),
    );
  });
}

const strangers: readonly (readonly [string, Headers])[] = [
  [
    'a page of another site',
    { origin: 'https://evil.example', 'content-type': 'application/json' },
  ],
  [
    'a no-cors page',
    {
      origin: 'https://evil.example',
      'content-type': 'text/plain',
      'sec-fetch-mode': 'no-cors',
      'sec-fetch-site': 'cross-site',
    },
  ],
  ['a sandboxed frame', { origin: 'null', 'content-type': 'text/plain' }],
  [
    'a rebound name',
    {
      host: 'evil.example:9090',
      origin: 'http://evil.example:9090',
      'sec-fetch-site': 'same-origin',
    },
  ],
  ['a rebound name without Origin', { host: 'evil.example:9090', 'sec-fetch-site': 'same-origin' }],
  ['a visitor behind a proxy of this machine', { 'x-forwarded-for': '203.0.113.7' }],
];

const bodies = {
  broadcasthex: (transaction: Transaction) => ({
    transaction: Buffer.from(encodeTransaction(transaction)).toString('hex'),
  }),
  broadcasttransaction: (transaction: Transaction) =>
    transactionToJson(transaction, { visible: false }),
};

describe.each(strangers)('to %s', (_, headers) => {
  test('no hook exists at /jsonrpc, alone or in a batch', async () => {
    const unknown = { code: -32601, message: 'method not found' };
    for (const call of calls()) {
      const alone = JSON.parse((await post('/jsonrpc', JSON.stringify(call), headers)).body);
      expect(alone).toEqual({ jsonrpc: '2.0', id: call.id, error: unknown });
    }
    const read = { jsonrpc: '2.0', id: 'read', method: 'eth_chainId', params: [] };
    const batch = JSON.stringify([read, ...calls(), read]);
    const answers = JSON.parse((await post('/node/jsonrpc', batch, headers)).body);
    expect(answers.map(({ error }: { error?: unknown }) => error)).toEqual([
      undefined,
      ...calls().map(() => unknown),
      undefined,
    ]);
    expect(await fingerprint()).toEqual(before);
  });

  test('/tre is closed', async () => {
    for (const body of [JSON.stringify(calls()), JSON.stringify(calls()[0])]) {
      expect((await post('/tre', body, headers)).status).toBe(403);
    }
    expect(await fingerprint()).toEqual(before);
  });

  test.each(['broadcasthex', 'broadcasttransaction'] as const)(
    'an impersonated account needs its signature at %s',
    async (route) => {
      const [, owner, stranger, receiver] = devnet.accounts;
      const keys = [stranger!.privateKey];
      const body = () =>
        bodies[route](transferOf(devnet.chain, owner!, receiver!.address, 1n, { keys }));
      const send = async (as: Headers) =>
        JSON.parse((await post(`/wallet/${route}`, printJson(body()), as)).body).code;
      await devnet.impersonate([owner!.address]);
      expect(await send(headers)).toBe('SIGERROR');
      expect(await fingerprint()).toEqual(before);
      expect([undefined, 'SUCCESS']).toContain(await send({}));
      expect(await fingerprint()).not.toEqual(before);
      await devnet.stopImpersonating(owner!.address);
      expect(await send({})).toBe('SIGERROR');
    },
  );
});

test('a local program finds every hook in a batch at either path', async () => {
  for (const path of ['/jsonrpc', '/tre']) {
    const answers = JSON.parse((await post(path, JSON.stringify(calls()), {})).body);
    const unknown = answers.filter(
      ({ error }: { error?: { code: number } }) => error?.code === -32601,
    );
    expect(unknown).toEqual([]);
  }
});
