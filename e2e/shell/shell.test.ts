import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { onStack } from '../stack/on-stack.ts';
import { visit } from '../visitor/visitor.ts';
import { isDeep } from '../visitor/ways.ts';

const on = onStack();

describe('the shell', () => {
  it('takes a newcomer from the home page through the menu and back, in English (S1.04 S2.23)', async () => {
    const { page, complaints, leave } = await visit(on.browser, on.site.url);
    await page.goto('/');
    await page
      .getByRole('heading', { level: 1, name: 'Every number here can be checked.' })
      .waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    expect(await page.getByRole('button', { name: 'Back' }).count()).toBe(0);

    await page.getByRole('link', { name: 'All features' }).click();
    await page.getByRole('heading', { level: 1, name: 'All features' }).waitFor();
    await expect.poll(() => page.title()).toBe('All features · Vellum');
    expect(await page.getByRole('contentinfo').count()).toBe(0);
    await page.getByRole('searchbox', { name: 'Find a feature' }).fill('dao');
    await page.getByRole('link', { name: 'Community DAO', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Community DAO' }).waitFor();

    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('heading', { level: 1, name: 'All features' }).waitFor();
    await page.getByRole('button', { name: 'Back' }).click();
    await page
      .getByRole('heading', { level: 1, name: 'Every number here can be checked.' })
      .waitFor();
    expect(complaints).toEqual([]);
    await leave();
  });

  it('ends the home page with the four links of the configuration (S2.24)', async () => {
    const { page, leave } = await visit(on.browser, on.site.url);
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('heading', { name: 'Join us' }).waitFor();
    const links = footer.getByRole('list').getByRole('link');
    await links.nth(3).waitFor();
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(targets).toEqual([
      'mailto:hello@vellum.example',
      'https://t.me/vellum_group',
      'https://t.me/vellum_channel',
      'https://x.com/vellum',
    ]);
    await footer.getByText(/never message you first or ask for your recovery words/).waitFor();
    await leave();
  });

  it('lists PayFI as coming soon, without a way into nothing (S1.44)', async () => {
    const { page, leave } = await visit(on.browser, on.site.url);
    await page.goto('/menu');
    const entry = page.getByText('PayFI', { exact: true });
    await entry.waitFor();
    await page.getByText('Coming soon').waitFor();
    expect(await entry.locator('xpath=ancestor::a').count()).toBe(0);
    await page.goto('/payfi');
    await page.getByText('Coming soon').waitFor();
    await page.getByText(/with no date yet/).waitFor();
    await page.getByRole('link', { name: 'See all features' }).click();
    await page.getByRole('heading', { level: 1, name: 'All features' }).waitFor();
    await leave();
  });

  it('fetches a page when it is opened, not before (S2.01)', async () => {
    const { page, leave } = await visit(on.browser, on.site.url);
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const settings = () => fetched.some((url) => url.includes('settings-with-clock'));
    expect(settings()).toBe(false);
    await page.goto('/settings');
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    await page.getByText('Stored only in this browser.').waitFor();
    expect(settings()).toBe(true);
    await leave();
  });

  it('marks what is tapped in the navigation before its page is drawn', async () => {
    const { page, leave } = await visit(on.browser, on.site.url, { locale: 'en' });
    await page.goto('/');
    const market = page
      .getByRole('navigation')
      .last()
      .getByRole('link', { name: /^Market/ });
    const seen = await market.evaluate(async (link: HTMLElement) => {
      link.click();
      // What the press itself does, and nothing that takes a turn of its own.
      await Promise.resolve();
      const shown = document.querySelector<HTMLElement>('[data-page]');
      return { mark: link.ariaCurrent, page: shown?.dataset['page'] };
    });
    expect(seen).toEqual({ mark: 'page', page: 'home' });
    await page.getByRole('heading', { level: 1, name: 'NFT market' }).waitFor();
    expect(await market.getAttribute('aria-current')).toBe('page');
    await leave();
  });

  it('keeps the chosen language and theme through a reload (S1.05)', async () => {
    const { page, complaints, leave } = await visit(on.browser, on.site.url);
    await page.goto('/settings');
    await page.getByText('繁體中文').click();
    await page.getByRole('heading', { level: 1, name: '設定' }).waitFor();
    await page.getByText('深色').click();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: '設定' }).waitFor();
    const root = page.locator('html');
    expect(await root.getAttribute('lang')).toBe('zh-Hant-TW');
    expect(await root.getAttribute('data-theme')).toBe('dark');
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
      'rgb(12, 20, 18)',
    );

    await page.getByRole('button', { name: '清除' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '清除' }).click();
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    expect(complaints).toEqual([]);
    await leave();
  });

  it('offers the languages in the menu, until something is searched for', {
    tags: 'deep',
  }, async () => {
    const { page, context, complaints, leave } = await visit(on.browser, on.site.url);
    await isDrawn(context, 'en', '/menu');
    await page.goto('/menu');
    await page.getByText('繁體中文').click();
    await page.getByRole('heading', { level: 1, name: '全部功能' }).waitFor();
    await page.getByRole('searchbox', { name: '搜尋功能' }).fill('盲盒');
    await expect.poll(() => page.getByText('繁體中文').count()).toBe(0);
    expect(complaints).toEqual([]);
    await leave();
  });

  it('leads from one’s own page to stakes, locks and the owner console', {
    tags: 'deep',
  }, async () => {
    const { page, leave } = await visit(on.browser, on.site.url);
    for (const title of ['Asset staking', 'Locks', 'Owner console']) {
      await page.goto('/me');
      await page.getByRole('main').getByRole('link', { name: title }).click();
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
    }
    await leave();
  });

  it('starts a page at its top and returns to where one was (S2.02)', async () => {
    const { page, leave } = await visit(on.browser, on.site.url);
    await page.goto('/menu');
    const settings = page.getByRole('link', { name: 'Settings' });
    await settings.waitFor();
    await page.evaluate(() => window.scrollTo(0, 500));
    await settings.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThanOrEqual(500);
    await settings.click();
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'All features' }).waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
    await leave();
  });

  it('keeps market, users and boxes as they were left (S2.03)', { tags: 'deep' }, async () => {
    const { page, complaints, leave } = await visit(on.browser, on.site.url);
    await page.goto('/nft');
    const kept = ['market', 'boxes', 'users'] as const;
    const depth = { market: 700, boxes: 1200, users: 1900 };
    for (const name of kept) {
      await goInside(page, { market: '/nft', boxes: '/blindBox', users: '/usersList' }[name]);
      await page.locator(`[data-page=${name}] :is(h2, [role=tab], p)`).first().waitFor();
      // Something only this very element knows, and room to scroll.
      await page.locator(`[data-page=${name}]`).evaluate((element, mark) => {
        element.dataset['mark'] = mark;
        element.style.minHeight = '4000px';
      }, name);
      await page.evaluate((y) => window.scrollTo(0, y), depth[name]);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(depth[name]);
    }
    await goInside(page, '/settings');
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    for (const name of kept)
      expect(await page.locator(`[data-page=${name}]`).isVisible()).toBe(false);

    for (const name of kept) {
      await goInside(page, { market: '/nft', boxes: '/blindBox', users: '/usersList' }[name]);
      await page.locator(`[data-page=${name}][data-mark=${name}]`).waitFor();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(depth[name]);
    }
    expect(complaints).toEqual([]);
    await leave();
  });
});

