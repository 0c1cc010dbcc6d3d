import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Packed } from './packing.ts';
import { readWebFolder } from './web-folder.ts';

let folder: string;
const kept = () => join(folder, '.packed');
const known = (): Map<string, Packed> => deserialize(readFileSync(kept()));
const text = (letter: string) => letter.repeat(5_000);
const write = (letter: string) => writeFileSync(join(folder, 'app.js'), text(letter));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vellum-packing-'));
  write('a');
});
afterEach(() => rmSync(folder, { recursive: true }));

async function sent(): Promise<readonly string[]> {
  const files = await readWebFolder(folder);
  expect([...files.keys()]).toEqual(['/app.js']);
  const { br, gzip } = files.get('/app.js') ?? {};
  return [brotliDecompressSync(br ?? ''), gunzipSync(gzip ?? '')].map(String);
}

test('what was packed is taken by the next start', async () => {
  expect(await sent()).toEqual([text('a'), text('a')]);
  const [[hash, packed]] = [...known()] as [[string, Packed]];
  const marked = { ...packed, br: brotliCompressSync('as kept') };
  writeFileSync(kept(), serialize(new Map([[hash, marked]])));
  expect(await sent()).toEqual(['as kept', text('a')]);
});

test('a content that was not packed yet is, and one that is gone is forgotten', async () => {
  await sent();
  const [before] = known().keys();
  write('b');
  expect(await sent()).toEqual([text('b'), text('b')]);
  expect(known().size).toBe(1);
  expect(known().has(before ?? '')).toBe(false);
});

test.each(['', 'cut off', '[]'])('kept bytes that are none (%j) are packed anew', async (bytes) => {
  writeFileSync(kept(), bytes);
  expect(await sent()).toEqual([text('a'), text('a')]);
  expect(known().size).toBe(1);
});

test('where nothing can be kept it is packed each time', async () => {
  mkdirSync(kept());
  expect(await sent()).toEqual([text('a'), text('a')]);
  expect(await sent()).toEqual([text('a'), text('a')]);
});
