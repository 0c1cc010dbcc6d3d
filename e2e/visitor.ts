import type { Browser, BrowserContext, Page } from 'playwright-core';

const phoneAgent =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';

type Wishes = Readonly<{
  locale?: 'en' | 'zh-TW';
  theme?: 'light' | 'dark';
  width?: number;
  /** A desktop browser instead of a phone. */
  desktop?: boolean;
}>;

export type Visitor = Readonly<{
  page: Page;
  context: BrowserContext;
  /** Everything the page complained about so far. */
  complaints: readonly string[];
  leave: () => Promise<void>;
}>;

/** Someone with an empty browser, or one that remembers the wishes of an earlier visit. */
export async function visit(browser: Browser, site: string, wishes: Wishes = {}): Promise<Visitor> {
  const { locale, theme, desktop = false, width = desktop ? 1440 : 390 } = wishes;
  const context = await browser.newContext({
    baseURL: site,
    viewport: { width, height: desktop ? 900 : 844 },
    ...(!desktop && { userAgent: phoneAgent, hasTouch: true, isMobile: true }),
  });
  await remember(context, site, locale, theme);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return { page, context, complaints, leave: () => context.close() };
}

/** Leaves the wishes in storage once; what the visitor changes later stays changed. */
async function remember(
  context: BrowserContext,
  site: string,
  locale: Wishes['locale'],
  theme: Wishes['theme'],
): Promise<void> {
  if (!locale && !theme) return;
  const page = await context.newPage();
  await page.goto(`${site}/vellum.svg`);
  await page.evaluate(
    ([chosenLocale, chosenTheme]) => {
      if (chosenLocale) localStorage.setItem('vellum.locale', chosenLocale);
      if (chosenTheme) localStorage.setItem('vellum.theme', chosenTheme);
    },
    [locale, theme],
  );
  await page.close();
}
