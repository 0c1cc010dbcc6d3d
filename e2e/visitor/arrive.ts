import type { Address } from '@vellum/tron/address';
import type { Browser } from 'playwright-core';
import type { Account, Site } from '../stack/stack.ts';
import { installWallet } from '../wallets/injected-wallet.ts';
import { appIn } from './app-in.ts';
import { appTexts } from './app-texts.ts';
import { visit } from './visitor.ts';
import type { Way } from './ways.ts';

export type SiteInBrowser = Readonly<{ browser: Browser; site: Site }>;

export type Arrival = Readonly<{
  /** 10,000 unless told. */
  trx?: number;
  inviter?: Address;
  /** Who comes; a new active address unless told. */
  account?: Account;
  /** Keeps the app for times without a network. */
  keeps?: boolean;
}>;

/** Someone comes to a page with an active address, and connects. */
export async function arrive(
  { browser, site }: SiteInBrowser,
  way: Way,
  path: string,
  { trx, inviter, account: known, keeps = false }: Arrival = {},
) {
  const account = known ?? (await site.account(trx));
  if (!known) await site.activate(account, inviter);
  await site.indexed();
  const { locale, desktop, wallet: name, protocol } = way;
  const visitor = await visit(browser, site.url, { locale, desktop, keeps });
  const { genesisId: genesis } = site.deployment;
  const accounts = [account];
  const wallet = await installWallet(visitor.context, { name, protocol, accounts, genesis });
  const { page } = visitor;
  const app = appIn(page, desktop);
  const t = appTexts(locale);
  await page.goto(path);
  const header = app.locator('header');
  await header.getByRole('button', { name: t('wallet.connect'), exact: true }).click();
  await app.getByRole('dialog').getByRole('button', { name }).click();
  await header.getByRole('button', { name: /T\w{5}/ }).waitFor();
  return { account, visitor, wallet, page, app, t };
}

export type Arrived = Awaited<ReturnType<typeof arrive>>;
