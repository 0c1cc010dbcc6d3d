import { expect, test } from 'vitest';
import { PageCache } from './page-cache.ts';
import type { WebFile } from './web-folder.ts';

const file = (plain: number, packed: number): WebFile => ({
  ...{ path: '/index.html', type: 'text/html', etag: '""', immutable: false },
  ...{ plain: Buffer.alloc(plain), gzip: Buffer.alloc(packed) },
});

let now = 0;
const keeping = (most?: number) => new PageCache(() => now, most);

test('a page is kept for a block, also while it is drawn', () => {
  const kept = keeping();
  const page = new Promise<null>(() => {});
  kept.keep('a', page);
  now += 2999;
  expect(kept.at('a')).toBe(page);
  now += 1;
  expect(kept.at('a')).toBe(null);
});

test('a hundred are kept', () => {
  const kept = keeping();
  for (let at = 0; at <= 100; at++) kept.keep(`${at}`, Promise.resolve(null));
  expect([kept.at('0'), kept.at('1') === null]).toEqual([null, false]);
});

/** Which of them are still kept once all are drawn. */
async function left(kept: PageCache, pages: Readonly<Record<string, Promise<WebFile | null>>>) {
  for (const [key, page] of Object.entries(pages)) kept.keep(key, page);
  await Promise.all(Object.values(pages));
  return Object.keys(pages).filter((key) => kept.at(key) !== null);
}

test('together they weigh no more than they may, plain and packed; the oldest go', async () => {
  const of = async (plain: number, packed: number) => file(plain, packed);
  const pages = { a: of(60, 10), b: of(10, 5), c: of(10, 5) };
  expect(await left(keeping(100), pages)).toEqual(['a', 'b', 'c']);
  expect(await left(keeping(99), pages)).toEqual(['b', 'c']);
  expect(await left(keeping(14), { a: of(10, 5) })).toEqual([]);
});

test('what has made room weighs nothing any more', async () => {
  const kept = keeping(100);
  for (let at = 0; at < 20; at++) {
    const page = Promise.resolve(file(30, 10));
    kept.keep('again', page);
    await page;
  }
  const other = Promise.resolve(file(50, 10));
  expect(await left(kept, { other })).toEqual(['other']);
  expect(kept.at('again')).not.toBe(null);
});

test('what is forgotten while it is drawn is not kept later; what took its place stays', async () => {
  const kept = keeping(100);
  const first = Promise.resolve(file(80, 0));
  kept.keep('a', first);
  kept.forget('a', first);
  await first;
  expect(kept.at('a')).toBe(null);
  const second = Promise.resolve(file(80, 0));
  kept.keep('a', second);
  kept.forget('a', first);
  await second;
  expect(kept.at('a')).toBe(second);
});
