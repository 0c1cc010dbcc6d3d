import type { Address } from '@vellum/tron/address';
import { parseAddress } from '@vellum/tron/address';
import type { Locator, Page } from 'playwright-core';
import type { Account } from '../stack/stack.ts';
import { appTexts } from '../visitor/app-texts.ts';
import type { SiteInBrowser } from '../visitor/arrive.ts';
import { countTaps } from '../visitor/tap-count.ts';
import { visit } from '../visitor/visitor.ts';
import { type InjectedWallet, installWallet } from '../wallets/injected-wallet.ts';

/** How a newcomer comes: with nothing, or with a wallet app of their own. */
export type NewcomerWay = Readonly<{
  locale: 'en' | 'zh-TW';
  wallet: 'Demo wallet' | 'TronLink';
  /** 10,000 unless told; the demo wallet brings its own. */
  trx?: number;
}>;

/** A tap in the page, the wallet's question whether this site may see the account, and each of its signatures. */
type Counts = Readonly<{ now: () => Promise<number>; active: () => Promise<number> }>;

/** Someone with an empty browser, whose every press is counted. */
export async function newcomer({ browser, site }: SiteInBrowser, way: NewcomerWay, path: string) {
  const { locale, wallet: name, trx } = way;
  const visitor = await visit(browser, site.url, { locale });
  const { page, context } = visitor;
  const t = appTexts(locale);
  const own = name === 'TronLink' ? await installOwn(context, site, trx) : null;
  const taps = await countTaps(page);
  await page.goto(path);
  return { ...visitor, t, own, ...counts(taps, own) };
}

async function installOwn(
  context: Parameters<typeof installWallet>[0],
  site: SiteInBrowser['site'],
  trx?: number,
): Promise<Readonly<{ account: Account; wallet: InjectedWallet }>> {
  const account = await site.account(trx);
  const wallet = await installWallet(context, {
    ...{ name: 'TronLink', protocol: 'legacy', accounts: [account] },
    genesis: site.deployment.genesisId,
  });
  return { account, wallet };
}

function counts(
  taps: () => Promise<number>,
  own: Readonly<{ wallet: InjectedWallet }> | null,
): Readonly<{ counts: Counts }> {
  const inWallet = (upTo: number) => (own ? 1 + upTo : 0);
  return {
    counts: {
      now: async () => (await taps()) + inWallet(own?.wallet.signed.length ?? 0),
      // The words of the session, then the activation: a wallet app signs on without a tap of ours.
      active: async () => (await taps()) + inWallet(own ? 2 : 0),
    },
  };
}

export type Newcomer = Awaited<ReturnType<typeof newcomer>>;

/** The address in use, as this browser remembers it. */
export async function addressIn(page: Page): Promise<Address> {
  const session = await page.evaluate(() => localStorage.getItem('vellum.session'));
  const address = parseAddress(JSON.parse(session ?? '{}').address ?? '');
  if (!address) throw new Error('nobody is signed in');
  return address;
}

/** Chooses the wallet in the sheet that a paid action has opened. */
export function chooseWallet({ page, t }: Newcomer, way: NewcomerWay): Promise<void> {
  const name = way.wallet === 'Demo wallet' ? t('wallet.demoName') : way.wallet;
  return page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click();
}

/** Agrees to a review. */
export async function agree(who: Newcomer, way: NewcomerWay, title: string): Promise<void> {
  const { page, t } = who;
  const wallet = way.wallet === 'Demo wallet' ? t('wallet.demoName') : way.wallet;
  await page
    .getByRole('dialog', { name: title })
    .getByRole('button', { name: t('paidAction.continueIn', { wallet }) })
    .click();
}

/** Confirms what the demo wallet asks next, told apart by the name of the function; a wallet app signs by itself. */
export async function confirmInWallet(who: Newcomer, method: string): Promise<void> {
  const { page, t, own } = who;
  if (own) return;
  const ask: Locator = page.getByRole('dialog', { name: t('demoWallet.signCall') });
  await ask.getByText(method).first().waitFor();
  await ask.getByRole('button', { name: t('demoWallet.sign'), exact: true }).click();
}
