// @module-tag deep

import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { onStack } from '../stack/on-stack.ts';
import type { Account } from '../stack/stack.ts';
import { appTexts } from '../visitor/app-texts.ts';
import { visit } from '../visitor/visitor.ts';
import { installWallet } from '../wallets/injected-wallet.ts';
import { installLedger } from '../wallets/ledger.ts';
import { installOneKey } from '../wallets/onekey.ts';

const on = onStack();
const t = appTexts('en');

/** Milliseconds in which a wallet should be connected, the person's own time apart; reported and not judged, since machines stall. */
const goal = 1500;
const measured: string[] = [];
afterAll(() => console.log(`connected after (goal ${goal} ms): ${measured.join(', ')}`));

type Install = (context: BrowserContext, account: Account) => Promise<unknown>;
const injected =
  (wishes: Omit<Parameters<typeof installWallet>[1], 'accounts' | 'genesis'>): Install =>
  (context, account) =>
    installWallet(context, {
      accounts: [account],
      genesis: on.site.deployment.genesisId,
      ...wishes,
    });

const kinds: readonly (readonly [string, string, boolean, Install])[] = [
  ['TronLink extension', 'TronLink', true, injected({ protocol: 'tip' })],
  ['TronLink at its place only', 'TronLink', true, injected({ protocol: 'tip', announces: false })],
  ['TronLink app', 'TronLink', false, injected({ protocol: 'legacy' })],
  ['OKX extension', 'OKX Wallet', true, injected({ name: 'OKX Wallet', protocol: 'tip' })],
  ['OKX app', 'OKX Wallet', false, injected({ name: 'OKX Wallet', protocol: 'tip' })],
  [
    'OneKey',
    'OneKey',
    false,
    (context, account) =>
      installOneKey(context, { accounts: [account], node: on.site.devnet.url ?? '' }),
  ],
];

/** The sheet is open: from the tap on the wallet to the account in the header. */
async function connect(page: Page, within: ReturnType<Page['frameLocator']> | Page, name: string) {
  await page.goto('/me');
  const header = within.locator('header');
  await header.getByRole('button', { name: t('wallet.connect') }).click();
  const row = within.getByRole('dialog').getByRole('button', { name });
  await row.waitFor();
  const start = performance.now();
  await row.click();
  await header.getByRole('button', { name: /T\w{5}/ }).waitFor();
  return Math.round(performance.now() - start);
}

it.each(kinds)('%s connects', async (what, name, desktop, install) => {
  const { page, context, leave } = await visit(on.browser, on.site.url, { desktop, locale: 'en' });
  await install(context, await on.site.account());
  const time = await connect(page, desktop ? page.frameLocator('iframe') : page, name);
  measured.push(`${what} ${time}`);
  expect(time).toBeGreaterThan(0);
  await leave();
});

it('a Ledger lists its accounts', async () => {
  const { page, context, leave } = await visit(on.browser, on.site.url, { locale: 'en' });
  await installLedger(context, [await on.site.account()]);
  await page.goto('/me');
  await page
    .locator('header')
    .getByRole('button', { name: t('wallet.connect') })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ledger' }).click();
  const choice = page.getByRole('dialog', { name: t('wallet.ledgerTitle') });
  const go = choice.getByRole('button', { name: t('ledger.continue') });
  await go.waitFor();
  const start = performance.now();
  await go.click();
  await choice.getByRole('button', { name: t('ledger.use') }).waitFor();
  measured.push(`Ledger's list ${Math.round(performance.now() - start)}`);
  await leave();
});
