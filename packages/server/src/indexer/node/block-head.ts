import { hash } from 'node:crypto';
import type { JsonObject } from '@vellum/tron/json';
import { encodeMessage } from '@vellum/tron/protobuf/encode';
import { MalformedMessage } from '@vellum/tron/protobuf/wire';
import { BlockHeaderRaw } from '@vellum/tron/protocol/block';
import { messageFromJson } from '@vellum/tron/protocol/from-json';
import type { BlockHead } from '../indexed-block.ts';
import { InvalidBlock } from './invalid-block.ts';
import { integerOf, objectOf, textOf } from './node-json.ts';

const NUMBER_DIGITS = 16;
const NO_TRANSACTIONS = '0'.repeat(64);

/** A header and the root of the block's transactions that it commits to. */
export type CheckedHead = BlockHead & Readonly<{ transactionRoot: string }>;

/** The header of a block as a node prints it. Refused unless the id is number and hash of the header. */
export function readHead(block: JsonObject): CheckedHead {
  const raw = objectOf(objectOf(block, 'block_header'), 'raw_data');
  const number = Number(integerOf(raw, 'number'));
  const id = textOf(block, 'blockID');
  if (id !== idOf(raw, number)) throw new InvalidBlock(`block ${number}: ${id} is not its id`);
  return {
    number,
    id,
    parentId: textOf(raw, 'parentHash'),
    timestamp: Number(integerOf(raw, 'timestamp')),
    transactionRoot: textOf(raw, 'txTrieRoot') || NO_TRANSACTIONS,
  };
}

/** The first 8 bytes of the hash give way to the number. */
function idOf(raw: JsonObject, number: number): string {
  const encoded = encodeMessage(BlockHeaderRaw, headerOf(raw));
  const prefix = number.toString(16).padStart(NUMBER_DIGITS, '0');
  return prefix + hash('sha256', encoded).slice(NUMBER_DIGITS);
}

function headerOf(raw: JsonObject) {
  try {
    return messageFromJson(BlockHeaderRaw, raw, { visible: false });
  } catch (cause) {
    if (!(cause instanceof MalformedMessage)) throw cause;
    throw new InvalidBlock(cause.message, { cause });
  }
}
