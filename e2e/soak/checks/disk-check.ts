import { toMegabytes } from './memory-check.ts';

/** Bytes in use before the first user came and after the last one left. */
export type DiskUse = Readonly<{ before: number; after: number }>;

/** What there may be whatever happens (PostgreSQL keeps up to 1 GB of its log), and for each transaction. */
const ALLOWANCE = { bytes: 1_280 * 1_048_576, eachTransaction: 64 * 1_024 };

export function checkDisk({ before, after }: DiskUse, transactions: number): string[] {
  const most = before + ALLOWANCE.bytes + transactions * ALLOWANCE.eachTransaction;
  if (after <= most) return [];
  const [from, to] = [toMegabytes(before), toMegabytes(after)];
  return [`the disk grew from ${from} to ${to} MB by ${transactions} transactions`];
}
