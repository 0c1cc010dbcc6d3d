import type { CDPSession, Page } from 'playwright-core';
import { launchChromium } from '../../e2e/browser/chromium.ts';
import { startTestStack } from '../../e2e/stack/stack.ts';
import { visit } from '../../e2e/visitor/visitor.ts';
import type { BenchOptions } from '../bench-options.ts';
import { type Figure, figureOf } from '../figure.ts';

const ROUNDS = 5;
/** A bad line: 400 ms there and back, 50 kB/s. */
const line = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** What a first visit costs: the scripts of the home page until nothing is asked for any more, and the market on a bad line. */
export async function measure({ rounds = ROUNDS }: BenchOptions): Promise<readonly Figure[]> {
  const stack = await startTestStack({ demoWorld: 'small', web: 'production' });
  const browser = await launchChromium();
  const weights: number[] = [];
  const files: number[] = [];
  const cards: number[] = [];
  const ready: number[] = [];
  try {
    await stack.indexed();
    for (let round = 0; round < rounds; round++) {
      const home = await visit(browser, stack.url);
      const scripts = await scriptsOf(home.page);
      weights.push(scripts.bytes / 1000);
      files.push(scripts.files);
      await home.leave();
      const market = await visit(browser, stack.url);
      const seen = await onBadLine(market.page);
      cards.push(seen.cards);
      ready.push(seen.ready);
      await market.leave();
    }
  } finally {
    await browser.close();
    await stack.close();
  }
  return [
    figureOf('home: scripts until idle', 'kB', weights, {
      goal: { most: 170 },
      note: 'on the wire',
    }),
    figureOf('the same: files', '', files),
    figureOf('market on a bad line: cards', 'ms', cards, {
      goal: { most: 8000 },
      note: '400 ms, 50 kB/s',
    }),
    figureOf('the same: controls take taps', 'ms', ready),
  ];
}

async function scriptsOf(page: Page): Promise<Readonly<{ bytes: number; files: number }>> {
  const session = await watched(page);
  const scripts = new Set<string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  return { bytes, files: scripts.size };
}

/** Milliseconds from the beginning until the picture of a card is shown, and until the app has taken over. */
async function onBadLine(page: Page): Promise<Readonly<{ cards: number; ready: number }>> {
  const session = await watched(page);
  await session.send('Network.emulateNetworkConditions', { offline: false, ...line });
  const begun = Date.now();
  await page.goto('/nft', { waitUntil: 'commit' });
  await page.locator('main img[data-card]').first().waitFor();
  const cards = Date.now() - begun;
  await page.locator('html[data-app]').waitFor({ state: 'attached' });
  return { cards, ready: Date.now() - begun };
}

async function watched(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  return session;
}
