import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leaveChromium, sharedChromium } from '../browser/shared-chromium.ts';
import { type Account, startTestStack, type TestStack } from '../stack/stack.ts';
import { accessibilityProblems } from '../visitor/accessibility.ts';
import { type App, appIn } from '../visitor/app-in.ts';
import { type AppTexts, appTexts } from '../visitor/app-texts.ts';
import { visit } from '../visitor/visitor.ts';
import { deepJourneyWays, deepRefusalWays, isDeep, type Way, ways } from '../visitor/ways.ts';
import { type InjectedWallet, installWallet } from '../wallets/injected-wallet.ts';

let browser: Browser;
let stack: TestStack;
let genesis: string;
let accounts: readonly [Account, Account];

const otherGenesis = `${'0'.repeat(56)}2b6653dc`;

beforeAll(async () => {
  stack = await startTestStack();
  browser = await sharedChromium();
  genesis = stack.deployment.genesisId;
  accounts = [await stack.account(), await stack.account()];
});

afterAll(async () => {
  await leaveChromium(browser);
  await stack?.close();
});

const short = ({ address }: Account) => `${address.slice(0, 6)}...${address.slice(-4)}`;
const pill = (app: App, account: Account) =>
  app.getByRole('button', { name: `Account ${short(account)}` });

async function connect(app: App, name: string): Promise<void> {
  await app.getByRole('button', { name: 'Connect wallet' }).click();
  await app.getByRole('dialog').getByRole('button', { name }).click();
}

type Wishes = Partial<Parameters<typeof installWallet>[1]>;
type Holder = Readonly<{
  page: Page;
  app: App;
  wallet: InjectedWallet;
  t: AppTexts;
  /** The button of the header that shows this account. */
  shown(account: Account): Locator;
  connect(): Promise<void>;
  leave(): Promise<void>;
}>;

/** Someone with two accounts in a wallet, who came this way and has not connected yet. */
async function arrive(way: Way, wishes: Wishes = {}): Promise<Holder> {
  const { wallet: name, protocol, desktop, locale } = way;
  const { page, context, leave } = await visit(browser, stack.url, { desktop, locale });
  const wallet = await installWallet(context, { name, protocol, accounts, genesis, ...wishes });
  await page.goto('/me');
  const app = appIn(page, desktop);
  const t = appTexts(locale);
  const shown = (account: Account) =>
    app.getByRole('button', { name: t('wallet.account', { address: short(account) }) });
  const connect = async () => {
    await app
      .locator('header')
      .getByRole('button', { name: t('wallet.connect') })
      .click();
    await app.getByRole('dialog').getByRole('button', { name }).click();
  };
  return { page, app, wallet, t, shown, connect, leave };
}

/** One wallet as app, the other as extension; deep runs take each as both. */
const connecting = isDeep ? ways : [ways[0], ways[3]];

describe.each(connecting)('$what', (way) => {
  it('connects, is taken up again after a reload, and is followed to another account and back (S1.03)', async () => {
    const { page, app, wallet, t, shown, connect, leave } = await arrive(way);
    await connect();
    await shown(accounts[0]).waitFor();
    await page.reload();
    await shown(accounts[0]).waitFor();
    await wallet.switchAccount(page, 1);
    await shown(accounts[1]).waitFor();
    await wallet.lock(page);
    await app.getByRole('button', { name: t('wallet.locked') }).waitFor();
    await wallet.unlock(page);
    await shown(accounts[1]).waitFor();
    await leave();
  });
});

