import type { Page } from 'playwright-core';
import type { Screen } from './screens.ts';
import { dialog } from './story.ts';

const press = (page: Page, name: RegExp) =>
  page.locator('main').getByRole('button', { name }).first().click();
const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name }).click();
const opened = (page: Page) => dialog(page).waitFor();

/** The first card of a list leads to its page. */
async function firstCard(page: Page): Promise<void> {
  await page.locator('main a[href*="nftDetail"]').first().click();
  await page.getByRole('heading', { name: /^(History|歷史紀錄)$/ }).waitFor();
  await page.waitForLoadState('networkidle');
}

const bronze = /^(Bronze|青銅)/;
const gold = /^(Gold|黃金)/;

/** The market and the pages of cards. */
const market: readonly Screen[] = [
  { name: 'cards-market', path: '/nft', desktop: true },
  {
    name: 'cards-level',
    path: '/nft',
    prepare: async (page) => {
      await press(page, bronze);
      await opened(page);
    },
  },
  {
    name: 'cards-level-two-parts',
    path: '/nft',
    prepare: async (page) => {
      await press(page, gold);
      await dialog(page)
        .getByText(/^(Two payments|分兩筆)$/)
        .click();
    },
  },
  {
    name: 'cards-for-sale',
    path: '/nft',
    prepare: (page) => tab(page, /By holders|持有人出售/),
  },
  {
    name: 'cards-filter',
    path: '/nft',
    prepare: async (page) => {
      await tab(page, /By holders|持有人出售/);
      await press(page, /^(Filter|篩選)/);
      await opened(page);
    },
  },
  {
    name: 'cards-no-match',
    path: '/nft',
    prepare: async (page) => {
      await tab(page, /By holders|持有人出售/);
      await page.getByRole('searchbox').fill('999999');
      await page.getByText(/No card matches|沒有符合的卡片/).waitFor();
    },
  },
  {
    name: 'card-of-another',
    path: '/nft',
    prepare: async (page) => {
      await tab(page, /By holders|持有人出售/);
      await firstCard(page);
    },
  },
  { name: 'card-not-minted', path: `/nftDetail?id=${(1n << 64n) | 999_999n}` },
  { name: 'card-frozen', path: `/nftDetail?id=${(4n << 64n) | 1n}` },
];

/** A card of one's own in a state, and what is begun from there. */
const ownCard = (name: string, state: RegExp, then?: (page: Page) => Promise<void>): Screen => ({
  name,
  path: '/myNft',
  prepare: async (page) => {
    await tab(page, state);
    await firstCard(page);
    await then?.(page);
  },
});

const own: readonly Screen[] = [
  { name: 'cards-mine', path: '/myNft', desktop: true },
  ...(
    [
      ['on-sale', /^(On sale|出售中)/],
      ['pledged', /^(Pledged|質押中)/],
      ['frozen', /^(Frozen|已凍結)/],
    ] as const
  ).map(([name, state]) => ({
    name: `cards-mine-${name}`,
    path: '/myNft',
    prepare: (page: Page) => tab(page, state),
  })),
  {
    name: 'cards-mine-select',
    path: '/myNft',
    prepare: async (page) => {
      await press(page, /^(Select|選取)$/);
      await page.locator('main label:has([type=checkbox])').first().click();
    },
  },
  ownCard('card-owned', /^(Owned|持有中)/),
  ownCard('card-sell', /^(Owned|持有中)/, async (page) => {
    await press(page, /^(Sell|出售)$/);
    await dialog(page).getByRole('textbox').fill('500');
  }),
  ownCard('card-transfer', /^(Owned|持有中)/, async (page) => {
    await press(page, /^(Transfer this card|轉讓此卡片)$/);
    await dialog(page).getByRole('textbox').fill('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t');
  }),
  ownCard('card-on-sale', /^(On sale|出售中)/),
  { name: 'card-pledged', path: `/nftDetail?id=${(2n << 64n) | 1n}` },
  { name: 'card-pledge', path: '/nftPledge', desktop: true },
  {
    name: 'card-pledge-chosen',
    path: '/nftPledge',
    prepare: (page) => page.locator('main label:has([type=checkbox])').first().click(),
  },
  { name: 'card-pledge-running', path: `/nftPledge?id=${(2n << 64n) | 1n}` },
  { name: 'card-pledge-due', path: `/nftPledge?id=${(1n << 64n) | 2n}` },
];

const boxes: readonly Screen[] = [
  { name: 'boxes-market', path: '/blindBox', desktop: true },
  ...['revealed', 'waiting', 'on-sale', 'preparing'].map((name, series) => ({
    name: `box-${name}`,
    path: `/blindBoxDetail?series=${series}`,
  })),
  { name: 'boxes-mine', path: '/myBoxes', desktop: true },
  ...(
    [
      ['waiting', /^(Waiting|等待中)/],
      ['opened', /^(Opened|已開啟)/],
      ['refunds', /^(Refunds|退款)/],
    ] as const
  ).map(([name, state]) => ({
    name: `boxes-mine-${name}`,
    path: '/myBoxes',
    prepare: (page: Page) => tab(page, state),
  })),
  { name: 'box-verify', path: '/boxVerify?series=0' },
];

const clock: Screen = {
  name: 'chain-clock-mine',
  path: '/settings',
  prepare: async (page) => {
    await press(page, /Open clock|開啟時鐘/);
    await dialog(page)
      .getByRole('heading', { name: /Your due dates|您的到期時間/ })
      .waitFor();
  },
};

/** What an address has and what waits for it. */
const holdings: readonly Screen[] = [
  { name: 'portfolio-home', path: '/', desktop: true },
  { name: 'portfolio-whole', path: '/portfolio' },
  { name: 'waiting-list', path: '/waiting' },
];

/** What the collector of the demo world sees of cards and boxes, has in all, and waits for. */
export const collectorScreens: readonly Screen[] = [
  ...market,
  ...own,
  ...boxes,
  ...holdings,
  clock,
];
