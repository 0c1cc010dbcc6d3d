import { launchChromium } from '../../e2e/browser/chromium.ts';
import { startTestStack } from '../../e2e/stack/stack.ts';
import { tapToChart } from '../../e2e/trade/tap-to-chart.ts';
import { visit } from '../../e2e/visitor/visitor.ts';
import { type Figure, figureOf } from '../figure.ts';

const ROUNDS = 7;
/** From the tap on a token of the home page to its candles, with a browser that never saw the page of a token. */
export async function measure(): Promise<readonly Figure[]> {
  const stack = await startTestStack({ demoWorld: 'small' });
  const browser = await launchChromium();
  const rounds: number[] = [];
  try {
    await stack.indexed();
    for (let round = 0; round < ROUNDS; round++) {
      const { page, leave } = await visit(browser, stack.url, { locale: 'en' });
      rounds.push(await tapToChart(page));
      await leave();
    }
  } finally {
    await browser.close();
    await stack.close();
  }
  return [
    figureOf('a token opened on a mid phone: tap to candles', 'ms', rounds, {
      goal: { most: 1_000 },
      note: '4x slower processor, 1.6 Mbit/s, 150 ms; code of the page not in the cache',
    }),
  ];
}
