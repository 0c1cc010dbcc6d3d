import { type HexAddress, hexAddressFromBytes } from '@vellum/tron/address';
import { concatBytes, toHex } from '@vellum/tron/bytes';
import type { Json, JsonObject } from '@vellum/tron/json';
import type { Block } from '../../chain/block.ts';
import type { Chain } from '../../chain/chain.ts';
import type { EventIndex } from '../../events/event-index.ts';
import { blockOf } from '../../events/posting-list.ts';
import type { Log } from '../../tvm/execution.ts';
import { JavaError } from '../wallet/java-error.ts';
import { hexBytes } from '../wallet/java-values.ts';
import type { LogRange } from './log-range.ts';
import { logRpc } from './log-rpc.ts';
import { invalidParams, RpcError } from './rpc-error.ts';

/** Logs that one answer may hold, and choices for one topic. */
const MOST_LOGS = 10_000;
const MOST_CHOICES = 1_000;
const MOST_TOPICS = 4;
const MOST_ADDRESSES = 1_000;

/** Logs of these contracts (any when empty) that have each topic, one of the given or any (null). */
export type LogQuery = Readonly<{
  addresses: readonly HexAddress[];
  topics: readonly (ReadonlySet<string> | null)[];
}>;

type LogFilterFields = Readonly<{ address?: Json; topics?: Json }>;

export function logQueryOf({ address, topics }: LogFilterFields): LogQuery {
  return { addresses: addressesOf(address), topics: topicsOf(topics) };
}

/** The logs of some blocks that a query asks for, in chain order. */
export async function findLogs(
  parts: Readonly<{ chain: Chain; events: EventIndex }>,
  query: LogQuery,
  range: LogRange,
): Promise<JsonObject[]> {
  await parts.events.prepare();
  const to = Math.min(range.to, parts.chain.head().number);
  const found: JsonObject[] = [];
  for (const number of blocksOf(parts.events, query, { from: range.from, to })) {
    const block = parts.chain.blockByNumber(number);
    if (block) found.push(...logsIn(block, query));
    if (found.length > MOST_LOGS) {
      throw new RpcError('results', `query returned more than ${MOST_LOGS} results`);
    }
  }
  return found;
}

/** With addresses, only blocks in which one of them wrote something. */
function blocksOf(events: EventIndex, { addresses }: LogQuery, { from, to }: LogRange): number[] {
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
    const topic = log.topics[position];
    return topic !== undefined && (wanted === null || wanted.has(toHex(topic)));
  });
}

function addressesOf(given: Json | undefined): HexAddress[] {
  if (given === undefined || given === null) return [];
  if (typeof given === 'string') return [bareAddress(given, `invalid address: ${given}`)];
  if (!isList(given)) throw invalidParams('invalid addresses in query');
  if (given.length > MOST_ADDRESSES) throw invalidParams('too many addresses');
  return given.map((each, index) => {
    const text = textIn(each);
    return bareAddress(text, `invalid address at index ${index}: ${text}`);
  });
}

/** 20 bytes: the one place where 41 may not lead. */
function bareAddress(text: string | null, otherwise: string): HexAddress {
  const bytes = hexBytes(text);
  if (bytes.length !== 20) throw invalidParams(otherwise);
  return hexAddressFromBytes(concatBytes(Uint8Array.of(0x41), bytes));
}

function topicsOf(given: Json | undefined): LogQuery['topics'] {
  if (given === undefined || given === null) return [];
  const topics = isList(given) ? given : [given];
  if (topics.length > MOST_TOPICS) {
    throw invalidParams(`topics size should be <= ${MOST_TOPICS}`);
  }
  return topics.map((topic) => {
    if (topic === null) return null;
    if (typeof topic === 'string') return new Set([topicOf(topic)]);
    if (!isList(topic)) throw invalidParams('invalid topic(s)');
    if (topic.length > MOST_CHOICES) throw invalidParams(`exceed max topics: ${MOST_CHOICES}`);
    return topic.length === 0 ? null : new Set(topic.map((each) => topicOf(textIn(each))));
  });
}

function topicOf(text: string | null): string {
  const bytes = hexBytes(text);
  if (bytes.length !== 32) throw invalidParams(`invalid topic(s): ${text}`);
  return toHex(bytes);
}

/** An element that java-tron casts to a text without asking. */
function textIn(value: Json): string | null {
  if (value === null || typeof value === 'string') return value;
  throw new JavaError('java.lang.ClassCastException', 'class cannot be cast to java.lang.String');
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}
