import { hash as digest } from 'node:crypto';
import { canonical, isSame, type Plain } from './canonical.ts';
import { type RowChange, write } from './undo-log.ts';

/** Net effect of one block on the state: enough to take it back and to apply it again. */
export type BlockRecord = Readonly<{
  changes: readonly RowChange[];
  /** Running state hash before and after the block, hex. */
  previousHash: string;
  hash: string;
}>;

/** Drops rows that ended as they began, sorts the rest by table and key, and chains their hash to `previousHash`. */
export function blockRecord(written: readonly RowChange[], previousHash: string): BlockRecord {
  const changes: RowChange[] = [];
  let text = '';
  for (const change of [...written].sort(byTableAndKey)) {
    if (isSame(change.before as Plain, change.after as Plain)) continue;
    changes.push(change);
    text += `${change.table.name}/${change.key}=${canonical(change.after as Plain)}`;
  }
  const hash = digest(
    'sha256',
    Buffer.concat([Buffer.from(previousHash, 'hex'), Buffer.from(text)]),
  );
  return { changes, previousHash, hash };
}

export function applyForward(record: BlockRecord): void {
  for (const { table, key, after } of record.changes) write(table, key, after);
}

export function applyBackward(record: BlockRecord): void {
  for (const { table, key, before } of record.changes) write(table, key, before);
}

function byTableAndKey(left: RowChange, right: RowChange): number {
  return order(left.table.name, right.table.name) || order(left.key, right.key);
}

function order(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
