import { hash } from 'node:crypto';
import type { JsonObject } from '@vellum/tron/json';
import { encodeMessage } from '@vellum/tron/protobuf/encode';
import { defineEnum, defineMessage, repeated } from '@vellum/tron/protobuf/message-type';
import { contractResults } from '@vellum/tron/protocol/contract-results';
import { messageFromJson } from '@vellum/tron/protocol/from-json';
import { hexBytes, listOf, objectsOf } from './node-json.ts';

const OrderDetail = defineMessage('MarketOrderDetail', {
  makerOrderId: [1, 'bytes'],
  takerOrderId: [2, 'bytes'],
  fillSellQuantity: [3, 'int64'],
  fillBuyQuantity: [4, 'int64'],
});

/**
 * `Transaction.Result` of Tron.proto. Nodes write only `contractRet`, and keep whatever else a sender put
 * there; without it the root would be another.
 */
const Result = defineMessage('Transaction.Result', {
  fee: [1, 'int64'],
  ret: [2, defineEnum('Transaction.Result.code', { SUCESS: 0, FAILED: 1 })],
  contractRet: [3, defineEnum('Transaction.Result.contractResult', contractResults)],
  assetIssueID: [14, 'string'],
  withdraw_amount: [15, 'int64'],
  unfreeze_amount: [16, 'int64'],
  exchange_received_amount: [18, 'int64'],
  exchange_inject_another_amount: [19, 'int64'],
  exchange_withdraw_another_amount: [20, 'int64'],
  exchange_id: [21, 'int64'],
  shielded_transaction_fee: [22, 'int64'],
  orderId: [25, 'bytes'],
  orderDetails: [26, repeated(OrderDetail)],
  withdraw_expire_amount: [27, 'int64'],
});

/** sha256 of a transaction with its signatures and result: what a block's header commits to. */
export function leafOf(transaction: JsonObject, rawBytes: Uint8Array): Buffer {
  const writer = new Fields();
  writer.add(RAW_DATA, rawBytes);
  for (const text of listOf(transaction, 'signature')) writer.add(SIGNATURE, hexBytes(text));
  for (const result of objectsOf(transaction, 'ret')) writer.add(RET, resultBytes(result));
  return hash('sha256', writer.bytes(), 'buffer');
}

/** Tags of `Transaction` in Tron.proto. It is put together by hand, since backfill does little else so often. */
const RAW_DATA = 0x0a;
const SIGNATURE = 0x12;
const RET = 0x2a;

/** Longest that a tag and a length can be. */
const HEAD = 6;
/** One for all, as nothing waits while it is in use. */
let scratch = Buffer.alloc(4096);

class Fields {
  #at = 0;

  add(tag: number, bytes: Uint8Array): void {
    this.#grow(HEAD + bytes.length);
    scratch[this.#at++] = tag;
    let rest = bytes.length;
    for (; rest > 0x7f; rest >>>= 7) scratch[this.#at++] = (rest & 0x7f) | 0x80;
    scratch[this.#at++] = rest;
    scratch.set(bytes, this.#at);
    this.#at += bytes.length;
  }

  /** Until the next transaction. */
  bytes(): Buffer {
    return scratch.subarray(0, this.#at);
  }

  #grow(more: number): void {
    if (this.#at + more <= scratch.length) return;
    const larger = Buffer.alloc(2 * (this.#at + more));
    larger.set(this.bytes());
    scratch = larger;
  }
}

/** Nearly every result is nothing but one of a dozen names. */
const plainResults = new Map<unknown, Uint8Array>();

function resultBytes(result: JsonObject): Uint8Array {
  const { contractRet } = result;
  for (const key in result) if (key !== 'contractRet') return encodedResult(result);
  const known = plainResults.get(contractRet) ?? encodedResult(result);
  plainResults.set(contractRet, known);
  return known;
}

function encodedResult(result: JsonObject): Uint8Array {
  return encodeMessage(Result, messageFromJson(Result, result, { visible: false }));
}

/** Hex root of java-tron's tree: an odd one moves up unchanged. */
export function rootOf(leaves: readonly Buffer[]): string {
  let level = leaves;
  while (level.length > 1) level = parents(level);
  return level[0]?.toString('hex') ?? '0'.repeat(64);
}

function parents(level: readonly Buffer[]): Buffer[] {
  const above: Buffer[] = [];
  for (let index = 0; index < level.length; index += 2) {
    const [left, right] = [level[index] as Buffer, level[index + 1]];
    above.push(right === undefined ? left : parentOf(left, right));
  }
  return above;
}

const pair = Buffer.alloc(64);

function parentOf(left: Buffer, right: Buffer): Buffer {
  pair.set(left, 0);
  pair.set(right, 32);
  return hash('sha256', pair, 'buffer');
}
