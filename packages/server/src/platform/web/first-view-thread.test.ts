import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import type { AskMessage } from './first-view-messages.ts';
import { FirstViewThread } from './first-view-thread.ts';

/** Stands for the app: asks where it is told to, loops for ever where it is told to. */
const app = `let turns = 0;
const { setImmediate: turn } = globalThis;
globalThis.setImmediate = (work) => { turns++; return turn(work); };
export async function drawFirstView({ address, locale }, rest) {
  if (address === '/loop') for (;;);
  if (address.startsWith('/large')) return { markup: 'x'.repeat(Number(address.slice(6))), answers: '圖' };
  if (address === '/broken') throw new Error('window is not defined');
  let told = 'nothing';
  if (address === '/steps') void fetch('/first').then(() => fetch('/second')).then(() => { told = 'both'; });
  else if (address === '/node') void fetch('https://node.example/wallet').then(() => { told = 'node'; });
  else void fetch('/ask', { method: 'POST', body: new URLSearchParams({ of: address }) })
    .then((answer) => answer.text()).then((text) => { told = text; });
  await rest();
  if (address === '/turns') told = String(turns);
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
afterEach(async () => {
  vi.useRealTimers();
  await thread?.close();
});

function begun(limit = 5000, answerLimit = 60_000): FirstViewThread {
  reasons.length = 0;
  thread = new FirstViewThread({
    ...{ file, limit, answerLimit, clock: () => now },
    failed: (reason) => void reasons.push(reason),
  });
  return thread;
}

/** Limits are then reached by `vi.advanceTimersByTime`, and by nothing else. */
const stopTime = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

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
  const drawing = begun(1500);
  expect(await drawing.draw(page('/loop', 'en'), answering)).toBe(null);
  expect(reasons).toEqual(['it took too long']);
  expect(await drawing.draw(page('/nft', 'en'), answering)).toBe(null);
  now += 10_000;
  expect((await drawing.draw(page('/nft', 'en'), answering))?.markup).toContain('%2Fnft');
});

test('a page whose answer comes late goes without, and the thread lives on', async () => {
  stopTime();
  const drawing = begun(60_000, 2000);
  const never = () => {
    vi.advanceTimersByTime(2000);
    return new Promise<null>(() => {});
  };
  expect(await drawing.draw(page('/nft', 'en'), never)).toBe(null);
  expect(reasons).toEqual(['/ask was not answered in time']);
  expect((await drawing.draw(page('/rankings', 'en'), answering))?.markup).toContain('%2Frankings');
});

test('the answers of a page have one limit together', async () => {
  stopTime();
  const steps = (answerLimit: number) =>
    begun(60_000, answerLimit).draw(page('/steps', 'en'), async () => {
      vi.advanceTimersByTime(300);
      return { status: 200, body: '' };
    });
  expect((await steps(60_000))?.markup).toBe('en both');
  await thread?.close();
  expect(await steps(500)).toBe(null);
  expect(reasons).toEqual(['/second was not answered in time']);
});

test('a view of more than 512 KiB is none, in bytes and with its answers', async () => {
  const drawing = begun();
  const most = 512 * 1024 - '圖'.length - 2;
  expect((await drawing.draw(page(`/large${most}`, 'en'), answering))?.markup).toHaveLength(most);
  expect(await drawing.draw(page(`/large${most + 1}`, 'en'), answering)).toBe(null);
  expect(reasons).toEqual([`/large${most + 1} is too large`]);
});

/** Resolves after so many milliseconds. */
async function passed(milliseconds: number): Promise<void> {
  const began = Date.now();
  await vi.waitFor(() => expect(Date.now() - began).toBeGreaterThan(milliseconds), 120_000);
}

test('what comes too late for one thread is not taken for an answer by the next', async () => {
  const late = Promise.withResolvers<{ status: number; body: string }>();
  stopTime();
  const drawing = begun(3000);
  const tooLate = () => {
    vi.advanceTimersByTime(3000);
    return late.promise;
  };
  expect(await drawing.draw(page('/nft', 'en'), tooLate)).toBe(null);
  vi.useRealTimers();
  now += 10_000;
  const view = drawing.draw(page('/rankings', 'en'), async (question) => {
    late.resolve({ status: 200, body: 'of another page' });
    await passed(50);
    return answering(question);
  });
  expect((await view)?.markup).toBe('en POST /ask of=%2Frankings');
});

test('the thread rests while it waits for an answer', async () => {
  const view = await begun(30_000).draw(page('/turns', 'en'), async (question) => {
    await passed(200);
    return answering(question);
  });
  expect(Number(view?.markup.slice(3))).toBeLessThan(10);
});

test('nothing is begun after the end', async () => {
  const drawing = begun();
  await drawing.close();
  now += 10_000;
  expect(await drawing.draw(page('/nft', 'en'), answering)).toBe(null);
});
