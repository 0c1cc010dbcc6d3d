import type { Page } from 'playwright-core';

/** Something people tap, and the page it is on. Resolves when what it leads to is there. */
export type MainTap = Readonly<{ name: string; from: string; tap(page: Page): Promise<void> }>;

const navigation = (page: Page) => page.getByRole('navigation').last();

const follow = (name: string, from: string, label: RegExp): MainTap => ({
  name,
  from,
  async tap(page) {
    const before = page.url();
    await navigation(page).getByRole('link', { name: label }).tap();
    await page.waitForURL((url) => url.href !== before);
  },
});

/** The main taps: between the root pages, into lists, tabs, sheets and a field. */
export const mainTaps: readonly MainTap[] = [
  follow('home to market', '/', /^Market/),
  follow('market to earn', '/nft', /^Earn/),
  follow('home to launch', '/', /^Launch/),
  follow('home to me', '/', /^Me/),
  {
    name: 'a token of the home page',
    from: '/',
    async tap(page) {
      await page.getByRole('list', { name: 'Tokens', exact: true }).getByRole('link').first().tap();
      await page.waitForURL(/\/token\//);
    },
  },
  {
    name: 'connect wallet',
    from: '/',
    async tap(page) {
      await page
        .getByRole('button', { name: /Connect wallet/ })
        .first()
        .tap();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'another tab of the market',
    from: '/nft',
    async tap(page) {
      await page.getByRole('tab', { name: 'By holders' }).tap();
      await page.getByRole('list', { name: 'Listings' }).getByRole('link').first().waitFor();
    },
  },
  {
    name: 'a letter of the search',
    from: '/',
    async tap(page) {
      await page.getByRole('searchbox').first().pressSequentially('a');
    },
  },
];
