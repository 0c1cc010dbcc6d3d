import { endpointList } from '@vellum/api/endpoints/endpoints';
import { orderKinds } from '@vellum/api/order-kinds/order-kinds';
import type { AnyEndpoint } from '@vellum/api/wire/endpoint';
import { paths } from '@vellum/api/wire/paths';
import type { Random } from '../faults/random.ts';

/** A request as it goes over the wire. */
export type FuzzedRequest = Readonly<{
  endpoint: AnyEndpoint;
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body: Buffer | null;
}>;

/** Values that exist, so that requests get past the first check. */
export type Known = Readonly<{
  /** Names of sessions, which are filled in when the request is sent. */
  sessions: readonly string[];
  addresses: readonly string[];
  orderIds: readonly string[];
  origin: string;
}>;

const all = endpointList.map(({ endpoint }) => endpoint);

const nasty = [
  '',
  ' ',
  '0',
  '-1',
  '1e9',
  '0x10',
  'NaN',
  'null',
  'undefined',
  'true',
  '[object Object]',
  '1'.repeat(78),
  '9'.repeat(79),
  '99999999999999999999',
  '1.5',
  "' or 1=1 --",
  '"; drop table orders; --',
  '$1',
  '%s%n',
  '../../etc/passwd',
  '<script>1</script>',
  '\u0000',
  '\u0001\u001f\u007f',
  '\ud800',
  '\u202e\u200b',
  '😀'.repeat(50),
  '張'.repeat(300),
  'a'.repeat(5000),
  '{}',
  '[]',
  ',,,,',
  'order,income,block,trade,order',
  'T'.repeat(34),
  'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u',
  '__proto__',
  'en',
  'zh-TW',
  'ab'.repeat(32),
  `0x${'00'.repeat(65)}`,
];

const pick = <T>(random: Random, list: readonly T[]): T => list[random(list.length)] as T;

/** Draws a request: mostly well formed, with values from sane to absurd. */
export function fuzzedRequest(random: Random, known: Known): FuzzedRequest {
  const endpoint = endpointFor(random);
  const method = random(40) === 0 ? pick(random, ['GET', 'POST', 'PUT', 'HEAD']) : endpoint.method;
  const fields = fieldsFor(random, endpoint, known);
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, () => encoded(valueFor(random, '', known)));
  const headers = headersFor(random, endpoint, known);
  if (method !== 'POST') {
    return { endpoint, method, path: `${path}?${fields}`.slice(0, 8000), headers, body: null };
  }
  const body = random(30) === 0 ? noise(random) : Buffer.from(fields);
  return { endpoint, method, path, headers, body };
}

/** Sign-out seldom: it ends the sessions that other requests need. */
function endpointFor(random: Random): AnyEndpoint {
  const endpoint = pick(random, all);
  return endpoint.path === paths.identity.signOut && random(30) > 0
    ? endpointFor(random)
    : endpoint;
}

const noise = (random: Random) =>
  Buffer.from(Array.from({ length: random(400) }, () => random(256)));

function fieldsFor(random: Random, endpoint: AnyEndpoint, known: Known): string {
  const names = Object.keys(shapeOf(endpoint)).filter(() => random(8) !== 0);
  if (endpoint.path.endsWith('/prepare') && random(3) > 0) names.push('action');
  if (random(10) === 0) names.push(pick(random, ['extra', '__proto__', 'constructor', 'a[b]', '']));
  if (random(15) === 0) names.push(names[0] ?? 'x');
  if (random(200) === 0) names.push(...Array.from({ length: 120 }, (_, i) => `f${i}`));
  return names
    .map((name) => `${encoded(name)}=${encoded(valueFor(random, name, known))}`)
    .join(pick(random, ['&', '&', '&', '&', '&&', ';']));
}

/** Left as it is now and then, so that broken escapes and raw characters arrive too. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

function shapeOf({ body }: AnyEndpoint): Readonly<Record<string, unknown>> {
  return (
    (body as unknown as { _zod: { def: { shape?: Record<string, unknown> } } })._zod.def.shape ?? {}
  );
}

function valueFor(random: Random, name: string, known: Known): string {
  if (random(3) === 0) return pick(random, nasty);
  if (name === 'action') return pick(random, orderKinds);
  if (/order/i.test(name)) return pick(random, known.orderIds);
  if (/address|inviter|coin|token/i.test(name)) return pick(random, known.addresses);
  if (/txid/i.test(name)) return 'cd'.repeat(32);
  if (/page|size|depth/i.test(name)) return String(random(100));
  return pick(random, [...nasty, ...known.addresses, ...known.orderIds, String(random(1000))]);
}

function headersFor(
  random: Random,
  { accepts }: AnyEndpoint,
  known: Known,
): Record<string, string> {
  const types = ['application/json', 'text/plain', 'multipart/form-data; boundary=b', ''];
  const usual =
    accepts === 'multipart'
      ? 'multipart/form-data; boundary=b'
      : 'application/x-www-form-urlencoded';
  const headers: Record<string, string> = {
    'content-type': random(20) === 0 ? pick(random, types) : usual,
    'accept-language': pick(random, ['en-US', 'zh-TW', '', 'x;q=9', ','.repeat(200)]),
  };
  if (random(5) > 0) headers['cookie'] = pick(random, known.sessions);
  if (random(10) === 0)
    headers['origin'] = pick(random, [known.origin, 'https://evil.example', 'null']);
  if (random(40) === 0) headers['last-event-id'] = pick(random, ['1', '-1', 'x', '9'.repeat(30)]);
  if (random(60) === 0) headers['content-encoding'] = 'gzip';
  return headers;
}
