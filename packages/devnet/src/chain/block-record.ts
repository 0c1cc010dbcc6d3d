import { decodeTransaction, type Transaction } from '@vellum/tron/transaction';
import type { Receipt } from '../execution/receipt.ts';
import type { StateEdit } from '../execution/state-edit.ts';
import type { Plain } from '../state/canonical.ts';
import { decodePlain, decodePlainItems, encodePlain } from '../store/plain-codec.ts';
import type { ArchiveEntry } from './archive-entry.ts';
import type { Block } from './block.ts';
import type { SealedHeader } from './header.ts';
import { PresentBlock } from './present-block.ts';

/** All there is to a block. Transactions and receipts stay encoded: that is what memory and disk hold. */
export type BlockRecord = Readonly<{
  header: SealedHeader;
  stateHash: string;
  edits: readonly StateEdit[];
  txids: readonly string[];
  transactions: readonly Uint8Array[];
  receipts: Uint8Array;
}>;

type Row = readonly [
  number: number,
  timestamp: number,
  id: string,
  parentId: string,
  txTrieRoot: string,
  witness: string,
  stateHash: string,
  edits: readonly StateEdit[],
  txids: readonly string[],
  transactions: readonly Uint8Array[],
  receipts: Uint8Array,
];

export function encodeBlock(record: BlockRecord): Uint8Array {
  const { header, stateHash, edits, txids, transactions, receipts } = record;
  const { number, timestamp, id, parentId, txTrieRoot, witness } = header;
  const row: Row = [
    number,
    timestamp,
    id,
    parentId,
    txTrieRoot,
    witness,
    stateHash,
    edits,
    txids,
    transactions,
    receipts,
  ];
  return encodePlain(row as Plain);
}

export function decodeBlock(bytes: Uint8Array): BlockRecord {
  const row = decodePlain(bytes) as unknown as Row;
  const [number, timestamp, id, parentId, txTrieRoot, witness] = row;
  const [, , , , , , stateHash, edits, txids, transactions, receipts] = row;
  const header = { number, timestamp, id, parentId, txTrieRoot, witness };
  return { header, stateHash, edits, txids, transactions, receipts };
}

/** What an index needs of an encoded block, without decoding the rest. */
export function indexedPart(bytes: Uint8Array): Pick<ArchiveEntry, 'id' | 'txids'> {
  const [, , id, , , , , , txids] = decodePlainItems(bytes, 9) as unknown as Row;
  return { id, txids };
}

/** The block as callers see it. Its signature is made when someone asks for it. */
export function blockOf(record: BlockRecord): Block {
  const transactions = record.transactions.map(decodeTransaction);
  return presentBlock(record, transactions, decodeReceipts(record));
}

export function presentBlock(
  { header, stateHash }: Pick<BlockRecord, 'header' | 'stateHash'>,
  transactions: readonly Transaction[],
  receipts: readonly Receipt[],
): Block {
  return new PresentBlock(header, stateHash, transactions, receipts);
}

/** Without what the block and the position already say. */
export function encodeReceipts(receipts: readonly Receipt[]): Uint8Array {
  return encodePlain(
    receipts.map(({ txid, blockNumber, blockTimestamp, index, ...rest }) => rest as Plain),
  );
}

function decodeReceipts({ header, txids, receipts }: BlockRecord): readonly Receipt[] {
  const rows = decodePlain(receipts) as unknown as readonly Receipt[];
  return rows.map((row, index) => ({
    ...row,
    txid: txids[index] as string,
    blockNumber: header.number,
    blockTimestamp: header.timestamp,
    index,
  }));
}
