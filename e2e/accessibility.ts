import axe from 'axe-core';
import type { Frame, Page } from 'playwright-core';

/** What axe finds wrong with the page as it stands, one line per element. */
export async function accessibilityProblems(page: Page | Frame): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    // biome-ignore lint/suspicious/noExplicitAny: the script above has put it there.
    const { violations } = await (globalThis as any).axe.run(document, {
      resultTypes: ['violations'],
    });
    return violations.flatMap((found: { id: string; nodes: { html: string }[] }) =>
      found.nodes.map(({ html }) => `${found.id}: ${html.slice(0, 200)}`),
    );
  });
}
