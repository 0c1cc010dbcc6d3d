import axe from 'axe-core';
import type { Frame, Page } from 'playwright-core';
import { isDeep } from './ways.ts';

type Scope = Readonly<{
  /** All unless told. */
  rules?: readonly string[];
  /** What is looked at, as CSS; the whole page unless told. */
  within?: string;
}>;

/** What axe finds wrong with the page as it stands, one line per element. */
export async function accessibilityProblems(
  page: Page | Frame,
  { rules = [], within = 'html' }: Scope = {},
): Promise<readonly string[]> {
  // Half a megabyte of script: once a document is enough.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  // A sheet that closes gives the page back to screen readers a moment after it is gone: the whole, or the parts around what is read out.
  await page.waitForFunction(
    () => !document.querySelector('[data-aria-hidden]') || document.querySelector('[role$=dialog]'),
  );
  await settled(page);
  return page.evaluate(
    async ({ names, part }) => {
      // biome-ignore lint/suspicious/noExplicitAny: the script above has put it there.
      const { violations } = await (globalThis as any).axe.run(part, {
        resultTypes: ['violations'],
        ...(names.length > 0 && { runOnly: { type: 'rule', values: names } }),
      });
      return violations.flatMap((found: { id: string; nodes: { html: string }[] }) =>
        found.nodes.map(({ html }) => `${found.id}: ${html.slice(0, 200)}`),
      );
    },
    { names: [...rules], part: within },
  );
}

/** The rules that colours can break, and nothing else between the themes differs. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/**
 * The same in both themes, for a page that follows the device. The dark one is judged by its colours; by everything in
 * the deep run.
 */
export async function problemsInBothThemes(
  page: Page,
  scope: Pick<Scope, 'within'> = {},
): Promise<readonly string[]> {
  const light = await accessibilityProblems(page, scope);
  await page.emulateMedia({ colorScheme: 'dark' });
  const rules = isDeep ? [] : rulesOfColour;
  const dark = await accessibilityProblems(page, { ...scope, rules });
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light, ...dark.map((problem) => `dark: ${problem}`)];
}

/** Colours are only true once nothing moves any more. */
export async function settled(page: Page | Frame): Promise<void> {
  await page.evaluate(() =>
    // One that is broken off has ended too; one without an end changes no colour.
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
        .map((animation) => animation.finished),
    ),
  );
}
