import { launchChromium } from '../../e2e/browser/chromium.ts';
import { comeBack, goDeep, openMiddle } from '../../e2e/cards/deep-market.ts';
import { startTestStack } from '../../e2e/stack/stack.ts';
import { visit } from '../../e2e/visitor/visitor.ts';
import { offerCardsIn } from '../../packages/server/test/bench/many-listings.ts';
import { type Figure, figureOf } from '../figure.ts';

const CARDS = 10_000;
/** Until the pages' code is compiled. */
const WARM_UP = 2;
const ROUNDS = 9;

/** From a card back to the market that was kept alive, deep in a long list of one level. */
export async function measure(): Promise<readonly Figure[]> {
  const stack = await startTestStack({ demoWorld: 'small' });
  const browser = await launchChromium();
  const rounds: number[] = [];
  try {
    await stack.indexed();
    await offerCardsIn(stack.databaseUrl, CARDS);
    const { page } = await visit(browser, stack.url, { locale: 'en' });
    const depth = await goDeep(page);
    for (let round = 0; round < WARM_UP + ROUNDS; round++) {
      await openMiddle(page);
      const milliseconds = await comeBack(page, depth);
      if (round >= WARM_UP) rounds.push(milliseconds);
    }
  } finally {
    await browser.close();
    await stack.close();
  }
  return [
    figureOf('return to the market, 10,000 cards, level and depth kept', 'ms', rounds, {
      goal: { most: 100 },
    }),
  ];
}
