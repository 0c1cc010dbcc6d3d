import { toHex } from '@vellum/tron/bytes';
import type { JsonObject } from '@vellum/tron/json';
import type { Block } from '../chain/block.ts';
import { blockJson } from '../wire/block-json.ts';
import { receiptJson } from '../wire/receipt-json.ts';
import { blockById, blockByNumber, topBlock, topNumber } from './chain-view.ts';
import type { HandlerTable, HttpCall } from './handler.ts';
import { countOf, flagOf, hexOf, textOf } from './params.ts';
import { HttpRefusal } from './reply.ts';

/** Blocks of one answer to a range. */
const MAX_BLOCKS = 100;

/** Block reads, on the full and on the confirmed node. */
export const blockReads: HandlerTable = {
  getnowblock: (call) => blockJson(topBlock(call), call.params),
  getblock: (call) => shown(call, requestedBlock(call), flagOf(call.params, 'detail')),
  getblockbynum: (call) => shown(call, blockByNumber(call, countOf(call.params, 'num'))),
  getblockbyid: (call) => shown(call, blockById(call, toHex(hexOf(call.params, 'value')))),
  getblockbylimitnext: (call) => {
    const first = countOf(call.params, 'startNum');
    const end = countOf(call.params, 'endNum');
    if (end <= 0 || end <= first || end - first > MAX_BLOCKS) return {};
    return blockList(call, Math.max(first, 0), end);
  },
  getblockbylatestnum: (call) => {
    const count = countOf(call.params, 'num');
    const end = topNumber(call) + 1;
    if (count <= 0 || count >= MAX_BLOCKS) return {};
    return blockList(call, Math.max(end - count, 0), end);
  },
  gettransactioncountbyblocknum: (call) => {
    const block = blockByNumber(call, countOf(call.params, 'num'));
    return { count: BigInt(block?.transactions.length ?? 0) };
  },
  gettransactioninfobyblocknum: (call) => {
    const number = countOf(call.params, 'num');
    if (number <= 0) return {};
    const receipts = blockByNumber(call, number)?.receipts ?? [];
    return receipts.map((receipt) => receiptJson(receipt, call.params));
  },
};

function blockList(call: HttpCall, first: number, end: number): JsonObject {
  const blocks: JsonObject[] = [];
  for (let number = first; number < end; number++) {
    const block = blockByNumber(call, number);
    if (block) blocks.push(blockJson(block, call.params));
  }
  return { block: blocks };
}

function shown(call: HttpCall, block: Block | undefined, detail = true): JsonObject {
  return block ? blockJson(block, call.params, detail) : {};
}

/** `id_or_num` is a block id, a number, or absent for the newest block. */
function requestedBlock(call: HttpCall): Block | undefined {
  const wanted = textOf(call.params, 'id_or_num');
  if (wanted === '') return topBlock(call);
  if (wanted.length === 64) {
    if (!/^[0-9a-fA-F]{64}$/.test(wanted)) throw refused('id must be legal block hash.');
    return blockById(call, wanted.toLowerCase());
  }
  if (!/^-?\d{1,19}$/.test(wanted)) throw refused('num must be legal block number.');
  const number = Number(wanted);
  if (number < 0) throw refused('num must be non-negative');
  return blockByNumber(call, number);
}

/** This servlet prints the bare text of its refusals. */
function refused(text: string): HttpRefusal {
  return new HttpRefusal(200, { Error: text });
}
