import type { Browser } from 'playwright-core';
import { launchChromium } from '../../e2e/browser/chromium.ts';
import { longestTap, watchTaps } from '../../e2e/browser/felt-taps.ts';
import { startTestStack } from '../../e2e/stack/stack.ts';
import { visit } from '../../e2e/visitor/visitor.ts';
import type { BenchOptions } from '../bench-options.ts';
import { type Figure, figureOf } from '../figure.ts';
import { type MainTap, mainTaps } from './main-taps.ts';

const ROUNDS = 9;
const SLOWER = 4;

/**
 * From a tap until a frame shows that it was felt, as browsers count it (event timing), on a processor four times
 * slower. Each round is a new browser without anything in its cache.
 */
export async function measure({ rounds = ROUNDS }: BenchOptions): Promise<readonly Figure[]> {
  const stack = await startTestStack({ demoWorld: 'small' });
  const browser = await launchChromium();
  const measured = new Map<MainTap, number[]>(mainTaps.map((tap) => [tap, []]));
  try {
    await stack.indexed();
    for (let round = 0; round < rounds; round++) {
      for (const [tap, taken] of measured) taken.push(await felt(browser, stack.url, tap));
    }
  } finally {
    await browser.close();
    await stack.close();
  }
  return [...measured].map(([{ name }, taken]) =>
    figureOf(`tap: ${name}`, 'ms', taken, { goal: { most: 100 }, note: '4x slower processor' }),
  );
}

async function felt(browser: Browser, site: string, { from, tap }: MainTap): Promise<number> {
  const { page, leave } = await visit(browser, site, { locale: 'en' });
  try {
    await page.goto(from);
    await page.waitForLoadState('networkidle');
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await watchTaps(page);
    await tap(page);
    return await longestTap(page);
  } finally {
    await leave();
  }
}