describe.each(deepJourneyWays)('$what', (way) => {
  it('signs in with words that were shown before, and out when the account changes (S1.02 S6.01)', async () => {
    const { page, app, wallet, t, shown, connect, leave } = await arrive(way);
    await connect();
    await shown(accounts[0]).click();
    await app
      .getByRole('dialog')
      .getByRole('button', { name: t('wallet.signIn'), exact: true })
      .click();
    const sheet = app.getByRole('dialog', { name: t('wallet.signInTitle', { name: way.wallet }) });
    const words = await sheet.locator('pre').textContent();
    expect(words).toContain(accounts[0].address);

    await wallet.rejectNext(page, 'sign');
    await sheet
      .getByRole('button', { name: t('wallet.signInConfirm', { name: way.wallet }) })
      .click();
    await sheet.getByText(t('wallet.failedRejected')).waitFor();
    await sheet
      .getByRole('button', { name: t('wallet.signInConfirm', { name: way.wallet }) })
      .click();
    await app.getByText(t('wallet.signedIn'), { exact: true }).waitFor();
    expect(wallet.signed).toHaveLength(1);

    await wallet.switchAccount(page, 1);
    await app.getByText(t('wallet.signedOut'), { exact: true }).waitFor();
    await leave();
  });
});

describe.each(deepRefusalWays)('$what', (way) => {
  it('may be rejected, which is a note and no error', async () => {
    const { page, app, wallet, t, shown, connect, leave } = await arrive(way);
    await wallet.rejectNext(page, 'connect');
    await connect();
    await app.getByText(t('wallet.failedRejected')).waitFor();
    await app.getByRole('dialog').getByRole('button', { name: way.wallet }).click();
    await shown(accounts[0]).waitFor();
    await leave();
  });

  it('on another network is told so, and followed when it comes back', {
    tags: 'deep',
  }, async () => {
    const { page, app, wallet, t, connect, leave } = await arrive(way, { genesis: otherGenesis });
    await connect();
    const sheet = app.getByRole('dialog', { name: t('wallet.wrongTitle') });
    await sheet.getByText(t('wallet.networkOf', { name: way.wallet })).waitFor();
    await sheet.getByText(t('wallet.networkMain'), { exact: true }).waitFor();
    await sheet.getByText(t('wallet.networkDemo'), { exact: true }).waitFor();
    const change = sheet.getByRole('button', {
      name: t('wallet.switchTo', { network: t('wallet.networkDemo'), name: way.wallet }),
    });
    if (way.wallet === 'TronLink' && way.desktop) await change.click();
    else {
      expect(await change.count()).toBe(0);
      await sheet
        .getByText(t('wallet.switchByHand', { name: way.wallet, network: t('wallet.networkDemo') }))
        .waitFor();
      await wallet.useChain(page, genesis);
    }
    await app.getByRole('dialog', { name: t('wallet.accountTitle') }).waitFor();
    await wallet.useChain(page, otherGenesis);
    await sheet.waitFor();
    await leave();
  });
});

