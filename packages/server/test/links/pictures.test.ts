import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  PictureThread,
  TooManyPictures,
} from '../../src/features/link-previews/drawing/picture-thread.ts';
import { Typesetter } from '../../src/features/link-previews/drawing/typesetter.ts';
import { PictureCache } from '../../src/features/link-previews/picture-cache.ts';
import type { PicturePlan } from '../../src/features/link-previews/picture-plan.ts';

const plan: PicturePlan = {
  language: 'en',
  ink: '#0B5D4E',
  kind: { strong: 'FERRY', plain: 'Presale', state: 'ends 17 Nov 2026, 20:00 UTC' },
  title: 'Night Ferry',
  figure: { value: '277,200', unit: 'TRX raised' },
  bar: { share: 6930, mark: 6000, rest: 0 },
  line: [{ text: '69.3\u202f%', tone: 'figure' }],
  facts: [],
  date: '18 Nov 2026, 20:00 UTC',
  warning: '',
  art: { kind: 'rosette', seed: 'T', mark: 'N' },
};

const thread = new PictureThread(60_000);
afterAll(() => thread.close());

const hash = (png: Buffer) => createHash('sha256').update(png).digest('hex');

/** The share of pixels in a part of a picture that are not paper. */
async function inked(png: Buffer, left: number, top: number, width: number, height: number) {
  const raw = await sharp(png).extract({ left, top, width, height }).greyscale().raw().toBuffer();
  return raw.filter((grey) => grey < 200).length / raw.length;
}

describe('a picture', () => {
  test.each<PicturePlan['art']>([
    { kind: 'rosette', seed: 'T', mark: '松' },
    { kind: 'face', address: 'TVjsyZ7fYF3qLF6BQgPmTEZy1xrNNyVAAA' },
    { kind: 'card', level: 3, serial: '318' },
    { kind: 'envelope', series: '2' },
    { kind: 'unknown' },
  ])('is a PNG of 1200 x 630 with words and art: $kind', async (art) => {
    const png = await thread.draw({ ...plan, language: 'zh-TW', title: '松煙墨條', art });
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(await inked(png, 76, 180, 300, 110)).toBeGreaterThan(0.02);
    expect(await inked(png, 800, 120, 300, 400)).toBeGreaterThan(0.02);
  });

  test('is the same each time, and another with another word', async () => {
    const first = await thread.draw(plan);
    expect(hash(await thread.draw(plan))).toBe(hash(first));
    expect(hash(await thread.draw({ ...plan, title: 'Night Fern' }))).not.toBe(hash(first));
  });

  test.each([
    'W'.repeat(500),
    '</text><script>alert(1)</script><image href="file:///etc/passwd"/>',
    '\u202egnaht\u2066\u0000\ud800',
    '🚀مصباح👨‍👩‍👧‍👦',
    'a\u0301'.repeat(300),
    '',
  ])('takes any name (%#)', async (title) => {
    const png = await thread.draw({ ...plan, title, kind: { ...plan.kind, strong: title } });
    expect(await sharp(png).metadata()).toMatchObject({ width: 1200, height: 630 });
    // Nothing reaches into the art or leaves the frame.
    const edge = await inked(png, 0, 0, 24, 630);
    expect(edge).toBe(0);
  });
});

describe('letters', () => {
  const setter = new Typesetter();
  const laid = async (text: string) => {
    const { width, markup } = await setter.lay(text, { family: 'serif', weight: 400, size: 100 });
    return { width, frames: (markup(0, 0).match(/<rect/g) ?? []).length };
  };

  test('of Latin and Traditional Chinese are drawn as they are', async () => {
    expect((await laid('Vellum é ö 臺灣鑄幣龍鬱')).frames).toBe(0);
  });

  test('of other scripts, and what nobody sees, are drawn as code points, never dropped', async () => {
    expect((await laid('UЅDТ')).frames).toBe(2);
    expect((await laid('a\u202eb')).frames).toBe(1);
    expect((await laid('\u200b\u2066🚀')).frames).toBe(3);
    expect((await laid('\u202e')).width).toBeGreaterThan(50);
  });
});

describe('pictures are bounded', () => {
  test('of those that wait', async () => {
    const busy = new PictureThread(60_000);
    const asked = Array.from({ length: 20 }, () => busy.draw(plan));
    const ended = await Promise.allSettled(asked);
    const refused = ended.filter((one) => one.status === 'rejected');
    expect(refused).toHaveLength(12);
    for (const { reason } of refused) expect(reason).toBeInstanceOf(TooManyPictures);
    await busy.close();
    await expect(busy.draw(plan)).rejects.toBeInstanceOf(TooManyPictures);
  });

  test('in time, and the next one is drawn', async () => {
    const hasty = new PictureThread(1);
    await expect(hasty.draw(plan)).rejects.toThrow('too long');
    await expect(hasty.draw(plan)).rejects.toThrow('too long');
    await hasty.close();
  });

  test('in memory, and are not kept when they failed', async () => {
    let now = 0;
    const kept = new PictureCache(() => now, 100);
    for (let one = 0; one < 50; one++) kept.keep(`${one}`, Promise.resolve(Buffer.alloc(30)));
    await vi.waitFor(() => expect(kept.weight).toBe(90));
    expect(kept.at('0')).toBeNull();
    expect(kept.at('49')).not.toBeNull();
    now += 60_000;
    expect(kept.at('49')).toBeNull();
    kept.keep('bad', Promise.reject(new Error('no')));
    await vi.waitFor(() => expect(kept.at('bad')).toBeNull());
  });
});

test('the event loop goes on while a picture is drawn', async () => {
  let turns = 0;
  let isDone = false;
  const drawing = thread.draw({ ...plan, title: 'Another' }).finally(() => {
    isDone = true;
  });
  while (!isDone) {
    turns++;
    await readFile(import.meta.filename);
  }
  await drawing;
  // A loop that stood still would have turned once or twice.
  expect(turns).toBeGreaterThan(5);
});

beforeAll(() => thread.draw(plan));