describe('the first page, before the app has come', () => {
  it.each(isDeep ? (['en', 'zh-TW'] as const) : (['zh-TW'] as const))(
    'stands in %s as it will stand with the app',
    async (locale) => {
      const { page, context, complaints, leave } = await visit(on.browser, on.site.url, { locale });
      const releaseApp = await holdApp(page);
      await context.addCookies([{ name: 'vellum.locale', value: locale, url: on.site.url }]);
      await isDrawn(context, locale);
      await page.goto('/', { waitUntil: 'commit' });
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.evaluate(() => window.scrollTo(0, 120));
      const before = await placesOfTexts(page);
      expect(before.length).toBeGreaterThan(15);

      await page.evaluate(() => {
        const root = document.documentElement;
        new MutationObserver(() => {
          if (!document.querySelector('#root h1')) root.dataset['lost'] = 'heading';
        }).observe(root, { childList: true, subtree: true });
      });
      releaseApp();
      await page.locator('html[data-app]').waitFor({ state: 'attached' });
      await expect.poll(() => placesOfTexts(page)).toEqual(before);
      expect(await page.locator('html').getAttribute('data-lost')).toBeNull();
      expect(await page.evaluate(() => window.scrollY)).toBe(120);
      expect(complaints).toEqual([]);
      await leave();
    },
  );

  it('takes a press of its button once the app is there, and shows that it takes none before', async () => {
    const { page, context, leave } = await visit(on.browser, on.site.url);
    const releaseApp = await holdApp(page);
    await isDrawn(context, 'en');
    await page.goto('/', { waitUntil: 'commit' });
    const connect = page.getByRole('banner').getByRole('button', { name: 'Connect wallet' });
    expect(await connect.isDisabled()).toBe(true);
    releaseApp();
    await connect.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Demo wallet' }).waitFor();
    await leave();
  });

  it('is shown where it belongs only', async () => {
    const { page, leave } = await visit(on.browser, on.site.url);
    await holdApp(page);
    await page.goto('/settings', { waitUntil: 'commit' });
    await page.locator('#root > *').first().waitFor();
    const ofHome = { name: 'Every number here can be checked.' };
    expect(await page.getByRole('heading', ofHome).count()).toBe(0);
    await leave();
  });
});

/** A busy machine may send a page before its view is drawn; the next who asks gets it. */
async function isDrawn({ request }: BrowserContext, locale: string, path = '/'): Promise<void> {
  const look = async () => (await request.get(path, { headers: { accept: 'text/html' } })).text();
  await expect.poll(look).toContain(`data-drawn="${locale}"`);
}

/** Keeps the app from the page until the returned function is called. */
async function holdApp(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(/\/assets\/index-[^/]+\.js$/, async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}

/** Every text that stands by itself, and where; without the list, which has yet to come, and what lies below it. */
function placesOfTexts(page: Page): Promise<readonly string[]> {
  return page.locator('#root').evaluate((root) =>
    [...root.querySelectorAll('h1, h2, p, button, nav a, li')]
      .filter(({ textContent }) => textContent !== '')
      .filter((element) => !element.closest('footer, section > div:last-child'))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [element.textContent, x, y, width, height].join(' ');
      }),
  );
}

/** Goes to a page as a link inside the app does. */
async function goInside(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({ idx: (history.state?.idx ?? 0) + 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
}
