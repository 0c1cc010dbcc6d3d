import { fieldNames } from './field-names.ts';
import { routes } from './known-routes.ts';
import type { Material, Sample } from './material.ts';

/** Gives a whole number from 0 up to but not including `below`. */
export type Random = (below: number) => number;

export type HostileRequest = Readonly<{
  kind: string;
  method: string;
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /** Sends the body without saying how long it is. */
  chunked?: boolean;
}>;

type Maker = (random: Random, material: Material) => Omit<HostileRequest, 'kind'>;

/** One hostile request; every kind of the list is about equally likely. */
export function hostileRequest(random: Random, material: Material): HostileRequest {
  const [kind, make] = pick(random, makers);
  return { kind, ...make(random, material) };
}

const post = (path: string, body: string) => ({ method: 'POST', path, body });

const makers: readonly (readonly [string, Maker])[] = [
  ['broken JSON', (random) => post(route(random), brokenJson(random))],
  [
    'wrong types',
    (random, material) => post(route(random), JSON.stringify(fieldsOf(random, material))),
  ],
  ['deep nesting', (random) => post(route(random), nested(random))],
  ['oversized body', oversized],
  ['unknown route', (random) => ({ method: method(random), path: strangePath(random) })],
  [
    'wrong signature',
    (random, { unsigned }) =>
      broadcast({ ...pick(random, unsigned).json, signature: signatures(random) }),
  ],
  ['expired', (random, { expired }) => broadcast(pick(random, expired).json)],
  ['duplicate', (random, { mined }) => broadcast(pick(random, mined).json)],
  ['tampered raw_data', (random, { mined }) => broadcast(tampered(random, pick(random, mined)))],
  [
    'broken protobuf',
    (random, { mined }) =>
      post(
        '/wallet/broadcasthex',
        JSON.stringify({ transaction: flipped(random, pick(random, mined).hex) }),
      ),
  ],
  ['nonsense query', (random) => ({ method: 'GET', path: `${route(random)}?${query(random)}` })],
  ['strange call', (random, material) => strangeCall(random, material)],
  ['foreign page', foreignPage],
  ['nonsense hook', nonsenseHook],
];

function broadcast(transaction: unknown) {
  return post('/wallet/broadcasttransaction', JSON.stringify(transaction));
}

function route(random: Random): string {
  return pick(random, routes);
}

function method(random: Random): string {
  return pick(random, ['GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PATCH']);
}

function brokenJson(random: Random): string {
  const whole = JSON.stringify({ value: text(random), num: random(100), list: [1, { a: null }] });
  return pick(random, [
    whole.slice(0, 1 + random(whole.length - 1)),
    whole.replace(':', ''),
    `${whole}${whole}`,
    `{"value":${'9'.repeat(1 + random(5_000))}`,
    '{"a":01}',
    "{'a':1}",
    '{"num":NaN}',
    '\u0000\uffff{',
    text(random),
    '[',
    '"',
  ]);
}

/** Names that handlers look at, with values that they do not expect. */
function fieldsOf(random: Random, material: Material): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (let count = 1 + random(5); count > 0; count--) {
    fields[pick(random, fieldNames)] = strangeValue(random, material);
  }
  return fields;
}

function strangeValue(random: Random, { owner, contract, blockId, mined }: Material): unknown {
  return pick(random, [
    () => null,
    () => random(2) === 0,
    () => -random(2 ** 31),
    () => 2 ** (30 + random(60)),
    () => -0.5 + random(100),
    () => Number.MAX_VALUE,
    () => [],
    () => [[{}]],
    () => ({ length: 10 ** 9, __proto__: 1 }),
    () => text(random),
    () => '9'.repeat(1 + random(400)),
    () => `0x${'f'.repeat(random(200))}`,
    () => '\ud800',
    () => owner,
    () => contract,
    () => blockId,
    () => pick(random, mined).json,
    () => Array(random(1_000)).fill(0),
  ])();
}

function nested(random: Random): string {
  const levels = 10 ** (1 + random(5));
  const [open, close] = pick(random, [
    ['[', ']'],
    ['{"a":', '}'],
    ['{"raw_data":', '}'],
  ]);
  return open!.repeat(levels) + (random(2) === 0 ? `1${close!.repeat(levels)}` : '');
}

/** Rarely more than is allowed: a few of them are as good as many. */
function oversized(random: Random): Omit<HostileRequest, 'kind'> {
  const size = random(20) === 0 ? 4_300_000 + random(2_000_000) : random(50_000);
  const body = JSON.stringify({ value: 'ab'.repeat(size / 2) });
  return { ...post(route(random), body), chunked: random(2) === 0 };
}

function strangePath(random: Random): string {
  return pick(random, [
    `/${hex(random, 1 + random(20))}`,
    `/wallet/${hex(random, 5)}`,
    '/wallet/__proto__',
    '/wallet/constructor',
    '/v1/contracts/x/y/z',
    '/v1/blocks/-1/events',
    `/v1/transactions/${hex(random, 32)}/events?limit=${'9'.repeat(random(30))}`,
    '/wallet/../admin/mine',
    '//admin//mine',
    '/%2e%2e/%2e%2e/etc/passwd',
    `/${'a/'.repeat(random(2_000))}`,
    `/wallet/getnowblock${'/'.repeat(random(50))}x`,
    '/jsonrpc',
    '*',
  ]);
}

function signatures(random: Random): unknown {
  return pick(random, [
    [hex(random, 65)],
    [`${'00'.repeat(64)}1b`],
    [`${'ff'.repeat(64)}1c`],
    [hex(random, random(70))],
    Array(random(50)).fill(hex(random, 65)),
    [],
    'not a list',
    [null],
    [text(random)],
  ]);
}

