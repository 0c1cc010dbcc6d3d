import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { KeptFile } from './manifest.ts';

const NEWLINE = 10;

/** Writes a file of a backup, for its owner only, and tells what it must be from then on. */
export async function keepBytes(
  folder: string,
  path: string,
  bytes: NodeJS.ReadableStream,
): Promise<KeptFile> {
  const seen = counting();
  await pipeline(bytes, seen.through, await fileIn(folder, path));
  return { path, ...seen.told() };
}

/** The same for the rows of a table, packed. */
export async function keepRows(
  folder: string,
  path: string,
  rows: NodeJS.ReadableStream,
): Promise<KeptFile> {
  let count = 0;
  const lines = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      for (const byte of chunk) if (byte === NEWLINE) count += 1;
      done(null, chunk);
    },
  });
  const seen = counting();
  await pipeline(rows, lines, createGzip(), seen.through, await fileIn(folder, path));
  return { path, ...seen.told(), rows: count };
}

/** What a file is now. Throws when it cannot be read. */
export async function bytesOf(file: string): Promise<Pick<KeptFile, 'bytes' | 'sha256'>> {
  const seen = counting();
  await pipeline(createReadStream(file), seen.through.resume());
  return seen.told();
}

/** Copies a file that is known into a folder, byte for byte. Throws when it is no longer what it was. */
export async function takeBack(
  from: string,
  to: Readonly<{ folder: string; name: string }>,
  { sha256 }: KeptFile,
): Promise<void> {
  const copied = await keepBytes(to.folder, to.name, createReadStream(from));
  if (copied.sha256 !== sha256) throw new Error(`${from} changed while it was read`);
}

async function fileIn(folder: string, path: string) {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  return createWriteStream(file, { mode: 0o600, flush: true });
}

function counting() {
  const hash = createHash('sha256');
  let bytes = 0;
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { through, told: () => ({ bytes, sha256: hash.digest('hex') }) };
}
