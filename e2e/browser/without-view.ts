import type { Page } from 'playwright-core';

const VIEW =
  /<div id="root" data-drawn=.*<script type="application\/json" id="drawn">[^<]*<\/script>/s;

/** Pages come without what the server has drawn: for who pretends that the server answers something else. */
export async function withoutView(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(VIEW, '<div id="root"></div>');
    return route.fulfill({ response, body });
  });
}
