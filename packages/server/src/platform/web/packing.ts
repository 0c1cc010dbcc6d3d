import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Packed = Readonly<{ br: Buffer; gzip: Buffer }>;

/** Hidden, so that it is no part of the app. */
const KEPT = '.packed';

/** Packs what a folder holds: each content once, since all of it takes two seconds of a processor at every start. */
export class Packing {
  readonly #folder: string;
  readonly #before: ReadonlyMap<string, Packed>;
  readonly #now = new Map<string, Packed>();

  private constructor(folder: string, before: ReadonlyMap<string, Packed>) {
    this.#folder = folder;
    this.#before = before;
  }

  static async of(folder: string): Promise<Packing> {
    const kept = await readFile(join(folder, KEPT)).catch(() => null);
    return new Packing(folder, kept === null ? new Map() : knownIn(kept));
  }

  /** `hash` stands for the content. */
  async pack(plain: Buffer, hash: string): Promise<Packed> {
    const packed = this.#before.get(hash) ?? (await packedNow(plain));
    this.#now.set(hash, packed);
    return packed;
  }

  /** Leaves what was packed to the next start, where that may be written. */
  async keep(): Promise<void> {
    if ([...this.#now.keys()].every((hash) => this.#before.has(hash))) return;
    const path = join(this.#folder, KEPT);
    const part = `${path}.${process.pid}`;
    await writeFile(part, serialize(this.#now))
      .then(() => rename(part, path))
      .catch(() => undefined);
  }
}

/** Nothing of a file that was cut off or is of another form. */
function knownIn(bytes: Buffer): ReadonlyMap<string, Packed> {
  try {
    const read: unknown = deserialize(bytes);
    return read instanceof Map ? read : new Map();
  } catch {
    return new Map();
  }
}

async function packedNow(plain: Buffer): Promise<Packed> {
  // 9 is within a few percent of 11 and takes a tenth of the time.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(plain, { params }),
    promisify(gzip)(plain, { level: 9 }),
  ]);
  return { br, gzip: zipped };
}
