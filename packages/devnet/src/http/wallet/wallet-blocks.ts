import type { JsonObject } from '@vellum/tron/json';
import type { Block } from '../../chain/block.ts';
import { blockJson } from '../../wire/block-json.ts';
import { asJavaObject } from '../../wire/java-object.ts';
import { readMessage } from '../../wire/message-reader.ts';
import { receiptJson } from '../../wire/receipt-json.ts';
import { blockById, blockByNumber, topBlock, topNumber } from '../chain-view.ts';
import { HttpRefusal } from '../reply.ts';
import { parseInt64 } from './java-values.ts';
import { aNumber, anId, byMessage, byParameters, longOf, nothing } from './readings.ts';
import { BlockLimit, BlockReq } from './request-messages.ts';
import { type Reading, type ServletCall, type ServletTable, servlet } from './servlet.ts';
import { isTrue, isVisible } from './servlet-request.ts';

/** Blocks of one answer to a range. */
const MAX_BLOCKS = 100n;

type AskedBlock = ReturnType<typeof readMessage<typeof BlockReq>>;

const aBlock: Reading<AskedBlock> = {
  get: byParameters(({ parameter }) => ({
    id_or_num: parameter('id_or_num') ?? '',
    detail: isTrue(parameter('detail')),
  })),
  post: ({ json }) => {
    const visible = isVisible(json);
    return { visible, asked: json === '' ? {} : readMessage(BlockReq, json, { visible }) };
  },
};

const someBlocks: Reading<Readonly<{ first: bigint; end: bigint }>> = {
  get: byParameters(({ parameter }) => ({
    first: longOf(parameter('startNum')),
    end: longOf(parameter('endNum')),
  })),
  post: (request) => {
    const { visible, asked } = byMessage(BlockLimit)(request);
    return { visible, asked: { first: asked.startNum ?? 0n, end: asked.endNum ?? 0n } };
  },
};

/** Block reads, on the full and on the confirmed node. */
export const blockReads: ServletTable = {
  getnowblock: servlet(nothing, (call) => blockJson(topBlock(call), call)),
  getblock: servlet(aBlock, (call, asked) =>
    shown(call, requestedBlock(call, asked), asked.detail ?? false),
  ),
  getblockbynum: servlet(aNumber(0n), (call, number) =>
    shown(call, blockByNumber(call, Number(number))),
  ),
  getblockbyid: servlet(anId, (call, id) => shown(call, blockById(call, id))),
  getblockbylimitnext: servlet(someBlocks, (call, { first, end }) => {
    if (end <= 0n || end <= first || end - first > MAX_BLOCKS) return {};
    // Before block 0 there is nothing to begin with.
    return first < 0n ? { block: [] } : blockList(call, Number(first), Number(end));
  }),
  getblockbylatestnum: servlet(aNumber(), (call, count) => {
    if (count <= 0n || count >= MAX_BLOCKS) return {};
    const end = topNumber(call) + 1;
    return blockList(call, Math.max(end - Number(count), 0), end);
  }),
  gettransactioncountbyblocknum: servlet(aNumber(), (call, number) => {
    const block = blockByNumber(call, Number(number));
    return { count: BigInt(block?.transactions.length ?? 0) };
  }),
  gettransactioninfobyblocknum: servlet(aNumber(), (call, number) => {
    if (number <= 0n) return {};
    const receipts = blockByNumber(call, Number(number))?.receipts ?? [];
    return receipts.map((receipt) => asJavaObject(receiptJson(receipt, call)));
  }),
};

function blockList(call: ServletCall, first: number, end: number): JsonObject {
  const blocks: JsonObject[] = [];
  for (let number = first; number < end; number++) {
    const block = blockByNumber(call, number);
    if (block) blocks.push(blockJson(block, call));
  }
  return { block: blocks };
}

function shown(call: ServletCall, block: Block | undefined, detail = true): JsonObject {
  return block ? blockJson(block, call, detail) : {};
}

/** `id_or_num` is a block id, a number, or absent for the newest block. */
function requestedBlock(call: ServletCall, { id_or_num: wanted = '' }: AskedBlock) {
  if (wanted === '') return topBlock(call);
  const number = parseInt64(wanted);
  if (number !== undefined) {
    if (number < 0n) throw refused('num must be non-positive number.');
    return blockByNumber(call, Number(number));
  }
  if (!/^[0-9a-fA-F]{64}$/.test(wanted)) throw refused('id must be legal block hash.');
  const block = blockById(call, wanted.toLowerCase());
  const named = BigInt(`0x${wanted.slice(0, 16)}`);
  if (block === undefined && named > BigInt(topNumber(call))) {
    throw refused('id must be legal block hash.');
  }
  return block;
}

/** This servlet prints the bare text of its refusals. */
function refused(text: string): HttpRefusal {
  return new HttpRefusal(200, { Error: text });
}