describe('a session', () => {
  it('that the server has forgotten is asked for once more, in the middle of an action', {
    tags: 'deep',
  }, async () => {
    const { page, context, leave } = await visit(browser, stack.url);
    const newcomer = await stack.account();
    const wallet = await installWallet(context, {
      protocol: 'legacy',
      accounts: [newcomer],
      genesis,
    });
    await page.goto('/');
    await connect(page, 'TronLink');
    await pill(page, newcomer).click();
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    const ask = page.getByRole('dialog', { name: 'Sign in with TronLink' });
    await ask.getByRole('button', { name: 'Continue in TronLink' }).click();
    await page.getByText('Signed in', { exact: true }).waitFor();
    await ask.waitFor({ state: 'detached' });
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

    await context.clearCookies();
    await page.getByRole('button', { name: 'Activate', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Activate your address' });
    await sheet.getByText('No inviter').click();
    await sheet.getByText('I know that I cannot add an inviter later').click();
    await sheet.getByRole('button', { name: 'Activate without inviter' }).click();
    const review = page.getByRole('dialog', { name: 'Review: activate your address' });
    await review.getByRole('button', { name: 'Continue in TronLink' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'See your team' }).waitFor();
    const words = wallet.signed.filter((text) => text.includes(newcomer.address));
    expect(words).toHaveLength(2);
    await leave();
  });
});

describe('without a wallet', () => {
  const visits = [
    { locale: 'en', desktop: false },
    { locale: 'zh-TW', desktop: true },
    ...(isDeep
      ? ([
          { locale: 'zh-TW', desktop: false },
          { locale: 'en', desktop: true },
        ] as const)
      : []),
  ] as const;

  const pleaseInstall = {
    en: 'Please install TronLink or OKX Wallet',
    'zh-TW': '請安裝 TronLink 或 OKX Wallet',
  };

  it.each(visits)(
    'says what to install after five tries: $locale, desktop $desktop (S2.38 S8.26)',
    async ({ locale, desktop }) => {
      const { page, leave } = await visit(browser, stack.url, { locale, desktop });
      const t = appTexts(locale);
      const app = appIn(page, desktop);
      const start = new Date('2027-01-01T00:00:00Z');
      await page.clock.install({ time: start });
      await page.goto('/menu');
      await app.getByRole('searchbox').waitFor();
      await page.clock.runFor(6000);
      await app.getByRole('button', { name: t('wallet.options') }).click();
      const sheet = app.getByRole('dialog', { name: pleaseInstall[locale] });
      await sheet
        .getByText(t(desktop ? 'wallet.installDetail' : 'wallet.installDetailPhone'))
        .waitFor();
      const link = sheet.getByRole('link', {
        name: t('wallet.installNamed', { name: 'TronLink' }),
      });
      const open = sheet.getByRole('link', { name: t('wallet.openInNamed', { name: 'OKX' }) });
      expect([await link.count(), await open.count()]).toEqual(desktop ? [1, 0] : [0, 1]);
      if (desktop) expect(await link.getAttribute('href')).toBe('https://www.tronlink.org/');
      else {
        const target = `okx://wallet/dapp/url?dappUrl=${encodeURIComponent(page.url())}`;
        expect(await open.getAttribute('href')).toBe(target);
      }

      await page.clock.pauseAt(new Date(start.getTime() + 60_000));
      await sheet.getByRole('button', { name: t('wallet.searchAgain') }).click();
      for (const tries of [1, 2, 3, 4, 5]) {
        await app.getByText(t('wallet.tryOf', { n: tries, max: 5 })).waitFor();
        expect(await sheet.count()).toBe(0);
        await page.clock.runFor(1000);
      }
      await sheet.waitFor();
      await leave();
    },
  );

  it.runIf(isDeep)(
    'finds one that comes while it looks, and one without TIP-6963 as well',
    async () => {
      const { page, context, leave } = await visit(browser, stack.url, { desktop: true });
      const wallet = await installWallet(context, {
        accounts,
        genesis,
        announces: false,
        late: true,
      });
      await page.goto('/me');
      const app = appIn(page, true);
      await app.getByRole('button', { name: 'Connect wallet' }).click();
      await app.getByRole('dialog').getByText('Not found yet').first().waitFor();
      await wallet.appear(page);
      await app.getByRole('dialog').getByRole('button', { name: 'TronLink' }).click();
      await pill(app, accounts[0]).waitFor();
      await leave();
    },
  );
});

describe('the demo wallet', () => {
  it.each(isDeep ? (['light', 'dark'] as const) : (['light'] as const))(
    'takes an empty browser to a signed-in account in the %s theme',
    async (theme) => {
      const { page, leave } = await visit(browser, stack.url, { theme });
      await page.goto('/me');
      await connect(page, 'Demo wallet');
      await page.getByRole('button', { name: 'Use this address' }).waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.getByRole('button', { name: 'Use this address' }).click();
      await page.getByText('10,000 TRX of test funds received').waitFor();
      await page.getByText('Nothing here has real value.').waitFor();

      await page.getByRole('button', { name: /^Account T/ }).click();
      const account = page.getByRole('dialog', { name: 'Your account' });
      await account.getByText('10,000 TRX').waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
      await account.getByRole('button', { name: 'Sign in', exact: true }).click();
      // It is part of this site and holds nothing of value: nobody is asked for words.
      await account.getByText('Signed in', { exact: true }).waitFor();
      await leave();
    },
  );

  it('tells a launch part by part before it is signed, from what the chain keeps of the factory', {
    tags: 'deep',
  }, async () => {
    const { page, leave } = await visit(browser, stack.url, { width: 390 });
    const creator = await stack.account();
    await stack.activate(creator);
    await stack.indexed();
    await page.addInitScript(({ address, privateKey }) => {
      const kept = { keys: [{ role: 'newcomer', privateKey }], active: address };
      localStorage.setItem('vellum.demoWallet', JSON.stringify(kept));
    }, creator);
    await page.goto('/launch-simple');
    await connect(page, 'Demo wallet');
    await pill(page, creator).waitFor();
    const form = {
      Name: 'Tin Lantern',
      Symbol: 'TINL',
      'Total supply': '21000000',
      Goal: '400000',
    };
    for (const [label, text] of Object.entries(form)) {
      await page.getByLabel(label, { exact: true }).fill(text);
    }
    await page.getByRole('button', { name: 'Review launch' }).click();
    const press = (dialog: string, name: string) =>
      page.getByRole('dialog', { name: dialog }).getByRole('button', { name, exact: true }).click();
    await press('Review: launch a token', 'Continue in Demo wallet');

    const call = page.getByRole('dialog', { name: 'Sign contract call' });
    await call.getByText('createToken(t, p, d, lpSupply, tradeSupply)').waitFor();
    await call.getByText('t.name', { exact: true }).waitFor();
    await call.getByText('Tin Lantern', { exact: true }).waitFor();
    await call.getByText('p.softCapRate', { exact: true }).waitFor();
    expect(await call.getByText('Sign it only if you know').count()).toBe(0);
    expect(await accessibilityProblems(page)).toEqual([]);
    await call.getByRole('button', { name: 'Sign', exact: true }).click();
    await page.getByText('Tin Lantern is launched').waitFor();
    await leave();
  });

  it.runIf(isDeep)(
    'shows that it is on its way, and lets one try again when it does not come',
    async () => {
      const { page, leave } = await visit(browser, stack.url);
      const isCode = (url: URL) => url.pathname.includes('/assets/persona-choice-');
      const lost = Promise.withResolvers<void>();
      await page.route(isCode, async (route) => {
        await lost.promise;
        await route.abort();
      });
      await page.goto('/me');
      await connect(page, 'Demo wallet');
      const sheet = page.getByRole('dialog', { name: 'Choose a persona' });
      await sheet.getByRole('status').getByText('Loading the demo wallet').waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
      lost.resolve();
      await sheet
        .getByRole('alert')
        .getByText("We couldn't load the demo wallet. Nothing happened.")
        .waitFor();
      await page.unroute(isCode);
      await sheet.getByRole('button', { name: 'Try again' }).click();
      await sheet.getByRole('button', { name: 'Use this address' }).waitFor();
      await leave();
    },
  );

  it.runIf(isDeep)(
    'has several accounts, shows a key only when asked twice, and forgets',
    async () => {
      const { page, leave } = await visit(browser, stack.url);
      await page.goto('/me');
      await connect(page, 'Demo wallet');
      await page.getByRole('button', { name: 'Use this address' }).click();
      await page.getByRole('button', { name: /^Account T/ }).click();
      const account = page.getByRole('dialog', { name: 'Your account' });
      await account.getByRole('button', { name: 'Add Collector' }).click();
      const collector = account.getByRole('radio', { name: /^Collector/ });
      await expect.poll(() => collector.isChecked()).toBe(true);
      await account.getByRole('radio', { name: /^Newcomer/ }).check();
      await account.getByRole('button', { name: 'Show private key' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Show' }).click();
      expect(await account.locator('code').textContent()).toMatch(/^[0-9a-f]{64}$/);
      await account.getByRole('button', { name: 'Remove' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
      await expect.poll(() => account.getByRole('radio').count()).toBe(1);

      await page.reload();
      await page.getByRole('button', { name: /^Account T/ }).click();
      await expect.poll(() => collector.isChecked()).toBe(true);
      await account.getByRole('button', { name: 'Disconnect' }).click();
      await page.getByRole('button', { name: 'Connect wallet' }).waitFor();
      await leave();
    },
  );
});
