import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import type { AskMessage } from './first-view-messages.ts';
import { FirstViewThread } from './first-view-thread.ts';

/** Stands for the app: asks where it is told to, loops for ever where it is told to. */
const app = `export async function drawFirstView({ address, locale }, rest) {
  if (address === '/loop') for (;;);
  if (address === '/broken') throw new Error('window is not defined');
  let told = 'nothing';
  if (address === '/node') void fetch('https://node.example/wallet').then(() => { told = 'node'; });
  else void fetch('/ask', { method: 'POST', body: new URLSearchParams({ of: address }) })
    .then((answer) => answer.text()).then((text) => { told = text; });
  await rest();
  return { markup: locale + ' ' + told, answers: '[]' };
}`;
const folder = mkdtempSync(join(tmpdir(), 'vellum-view-'));
const file = join(folder, 'app.mjs');
writeFileSync(file, app);
afterAll(() => rmSync(folder, { recursive: true }));

const page = (address: string, locale: string) => ({ address, locale, zone: null });

let now = 0;
const reasons: string[] = [];
let thread: FirstViewThread | null = null;
afterEach(() => thread?.close());

function begun(limit = 5000): FirstViewThread {
  reasons.length = 0;
  thread = new FirstViewThread({
    ...{ file, limit, clock: () => now },
    failed: (reason) => void reasons.push(reason),
  });
  return thread;
}

const answering = async ({ address, method, body }: AskMessage) => ({
  status: 200,
  body: `${method} ${address} ${body}`,
});

test('a page is drawn with what this server answers', async () => {
  const view = await begun().draw(page('/nft', 'en'), answering);
  expect(view).toEqual({ markup: 'en POST /ask of=%2Fnft', answers: '[]' });
});

test('what is not answered is drawn as waiting', async () => {
  const view = await begun().draw(page('/node', 'zh-TW'), async () => null);
  expect(view?.markup).toBe('zh-TW nothing');
});

test('a page that cannot be drawn leaves the next one alone', async () => {
  const drawing = begun();
  expect(await drawing.draw(page('/broken', 'en'), answering)).toBe(null);
  expect(reasons).toEqual(['window is not defined']);
  expect((await drawing.draw(page('/nft', 'en'), answering))?.markup).toContain('%2Fnft');
});

test('a page that never ends is ended; after a pause drawing goes on', async () => {
  const drawing = begun(200);
  expect(await drawing.draw(page('/loop', 'en'), answering)).toBe(null);
  expect(reasons).toEqual(['it took too long']);
  expect(await drawing.draw(page('/nft', 'en'), answering)).toBe(null);
  now += 10_000;
  expect((await drawing.draw(page('/nft', 'en'), answering))?.markup).toContain('%2Fnft');
});
