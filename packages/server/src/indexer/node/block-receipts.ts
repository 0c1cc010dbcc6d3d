import { type HexAddress, parseHexAddress } from '@vellum/tron/address';
import type { JsonObject } from '@vellum/tron/json';
import type { IndexedBlock, IndexedLog, IndexedTransaction } from '../indexed-block.ts';
import { base58Of } from './base58-of.ts';
import type { BlockBody, SentTransaction } from './block-body.ts';
import { InvalidBlock } from './invalid-block.ts';
import {
  bytesOf,
  hexBytes,
  integerOf,
  listOf,
  numberOf,
  objectOf,
  objectsOf,
  textOf,
} from './node-json.ts';
import { transfersOf } from './trx-transfers.ts';

const NOTHING = new Uint8Array(0);
const TOPIC = /^[0-9a-f]{64}$/;

/**
 * The block with what its transactions did. Refused unless there is one receipt for each transaction,
 * none for another, and each belongs to this block and agrees with it.
 */
export function joinReceipts(body: BlockBody, receipts: readonly JsonObject[]): IndexedBlock {
  const { head, ids } = body;
  const sorted = inOrder(ids, receipts);
  if (sorted === null) {
    throw new InvalidBlock(
      `block ${head.number}: ${receipts.length} receipts do not fit ${ids.length} transactions`,
    );
  }
  for (const receipt of sorted) refuseForeign(receipt, body);
  const { number, id, parentId, timestamp } = head;
  return {
    number,
    id,
    parentId,
    timestamp,
    transactionCount: ids.length,
    transactions: body.sent.map((sent) => withReceipt(sent, sorted[sent.index] ?? {})),
    transfers: transfersOf(body, sorted),
    ...(!body.proven && { unproven: true }),
  };
}

/** The receipts in the order of their transactions; null unless there is one for each and no other. */
function inOrder(
  ids: readonly string[],
  receipts: readonly JsonObject[],
): readonly JsonObject[] | null {
  if (receipts.length !== ids.length) return null;
  if (receipts.every((receipt, index) => receipt['id'] === ids[index])) return receipts;
  const byId = new Map(receipts.map((receipt) => [textOf(receipt, 'id'), receipt]));
  const sorted = ids.map((id) => byId.get(id));
  return sorted.every((receipt) => receipt !== undefined) ? sorted : null;
}

function refuseForeign(receipt: JsonObject, { head }: BlockBody): void {
  const number = numberOf(receipt, 'blockNumber');
  const timestamp = numberOf(receipt, 'blockTimeStamp');
  if (number !== head.number || timestamp !== head.timestamp) {
    throw new InvalidBlock(`receipt ${textOf(receipt, 'id')} is not of block ${head.number}`);
  }
}

function withReceipt(sent: SentTransaction, receipt: JsonObject): IndexedTransaction {
  const told = textOf(objectOf(receipt, 'receipt'), 'result') || sent.result;
  const failed = textOf(receipt, 'result') === 'FAILED';
  const success = sent.result === 'SUCCESS';
  const logs = objectsOf(receipt, 'log').map(readLog);
  if (told !== sent.result || failed === success || (!success && logs.length > 0)) {
    throw new InvalidBlock(`receipt ${sent.id} contradicts its block`);
  }
  refuseOther(sent, receipt);
  // One by one, as spreading costs backfill more than the rest of this.
  const { kind, id, index, owner, contract, data, callValue, expiration, result } = sent;
  return {
    kind,
    id,
    index,
    owner,
    contract,
    data,
    callValue,
    expiration,
    result,
    success,
    output: sent.kind === 'call' ? outputOf(receipt) : NOTHING,
    fee: integerOf(receipt, 'fee'),
    logs,
  };
}

function refuseOther(sent: SentTransaction, receipt: JsonObject): void {
  const text = textOf(receipt, 'contract_address');
  if (text !== '' && base58Of(hexAddressOf(text)) !== sent.contract) {
    throw new InvalidBlock(`receipt ${sent.id} is about another contract`);
  }
}

function outputOf(receipt: JsonObject): Uint8Array {
  const [first] = listOf(receipt, 'contractResult');
  return first === undefined ? NOTHING : hexBytes(first);
}

function readLog(log: JsonObject, index: number): IndexedLog {
  const topics = listOf(log, 'topics');
  if (!topics.every((topic) => typeof topic === 'string' && TOPIC.test(topic))) {
    throw new InvalidBlock('a topic is malformed');
  }
  return {
    index,
    contract: base58Of(hexAddressOf(textOf(log, 'address'))),
    topics: topics as readonly string[],
    data: bytesOf(log, 'data'),
  };
}

/** Nodes print the addresses of logs without their prefix. */
function hexAddressOf(text: string): HexAddress {
  const address = parseHexAddress(text.length === 40 ? `41${text}` : text);
  if (address === null) throw new InvalidBlock(`${text} is not an address`);
  return address;
}
