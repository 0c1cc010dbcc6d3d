import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plain } from '../state/canonical.ts';
import type { StateContent, StateRow } from '../state/world-state.ts';
import { writeFileAtomically } from './atomic-file.ts';
import { ByteReader } from './byte-reader.ts';
import { ByteWriter } from './byte-writer.ts';
import { readPlain, writePlain } from './plain-codec.ts';

/** Which state a snapshot holds, and the rules that made it. */
export type SnapshotLabel = Readonly<{
  number: number;
  blockId: string;
  /** Version of the execution rules and hash of the chain parameters: under others the state would differ. */
  engine: string;
  parameters: string;
}>;

export type Snapshot = Readonly<{ label: SnapshotLabel; content: StateContent }>;

const MAGIC = 'VLS1';
const SUM = 32;
const NAME = /^snapshot-(\d+)\.bin$/;

/**
 * Writes `snapshot-<number>.bin` and removes all but the newest `keep`. Higher ones go too: they are of
 * blocks that a revert took back.
 */
export async function writeSnapshot(
  folder: string,
  snapshot: Snapshot,
  keep: number,
): Promise<void> {
  const { label, content } = snapshot;
  const writer = new ByteWriter();
  writer.raw(Buffer.from(MAGIC));
  writePlain(writer, { ...label, hash: content.hash, rows: content.rows.length });
  for (const { table, key, value } of content.rows) {
    writePlain(writer, [table, key, value as Plain]);
  }
  const body = writer.take();
  const sum = createHash('sha256').update(body).digest();
  await writeFileAtomically(pathOf(folder, label.number), Buffer.concat([body, sum]));
  const numbers = await snapshotNumbers(folder);
  const kept = numbers.filter((number) => number <= label.number).slice(0, keep);
  for (const number of numbers) {
    if (!kept.includes(number)) await rm(pathOf(folder, number), { force: true });
  }
}

/** Numbers of the snapshots in the folder, newest first. */
export async function snapshotNumbers(folder: string): Promise<number[]> {
  const names = await readdir(folder);
  return names
    .map((name) => NAME.exec(name)?.[1])
    .filter((number) => number !== undefined)
    .map(Number)
    .sort((left, right) => right - left);
}

/** Undefined when the file is damaged: a snapshot only saves time, the log has everything. */
export async function readSnapshot(folder: string, number: number): Promise<Snapshot | undefined> {
  const file = await readFile(pathOf(folder, number));
  const body = file.subarray(0, Math.max(0, file.length - SUM));
  const sum = createHash('sha256').update(body).digest();
  if (!sum.equals(file.subarray(body.length)) || body.toString('latin1', 0, 4) !== MAGIC) {
    return undefined;
  }
  return decodeSnapshot(new ByteReader(body.subarray(MAGIC.length)));
}

function decodeSnapshot(reader: ByteReader): Snapshot {
  const { hash, rows: count, ...label } = readPlain(reader) as SnapshotLabel & Counted;
  const rows: StateRow[] = [];
  for (let index = 0; index < count; index += 1) {
    const [table, key, value] = readPlain(reader) as [string, string, Plain];
    rows.push({ table, key, value });
  }
  return { label, content: { hash, rows } };
}

type Counted = Readonly<{ hash: string; rows: number }>;

function pathOf(folder: string, number: number): string {
  return join(folder, `snapshot-${number}.bin`);
}
