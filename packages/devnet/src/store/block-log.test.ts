import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BlockLog } from './block-log.ts';
import { encodeRecord, LogCorrupted, scanRecords } from './log-record.ts';

let folder: string;
let path: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vellum-log-'));
  path = join(folder, 'blocks.log');
});
afterEach(() => rm(folder, { recursive: true }));

const entry = (size: number) => Uint8Array.from({ length: size }, (_, index) => index + size);

async function reopened(): Promise<Uint8Array[]> {
  const { log, entries } = await BlockLog.open(path);
  await log.close();
  return entries;
}

describe('BlockLog', () => {
  it('gives back what was appended, in order, however it was grouped', async () => {
    const { log } = await BlockLog.open(path);
    const sizes = [0, 1, 5, 300, 70_000, 2];
    await Promise.all(sizes.map((size) => log.append(entry(size))));
    await log.append(entry(9));
    await log.close();
    expect(await reopened()).toEqual([...sizes, 9].map(entry));
  });

  it('shares one record between entries that wait for the disk together', async () => {
    const { log } = await BlockLog.open(path);
    await Promise.all(Array.from({ length: 50 }, () => log.append(entry(3))));
    await log.close();
    const file = await readFile(path);
    expect(file.toString('latin1').split('VLR1').length - 1).toBeLessThanOrEqual(2);
  });

  it('cuts off a torn last record wherever it is torn, and goes on from there', async () => {
    const whole = encodeRecord([entry(40)]);
    const torn = encodeRecord([entry(30), entry(10)]);
    for (let cut = 1; cut < torn.length; cut += 1) {
      await writeFile(path, Buffer.concat([whole, torn.subarray(0, cut)]));
      const { log, entries, repairedBytes } = await BlockLog.open(path);
      expect({ entries, repairedBytes }).toEqual({ entries: [entry(40)], repairedBytes: cut });
      await log.append(entry(7));
      await log.close();
      expect(await reopened()).toEqual([entry(40), entry(7)]);
    }
  });

  it('rejects every append after the file is gone wrong', async () => {
    const { log } = await BlockLog.open(path);
    await log.close();
    await expect(log.append(entry(1))).rejects.toThrow('cannot write blocks.log');
    await expect(log.append(entry(1))).rejects.toThrow('cannot write blocks.log');
  });
});

describe('scanRecords', () => {
  const records = [20, 0, 64, 33].map((size) => encodeRecord([entry(size)]));
  const file = Buffer.concat(records);
  const lastStart = file.length - records[3]!.length;

  it('drops only the last record when a bit of it flips, and refuses damage before it', () => {
    fc.assert(
      fc.property(fc.nat(file.length * 8 - 1), (bit) => {
        const damaged = Buffer.from(file);
        damaged[bit >> 3] = damaged[bit >> 3]! ^ (1 << (bit & 7));
        if (bit >> 3 < lastStart) expect(() => scanRecords(damaged)).toThrow(LogCorrupted);
        else expect(scanRecords(damaged)).toMatchObject({ end: lastStart });
      }),
      { numRuns: 500 },
    );
  });
});
