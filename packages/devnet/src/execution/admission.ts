import { toHex } from '@vellum/tron/bytes';
import type { Transaction } from '@vellum/tron/transaction';
import { encodedOf } from './encoded.ts';
import { Refusal } from './refusal.ts';

/** What is asked of the chain before a transaction is looked at more closely. */
export type Surroundings = Readonly<{
  head: Readonly<{ number: number; timestamp: number }>;
  /** Milliseconds; the head may be old where blocks are made on demand. */
  now: number;
  /** Block id in hex, undefined when there is no such block. */
  blockId(number: number): string | undefined;
  isKnown(txid: string): boolean;
}>;

const MAX_BYTES = 500 * 1_024;
/** Room for results that java-tron adds before it compares. */
const RESULT_BYTES = 128;
const MAX_LIFETIME = 24 * 60 * 60 * 1_000;
const TAPOS_BLOCKS = 65_536;

/** Milliseconds from one block to the next, whatever the time between blocks of this chain is. */
const SLOT = 3_000;

/** A node asks this first, before it looks at signatures. */
export function checkReachesNextSlot(head: Surroundings['head'], { raw }: Transaction): void {
  if (raw.expiration >= BigInt(head.timestamp + SLOT)) return;
  throw new Refusal('TRANSACTION_EXPIRATION_ERROR', 'Transaction expired');
}

/** Throws a refusal unless size, reference block, expiration and id allow the transaction in. */
export function admit(
  surroundings: Surroundings,
  transaction: Transaction,
  { ignoreReference = false } = {},
): void {
  if (!ignoreReference) checkReference(surroundings, transaction);
  checkSize(transaction);
  checkExpiration(surroundings, transaction);
  if (surroundings.isKnown(transaction.id)) {
    throw new Refusal('DUP_TRANSACTION_ERROR', 'Dup transaction.');
  }
}

/** The reference must be the newest block whose number ends in the given two bytes, if that is recent enough. */
function checkReference({ head, blockId }: Surroundings, { raw }: Transaction): void {
  const { ref_block_bytes: bytes, ref_block_hash: hash } = raw;
  if (bytes.length === 2) {
    const low = ((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0);
    const back = (((head.number - low) % TAPOS_BLOCKS) + TAPOS_BLOCKS) % TAPOS_BLOCKS;
    if (blockId(head.number - back)?.slice(16, 32) === toHex(hash)) return;
  }
  throw new Refusal('TAPOS_ERROR', 'Tapos check error.');
}

function checkSize(transaction: Transaction): void {
  const size = encodedOf(transaction).length + RESULT_BYTES;
  if (size <= MAX_BYTES) return;
  throw new Refusal(
    'TOO_BIG_TRANSACTION_ERROR',
    `Too big transaction with result, TxId ${transaction.id}, the size is ${size} bytes, maxTxSize ${MAX_BYTES}`,
  );
}

/** Also asked again when a transaction leaves the pool for a block. */
export function checkExpiration(
  { head, now }: Pick<Surroundings, 'head' | 'now'>,
  { raw }: Transaction,
): void {
  const latest = BigInt(Math.max(head.timestamp, now) + MAX_LIFETIME);
  if (raw.expiration > BigInt(head.timestamp) && raw.expiration <= latest) return;
  throw new Refusal('TRANSACTION_EXPIRATION_ERROR', 'Transaction expired');
}
