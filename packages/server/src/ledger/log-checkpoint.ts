import { createReadStream } from 'node:fs';
import { appendFile, stat, truncate } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { fromHex, toHex } from '@vellum/tron/bytes';
import type { ChainEvent } from '../indexer/projection.ts';

/** What the logs of a file are of: those of any other platform, or of a part of this one, would give wrong roots. */
export type LogsOf = Readonly<{
  genesisId: string;
  contracts: Readonly<Record<string, string>>;
  from: number;
}>;

/** Final blocks that were read: those up to `last`. */
export type ReadSoFar = Readonly<{
  last: Readonly<{ number: number; id: string }>;
  /** New ones of these blocks, in chain order. */
  events: readonly ChainEvent[];
}>;

export type LogCheckpoint = Readonly<{
  /** Null in a new file. */
  last: ReadSoFar['last'] | null;
  events: readonly ChainEvent[];
  add(step: ReadSoFar): Promise<void>;
}>;

export class CheckpointRefused extends Error {
  override name = 'CheckpointRefused';
}

/** Opens or begins a file, a JSON value in each line, that grows by what is read. A line that was cut off is read again. */
export async function openCheckpoint(path: string, of: LogsOf): Promise<LogCheckpoint> {
  const add = (value: unknown) => appendFile(path, `${JSON.stringify(value, packed)}\n`);
  const heading = JSON.stringify({ payoutLogs: 1, ...of });
  const size = await stat(path).then(
    (found) => found.size,
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw refusal(path, `cannot be read (${error.code})`);
      return 0;
    },
  );
  const read = size === 0 ? null : await readLines(path, size, heading);
  if (read === null) await appendFile(path, `${heading}\n`);
  return { last: read?.last ?? null, events: read?.events ?? [], add };
}

const refusal = (path: string, problem: string) => new CheckpointRefused(`${path} ${problem}`);

async function readLines(path: string, size: number, heading: string) {
  const events: ChainEvent[] = [];
  let last: ReadSoFar['last'] | null = null;
  let whole = 0;
  for await (const { step, end } of stepsOf(path, size, heading)) {
    whole = end;
    if (step === null) continue;
    last = step.last;
    for (const event of step.events) events.push(event);
  }
  if (whole < size) await truncate(path, whole);
  return whole === 0 ? null : { last, events };
}

/** Of the lines that were written to their end; null for the heading. */
async function* stepsOf(path: string, size: number, heading: string) {
  let end = 0;
  for await (const line of createInterface({ input: createReadStream(path) })) {
    const isHeading = end === 0;
    end += Buffer.byteLength(line) + 1;
    const isWhole = end <= size;
    if (isHeading) requireHeading(path, isWhole ? heading : heading.slice(0, line.length), line);
    if (!isWhole) return;
    yield { end, step: isHeading ? null : parsed(path, line) };
  }
}

function requireHeading(path: string, heading: string, line: string): void {
  if (line !== heading) throw refusal(path, 'holds something else');
}

function parsed(path: string, line: string): ReadSoFar {
  try {
    return JSON.parse(line, unpacked);
  } catch {
    throw refusal(path, 'is damaged');
  }
}

/** What JSON has no word for: amounts and bytes. */
const packed = (_key: string, value: unknown): unknown => {
  if (typeof value === 'bigint') return { bigint: String(value) };
  return value instanceof Uint8Array ? { bytes: toHex(value) } : value;
};

const unpacked = (_key: string, value: unknown): unknown => {
  const { bigint, bytes } = (value ?? {}) as Readonly<{ bigint?: string; bytes?: string }>;
  if (typeof bigint === 'string') return BigInt(bigint);
  return typeof bytes === 'string' ? fromHex(bytes) : value;
};
