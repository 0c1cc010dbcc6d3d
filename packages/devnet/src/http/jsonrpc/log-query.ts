import type { HexAddress } from '@vellum/tron/address';
import { toHex } from '@vellum/tron/bytes';
import { isJsonObject, type Json, type JsonObject } from '@vellum/tron/json';
import type { Block } from '../../chain/block.ts';
import type { Chain } from '../../chain/chain.ts';
import type { EventIndex } from '../../events/event-index.ts';
import { blockOf } from '../../events/posting-list.ts';
import type { Log } from '../../tvm/execution.ts';
import { taggedNumber } from './block-tags.ts';
import { logRpc } from './log-rpc.ts';
import { invalidParams, RpcError } from './rpc-error.ts';
import { addressOf, hashOf } from './rpc-values.ts';

/** Blocks that one question may span, and logs that one answer may hold. */
const MOST_BLOCKS = 5_000;
const MOST_LOGS = 10_000;
const MOST_ALTERNATIVES = 1_000;

/** Logs of these contracts (any when empty) whose topics are each one of the given, or anything (null). */
export type LogQuery = Readonly<{
  addresses: readonly HexAddress[];
  topics: readonly (ReadonlySet<string> | null)[];
}>;

export function logQueryOf(filter: Json | undefined): LogQuery {
  if (!isJsonObject(filter)) throw invalidParams('invalid filter');
  return { addresses: listOf(filter['address']).map(addressOf), topics: topicsOf(filter) };
}

/** First and last block that a filter means; both included. */
export function rangeOf(chain: Chain, filter: JsonObject): Readonly<{ from: number; to: number }> {
  if (filter['blockHash'] !== undefined && filter['blockHash'] !== null) {
    const block = chain.blockById(hashOf(filter['blockHash']));
    if (block === undefined) throw invalidParams('invalid blockHash');
    return { from: block.number, to: block.number };
  }
  const head = chain.head().number;
  const from = taggedNumber(chain, filter['fromBlock'] ?? 'latest');
  const to = Math.min(head, taggedNumber(chain, filter['toBlock'] ?? 'latest'));
  if (to - from >= MOST_BLOCKS)
    throw new RpcError('execution', `exceed max block range: ${MOST_BLOCKS}`);
  return { from, to };
}

/** The logs of some blocks that a query asks for, in chain order. */
export async function findLogs(
  parts: Readonly<{ chain: Chain; events: EventIndex }>,
  query: LogQuery,
  { from, to }: Readonly<{ from: number; to: number }>,
): Promise<JsonObject[]> {
  await parts.events.prepare();
  const found: JsonObject[] = [];
  for (const number of blocksOf(parts.events, query, from, to)) {
    const block = parts.chain.blockByNumber(number);
    if (block) found.push(...logsIn(block, query));
    if (found.length > MOST_LOGS) {
      throw new RpcError('execution', `query returned more than ${MOST_LOGS} results`);
    }
  }
  return found;
}

/** With addresses, only blocks in which one of them wrote something. */
function blocksOf(events: EventIndex, { addresses }: LogQuery, from: number, to: number): number[] {
  if (addresses.length === 0) {
    return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  }
  const numbers = addresses.flatMap((address) => events.logsOf(address).map(blockOf));
  return [...new Set(numbers)].filter((each) => each >= from && each <= to).sort(ascending);
}

const ascending = (left: number, right: number) => left - right;

function logsIn(block: Block, query: LogQuery): JsonObject[] {
  let place = 0;
  const found: JsonObject[] = [];
  for (const [index, { logs }] of block.receipts.entries()) {
    for (const log of logs) {
      if (matches(log, query)) found.push(logRpc(log, { block, index, place }));
      place += 1;
    }
  }
  return found;
}

function matches(log: Log, { addresses, topics }: LogQuery): boolean {
  if (addresses.length > 0 && !addresses.includes(log.address)) return false;
  return topics.every((wanted, position) => {
    if (wanted === null) return true;
    const topic = log.topics[position];
    return topic !== undefined && wanted.has(toHex(topic));
  });
}

function topicsOf(filter: JsonObject): LogQuery['topics'] {
  const given = filter['topics'];
  if (given === undefined || given === null) return [];
  if (!Array.isArray(given) || given.length > 4) throw invalidParams('invalid topics');
  return given.map((topic: Json) => (topic === null ? null : new Set(listOf(topic).map(hashOf))));
}

function listOf(value: Json | undefined): readonly Json[] {
  if (value === undefined || value === null) return [];
  const list = Array.isArray(value) ? (value as readonly Json[]) : [value];
  if (list.length > MOST_ALTERNATIVES) throw invalidParams('too many alternatives');
  return list;
}
