import { type HexAddress, parseHexAddress } from '@vellum/tron/address';
import type { Json, JsonObject } from '@vellum/tron/json';
import { type BlockFilter, blocksWithin } from '../../events/block-range.ts';
import type { PageRequest } from '../../events/page.ts';
import type { HttpCall } from '../handler.ts';
import { type Params, textOf } from '../params.ts';
import { HttpRefusal } from '../reply.ts';

const DEFAULT_LIMIT = 20;
/** Items of one answer. */
const MAX_LIMIT = 200;
const INTEGER = /^\d{1,15}$/;
const FINGERPRINT = /^[0-9a-z]{1,11}$/;

/** The event API's form of a refusal. */
export function badRequest(error: string): HttpRefusal {
  return new HttpRefusal(400, { success: false, error, statusCode: 400 });
}

/** Query fields may be written in snake_case or camelCase. */
export function queryText(params: Params, name: string): string {
  const camel = name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return textOf(params, name) || textOf(params, camel);
}

export function queryFlag(params: Params, name: string): boolean {
  return queryText(params, name).toLowerCase() === 'true';
}

function queryNumber(params: Params, name: string): number | undefined {
  const text = queryText(params, name);
  if (text === '') return undefined;
  if (!INTEGER.test(text)) throw badRequest(`${name} is not a number`);
  return Number(text);
}

/** An address of the path or the query, in any spelling. */
export function queryAddress(params: Params, name: string): HexAddress {
  const address = parseHexAddress(queryText(params, name));
  if (address === null) throw badRequest('A valid address must be provided');
  return address;
}

/** Which blocks count; `prefix` is what the family calls its time fields. */
export function blockFilter(params: Params, prefix: 'timestamp' | 'block_timestamp'): BlockFilter {
  return {
    onlyConfirmed: queryFlag(params, 'only_confirmed'),
    onlyUnconfirmed: queryFlag(params, 'only_unconfirmed'),
    blockNumber: queryNumber(params, 'block_number'),
    minTimestamp: queryNumber(params, `min_${prefix}`),
    maxTimestamp: queryNumber(params, `max_${prefix}`),
  };
}

export function pageRequest(call: HttpCall, filter: BlockFilter): PageRequest {
  const { params, chain } = call;
  const limit = queryNumber(params, 'limit') ?? DEFAULT_LIMIT;
  if (limit === 0) throw badRequest('limit must be greater than 0');
  const order = queryText(params, 'order_by') || 'block_timestamp,desc';
  const [field, direction] = order.split(',');
  if (field !== 'block_timestamp' || (direction !== 'asc' && direction !== 'desc')) {
    throw badRequest('order_by must be block_timestamp,asc or block_timestamp,desc');
  }
  return {
    range: blocksWithin(chain, filter),
    descending: direction === 'desc',
    limit: Math.min(limit, MAX_LIMIT),
    after: fingerprintOf(params),
  };
}

/** The event API's envelope; `next` is the position that the following page starts behind. */
export function pageJson(call: HttpCall, data: readonly Json[], next?: number): JsonObject {
  const fingerprint = next?.toString(36);
  return {
    data,
    success: true,
    meta: {
      at: call.chain.now(),
      ...(fingerprint && { fingerprint, links: { next: nextUrl(call.url, fingerprint) } }),
      page_size: data.length,
    },
  };
}

function fingerprintOf(params: Params): number | undefined {
  const text = queryText(params, 'fingerprint');
  if (text === '') return undefined;
  const position = Number.parseInt(text, 36);
  if (!FINGERPRINT.test(text) || !Number.isSafeInteger(position)) {
    throw badRequest('Invalid fingerprint');
  }
  return position;
}

function nextUrl(url: string, fingerprint: string): string {
  const [path = '', query = ''] = url.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('fingerprint', fingerprint);
  return `${path}?${parameters}`;
}
