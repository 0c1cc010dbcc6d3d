import type { Page } from 'playwright-core';
import type { Screen } from './screens.ts';
import { dialog } from './story.ts';

const press = (page: Page, name: RegExp) =>
  page.locator('main').getByRole('button', { name }).first().click();
const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name }).click();
const choose = (page: Page, name: RegExp) => page.locator('main').getByText(name).first().click();
const fill = (page: Page, amount: string) =>
  page.locator('main').getByRole('textbox').first().fill(amount);

/** A page that was changed by what is typed or pressed on it. */
const after = (name: string, path: string, prepare: (page: Page) => Promise<void>): Screen => ({
  name,
  path,
  prepare,
});

const opened = async (page: Page) => dialog(page).waitFor();

const staking: readonly Screen[] = [
  { name: 'earn-hub', path: '/assetStaking', desktop: true },
  { name: 'earn-lp', path: '/pledgeLP', desktop: true },
  after('earn-lp-amount', '/pledgeLP', (page) => choose(page, /^(Amount|數量)$/)),
  after('earn-lp-take-back', '/pledgeLP', async (page) => {
    await choose(page, /^(Unstake|解除質押)$/);
  }),
  { name: 'earn-coin', path: '/pledgeCoin', desktop: true },
  after('earn-coin-quote', '/pledgeCoin?days=90', (page) => fill(page, '250')),
  after('earn-coin-too-little', '/pledgeCoin?days=7', (page) => fill(page, '1')),
  { name: 'earn-coin-mine', path: '/pledgeCoin?view=mine' },
];

const burning: readonly Screen[] = [
  { name: 'earn-burn', path: '/destroy', desktop: true },
  after('earn-burn-quote', '/destroy', (page) => fill(page, '150')),
  after('earn-swap-to-burn', '/destroy', async (page) => {
    await choose(page, /^(Swap to burn|兌換銷毀)$/);
    await fill(page, '20');
  }),
  { name: 'earn-liquidity', path: '/liquidity', desktop: true },
  { name: 'earn-buy-lp', path: '/buyLP', desktop: true },
  after('earn-buy-lp-quote', '/buyLP', (page) => fill(page, '100')),
  after('earn-buy-lp-too-much', '/buyLP', (page) => fill(page, '90000')),
];

const locks: readonly Screen[] = [
  { name: 'earn-locks', path: '/locks', desktop: true },
  after('earn-locks-made-for-me', '/locks', (page) => tab(page, /^(Made for me|別人給我的)/)),
  after('earn-locks-for-others', '/locks', (page) => tab(page, /^(For others|我給別人的)/)),
  after('earn-lock', '/locks', async (page) => {
    await page.getByRole('tabpanel').getByRole('button').first().click();
    await opened(page);
  }),
  { name: 'earn-lock-new', path: '/lockNew' },
  { name: 'earn-lock-proofs', path: '/lockProof' },
  after('earn-lock-proof', '/lockProof', async (page) => {
    await page.locator('main a[href*="lockProof"]').first().click();
    await page.waitForLoadState('networkidle');
  }),
];

const income: readonly Screen[] = [
  { name: 'earn-income', path: '/myIncome', desktop: true },
  after('earn-claim-all', '/myIncome', async (page) => {
    await press(page, /^(Claim all|全部領取)$/);
    await opened(page);
  }),
  { name: 'earn-records', path: '/incomeList', desktop: true },
  after('earn-record', '/incomeList', async (page) => {
    await page
      .getByRole('list', { name: /^(Records|紀錄)$/ })
      .getByRole('button')
      .first()
      .click();
    await opened(page);
  }),
  after('earn-records-withdrawals', '/incomeList', (page) => choose(page, /^(Withdrawals|提領)$/)),
  after('earn-export', '/incomeList', async (page) => {
    await press(page, /CSV/);
    await opened(page);
  }),
  { name: 'earn-claim', path: '/claim' },
  { name: 'earn-claim-one', path: '/claim?source=lp' },
  { name: 'earn-claim-payout', path: '/claim?source=payout' },
  { name: 'earn-withdraw', path: '/withdraw', desktop: true },
  after('earn-withdraw-too-much', '/withdraw', async (page) => {
    await fill(page, '999999');
    await press(page, /^(Claim|Withdraw|領取|提領)/);
  }),
  after('earn-withdraw-too-little', '/withdraw', async (page) => {
    await fill(page, '0.5');
    await press(page, /^(Claim|Withdraw|領取|提領)/);
  }),
];

/** What the collector of the demo world sees of all ways of earning. */
export const earnScreens: readonly Screen[] = [...staking, ...burning, ...locks, ...income];
