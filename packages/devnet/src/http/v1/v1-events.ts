import type { HexAddress } from '@vellum/tron/address';
import { toHex } from '@vellum/tron/bytes';
import type { JsonObject } from '@vellum/tron/json';
import { type ContractEvents, eventsOfAbi } from '../../events/contract-events.ts';
import { type LogRecord, logAt, logPositions } from '../../events/log-record.ts';
import { takePage } from '../../events/page.ts';
import { eventJson } from '../../wire/event-json.ts';
import { minedTransaction, topBlock } from '../chain-view.ts';
import type { HttpCall } from '../handler.ts';
import { textOf } from '../params.ts';
import {
  badRequest,
  blockFilter,
  pageJson,
  pageRequest,
  queryAddress,
  queryFlag,
  queryText,
} from './v1-query.ts';

/** Events by contract. */
export async function contractEvents(call: HttpCall): Promise<JsonObject> {
  const { chain, events, params } = call;
  const contract = queryAddress(params, 'address');
  const declared = await declaredEvents(call, [contract]);
  const name = queryText(params, 'event_name');
  const accept = (position: number) => {
    const record = logAt(chain, position);
    return record !== undefined && (name === '' || nameOf(record, declared) === name);
  };
  await events.prepare();
  const page = pageRequest(call, blockFilter(params, 'block_timestamp'));
  return answerPage(call, takePage(events.logsOf(contract), page, accept));
}

/** Events by transaction. */
export async function transactionEvents(call: HttpCall): Promise<JsonObject> {
  const txid = textOf(call.params, 'id').toLowerCase();
  if (!/^[0-9a-f]{64}$/.test(txid)) throw badRequest('Invalid transaction ID');
  const found = minedTransaction({ ...call, finality: 'head' }, txid);
  return eventsAmong(
    call,
    found?.block ? logPositions(found.block, txid) : [],
    'block_timestamp,asc',
  );
}

/** Events by block: a number, or `latest`. */
export async function blockEvents(call: HttpCall): Promise<JsonObject> {
  const wanted = textOf(call.params, 'number');
  if (wanted !== 'latest' && !/^\d{1,15}$/.test(wanted)) throw badRequest('Invalid block number');
  const finality = queryFlag(call.params, 'only_confirmed') ? 'solid' : 'head';
  const block =
    wanted === 'latest'
      ? topBlock({ ...call, finality })
      : call.chain.blockByNumber(Number(wanted));
  return eventsAmong(call, block ? logPositions(block) : [], 'block_timestamp,asc');
}

async function eventsAmong(call: HttpCall, positions: readonly number[], order: string) {
  const { params } = call;
  const ordered = { ...call, params: { ...params, fields: { order_by: order, ...params.fields } } };
  const page = pageRequest(ordered, blockFilter(params, 'block_timestamp'));
  return answerPage(
    call,
    takePage(positions, page, () => true),
  );
}

async function answerPage(call: HttpCall, page: ReturnType<typeof takePage>): Promise<JsonObject> {
  const { chain } = call;
  const records = page.positions.flatMap((position) => logAt(chain, position) ?? []);
  const declared = await declaredEvents(call, [...new Set(records.map(({ log }) => log.address))]);
  const solid = chain.solidNumber();
  const data = records.map((record) =>
    eventJson(record, declared.get(record.log.address) ?? NONE, record.block.number <= solid),
  );
  return pageJson(call, data, page.next);
}

const NONE: ContractEvents = new Map();

/** Decoded ABIs, kept as long as the state keeps the encoded one. */
const decodedAbis = new WeakMap<Uint8Array, ContractEvents>();

async function declaredEvents(
  { chain }: HttpCall,
  contracts: readonly HexAddress[],
): Promise<ReadonlyMap<HexAddress, ContractEvents>> {
  const abis = await chain.read('head', (state) =>
    contracts.map((address) => [address, state.contract(address)?.abi] as const),
  );
  return new Map(abis.map(([address, abi]) => [address, abi ? eventsOnce(abi) : NONE]));
}

function eventsOnce(abi: Uint8Array): ContractEvents {
  const events = decodedAbis.get(abi) ?? eventsOfAbi(abi);
  decodedAbis.set(abi, events);
  return events;
}

function nameOf(
  { log }: LogRecord,
  declared: ReadonlyMap<HexAddress, ContractEvents>,
): string | undefined {
  const topic = log.topics[0];
  return topic && declared.get(log.address)?.get(toHex(topic))?.name;
}