/** Either one of the two forms is changed, or both, or what stands around them. */
function tampered(random: Random, { json }: Sample): unknown {
  const copy = structuredClone(json) as Record<string, Record<string, never>>;
  const contract = (copy as never as Tampered).raw_data.contract[0]!;
  pick(random, [
    () => (contract.parameter.value['amount'] = 10 ** 6 + random(10 ** 9)),
    () => (contract.parameter.value['amount'] = '1e3'),
    () => (contract.parameter.value['to_address'] = hex(random, 21)),
    () => (contract.parameter.type_url = text(random)),
    () => (contract.type = 'CreateSmartContract'),
    () => (contract.Permission_id = random(12)),
    () => (copy['raw_data_hex'] = flipped(random, String(copy['raw_data_hex'])) as never),
    () => (copy['raw_data'] = [] as never),
    () => (copy['visible'] = true as never),
    () => (copy['txID'] = hex(random, 32) as never),
  ])();
  return copy;
}

type Tampered = {
  raw_data: {
    contract: {
      type: string;
      Permission_id?: number;
      parameter: { value: Record<string, unknown>; type_url: string };
    }[];
  };
};

/** One to three bits of the bytes are turned, or the end is missing. */
function flipped(random: Random, digits: string): string {
  const bytes = Buffer.from(digits, 'hex');
  for (let count = 1 + random(3); count > 0; count--) {
    bytes[random(bytes.length)]! ^= 1 << random(8);
  }
  const end = random(4) === 0 ? random(bytes.length) : bytes.length;
  return bytes.subarray(0, end).toString('hex');
}

function query(random: Random): string {
  const parts = Array.from({ length: random(6) }, () => {
    const value = pick(random, [
      '',
      '-1',
      '1e9',
      '%00',
      '%zz',
      'true',
      '{}',
      '9'.repeat(40),
      hex(random, 9),
    ]);
    return `${pick(random, fieldNames)}=${value}`;
  });
  return parts.join('&');
}

function strangeCall(random: Random, { owner, contract }: Material): Omit<HostileRequest, 'kind'> {
  const call = {
    owner_address: pick(random, [owner, contract, '', hex(random, 21)]),
    contract_address: pick(random, [contract, contract, owner, '', hex(random, 21), text(random)]),
    call_value: pick(random, [0, -1, 1, 2 ** 62, '7', null]),
    data: hex(random, random(200)),
    fee_limit: pick(random, [0, -5, 10 ** 12, 'x']),
    ...(random(2) === 0 && { function_selector: text(random), parameter: hex(random, random(70)) }),
  };
  const path = pick(random, [
    '/wallet/triggerconstantcontract',
    '/walletsolidity/triggerconstantcontract',
    '/wallet/estimateenergy',
    '/wallet/triggersmartcontract',
    '/wallet/deploycontract',
  ]);
  return post(path, JSON.stringify(call));
}

function foreignPage(random: Random): Omit<HostileRequest, 'kind'> {
  const path = pick(random, [
    '/admin/mine',
    '/admin/faucet',
    '/admin/revert',
    '/tre',
    '/jsonrpc',
    '/node/jsonrpc',
  ]);
  const origin = pick(random, ['https://evil.example', 'null', 'http://localhost.evil.example']);
  const call = {
    method: pick(random, ['tre_mine', 'evm_mine', 'hardhat_mine', 'evm_snapshot']),
    blocks: 1,
    address: hex(random, 21),
    amount: 1,
  };
  const body = JSON.stringify(random(2) === 0 ? call : [call, call]);
  return { ...post(path, body), headers: { origin, 'content-type': 'text/plain' } };
}

/** Hooks by their right name, with arguments that must not be taken. */
function nonsenseHook(random: Random): Omit<HostileRequest, 'kind'> {
  const bad = pick(random, [-1, 10 ** 12, 'x', [], {}, 1.5]);
  return pick(random, [
    post('/admin/mine', JSON.stringify({ blocks: bad })),
    post('/admin/faucet', JSON.stringify({ address: text(random), amount: bad })),
    post('/admin/time', JSON.stringify({ timestamp: 1 })),
    post('/admin/mining', JSON.stringify({ mode: text(random) })),
    post('/admin/revert', JSON.stringify({ id: bad })),
    post('/admin/reorganise', JSON.stringify({ depth: bad, blocks: [bad] })),
    post('/tre', JSON.stringify({ id: bad, method: 'tre_mine', params: [{ blocks: bad }] })),
    post('/tre', JSON.stringify({ id: 1, method: 'tre_setAccountBalance', params: [bad, bad] })),
    post('/tre', JSON.stringify({ id: 1, method: text(random), params: bad })),
    post('/jsonrpc', JSON.stringify([{ method: 'evm_revert', params: [bad] }])),
    post('/jsonrpc', JSON.stringify({ method: 'evm_setNextBlockTimestamp', params: [bad] })),
    post('/jsonrpc', JSON.stringify({ method: 'hardhat_impersonateAccount', params: [bad] })),
    post('/jsonrpc', JSON.stringify({ method: 'hardhat_setBalance', params: [bad, bad] })),
  ]);
}

function text(random: Random): string {
  return Array.from({ length: random(40) }, () => String.fromCharCode(random(0x3000))).join('');
}

function hex(random: Random, bytes: number): string {
  return Array.from({ length: bytes }, () => random(256).toString(16).padStart(2, '0')).join('');
}

function pick<T>(random: Random, list: readonly T[]): T {
  return list[random(list.length)]!;
}
