import { fromHexAddress } from '@vellum/tron/address';
import { toHex } from '@vellum/tron/bytes';
import type { JsonObject } from '@vellum/tron/json';
import type { ContractEvents } from '../events/contract-events.ts';
import { decodeEvent } from '../events/contract-events.ts';
import type { LogRecord } from '../events/log-record.ts';

/**
 * A log as the event API prints it. Without a matching declaration in the contract's ABI the name is
 * empty and the undecoded log is added as `raw`.
 */
export function eventJson(
  { block, receipt, log, index }: LogRecord,
  events: ContractEvents,
  confirmed: boolean,
): JsonObject {
  const decoded = decodeEvent(events, log);
  return {
    block_number: block.number,
    block_timestamp: block.timestamp,
    caller_contract_address: fromHexAddress(receipt.contractAddress ?? log.address),
    contract_address: fromHexAddress(log.address),
    event_index: index,
    event_name: decoded?.name ?? '',
    result: decoded?.result ?? {},
    result_type: decoded?.resultType ?? {},
    event: decoded?.declaration ?? '',
    transaction_id: receipt.txid,
    ...(!decoded && { raw: { topics: log.topics.map(toHex), data: toHex(log.data) } }),
    ...(!confirmed && { _unconfirmed: true }),
  };
}
