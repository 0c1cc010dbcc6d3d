import { fromHexAddress, type HexAddress, parseHexAddress } from '../address.ts';
import { MalformedAnswer } from '../errors.ts';
import { type Json, stringifyJson } from '../json.ts';
import type { Answer } from './answer.ts';
import type { Client } from './client.ts';

export type EventQuery = Readonly<{
  eventName?: string;
  blockNumber?: number;
  /** Milliseconds. */
  minBlockTimestamp?: number;
  maxBlockTimestamp?: number;
  /** Leaves out what a reorganisation could still take back. */
  onlyConfirmed?: boolean;
  order?: 'block_timestamp,asc' | 'block_timestamp,desc';
  /** Per page; servers allow at most 200. */
  limit?: number;
}>;

/** An event as the server decoded it; values are texts, addresses among them 0x-hex. */
export type ContractEvent = Readonly<{
  name: string;
  contract: HexAddress;
  transactionId: string;
  /** Position among the logs of its transaction. */
  index: number;
  blockNumber: number;
  /** Milliseconds. */
  blockTimestamp: number;
  values: Readonly<Record<string, string>>;
}>;

export type EventPage = Readonly<{
  events: readonly ContractEvent[];
  /** Where the next page begins; undefined on the last. */
  next: string | undefined;
}>;

export async function getContractEvents(
  client: Client,
  contract: HexAddress,
  query: EventQuery = {},
  page?: string,
  signal?: AbortSignal,
): Promise<EventPage> {
  const path = `/v1/contracts/${fromHexAddress(contract)}/events?${searchOf(query, page)}`;
  const answer = await client.events.request({ path, signal });
  if (!answer.flag('success')) throw new MalformedAnswer(`${path}: no success`);
  return {
    events: answer.objects('data').map(readEvent),
    next: answer.object('meta').text('fingerprint') || undefined,
  };
}

/** All events of a contract, page after page. */
export async function* contractEvents(
  client: Client,
  contract: HexAddress,
  query: EventQuery = {},
  signal?: AbortSignal,
): AsyncGenerator<ContractEvent, void, undefined> {
  let page: string | undefined;
  do {
    const { events, next } = await getContractEvents(client, contract, query, page, signal);
    yield* events;
    if (next !== undefined && next === page) throw new MalformedAnswer('events do not end');
    page = next;
  } while (page !== undefined);
}

function searchOf(query: EventQuery, page: string | undefined): URLSearchParams {
  const parameters = {
    event_name: query.eventName,
    block_number: query.blockNumber,
    min_block_timestamp: query.minBlockTimestamp,
    max_block_timestamp: query.maxBlockTimestamp,
    only_confirmed: query.onlyConfirmed,
    order_by: query.order,
    limit: query.limit,
    fingerprint: page,
  };
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(parameters)) {
    if (value !== undefined) search.set(key, String(value));
  }
  return search;
}

function readEvent(answer: Answer): ContractEvent {
  const contract = parseHexAddress(answer.text('contract_address'));
  if (contract === null) throw new MalformedAnswer('event without contract_address');
  const values = Object.entries(answer.object('result').json);
  return {
    name: answer.text('event_name'),
    contract,
    transactionId: answer.hash('transaction_id'),
    index: answer.number('event_index'),
    blockNumber: answer.number('block_number'),
    blockTimestamp: answer.number('block_timestamp'),
    values: Object.fromEntries(values.map(([name, value]) => [name, valueText(value)])),
  };
}

/** Lists and tuples come as JSON inside the JSON, by some servers unquoted. */
function valueText(value: Json | undefined): string {
  return typeof value === 'string' ? value : stringifyJson(value ?? null);
}
