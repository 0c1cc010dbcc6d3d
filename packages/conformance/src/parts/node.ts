import { isJsonObject, type JsonObject } from '@vellum/tron/json';
import { definePart } from '../session/define-part.ts';
import type { Pick } from '../session/session.ts';
import { shapeOf } from '../session/shape.ts';

/** What a node says of itself and of its chain: parameters whole, the rest by its fields. */
export const node = definePart('node', 0, async function* (session) {
  yield await session.read('parameters', '/wallet/getchainparameters', {}, byKey);
  yield* session.readBoth('node', 'getnodeinfo', {}, shapeOf);
  yield* session.readBoth('energy prices', 'getenergyprices', {}, lastPrice);
  yield* session.readBoth('bandwidth prices', 'getbandwidthprices', {}, lastPrice);
  yield await session.read('memo prices', '/wallet/getmemofee', {}, lastPrice);
  yield* session.readBoth('burnt', 'getburntrx', {}, shapeOf);
  yield await session.read('maintenance', '/wallet/getnextmaintenancetime', {}, shapeOf);
  yield await session.read('pending', '/wallet/getpendingsize', {}, shapeOf);
  yield await session.read('pending ids', '/wallet/gettransactionlistfrompending', {}, withoutIds);
  yield await session.read('transactions', '/wallet/totaltransaction', {}, shapeOf);
  yield await session.read('unknown pending', '/wallet/gettransactionfrompending', {
    value: 'ab'.repeat(32),
  });
  yield await session.read('nodes', '/wallet/listnodes');
  const addresses = [
    'TMVQGm1qAQYVdetCeGRRkTWYYrLXuHK2HC',
    'TMVQGm1qAQYVdetCeGRRkTWYYrLXuHK2HD',
    '417e5f4552091a69125d5dfcb7b8c2659029395bdf',
    '7e5f4552091a69125d5dfcb7b8c2659029395bdf',
    '0x7e5f4552091a69125d5dfcb7b8c2659029395bdf',
    'QX5fRVIJGmkSXV38t7jCZZApOVvf',
    'AAAAAAAAAAAAAAAAAAAAAAAAAAAA',
    'zz7e5f4552091a69125d5dfcb7b8c2659029395bdf',
    '',
  ];
  for (const address of addresses) {
    yield await session.read(`validates "${address}"`, '/wallet/validateaddress', { address });
    const path = `/wallet/validateaddress?address=${address}`;
    yield await session.asked(`validates "${address}" by GET`, { method: 'GET', path });
  }
  for (const path of ['/wallet', '/wallet/', '/wallet/nothing', '/walletsolidity/nothing']) {
    yield await session.asked(`GET ${path}`, { method: 'GET', path });
    yield await session.asked(`POST ${path}`, { method: 'POST', path, body: {} });
  }
});

/** Parameters by name, so that one that is missing does not shift the others. */
const byKey: Pick = (body) => {
  const list = isJsonObject(body) ? body['chainParameter'] : undefined;
  if (!Array.isArray(list)) return body;
  return Object.fromEntries(
    (list as readonly JsonObject[]).map(({ key, ...rest }) => [String(key), rest]),
  );
};

/** The price in force; those before depend on the chain's history. */
const lastPrice: Pick = (body) =>
  isJsonObject(body) ? { prices: String(body['prices']).split(':').at(-1) ?? '' } : body;

/** What waits is of others, and absent where nothing does. */
const withoutIds: Pick = (body) => (isJsonObject(body) ? { ...body, txId: undefined } : body);
