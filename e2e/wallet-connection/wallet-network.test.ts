import { createDevnet, type Devnet } from '@vellum/devnet';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leaveChromium, sharedChromium } from '../browser/shared-chromium.ts';
import { type Account, startTestStack, type TestStack } from '../stack/stack.ts';
import { accessibilityProblems } from '../visitor/accessibility.ts';
import { appIn } from '../visitor/app-in.ts';
import { appTexts } from '../visitor/app-texts.ts';
import { visit } from '../visitor/visitor.ts';
import { installWallet } from '../wallets/injected-wallet.ts';

let browser: Browser;
let stack: TestStack;
let second: Devnet;
let account: Account;

/** Milliseconds in which a person must know which network the wallet is on, or that nobody can tell. */
const limit = 5000;

beforeAll(async () => {
  [stack, second] = await Promise.all([startTestStack(), createDevnet({ port: 0 })]);
  browser = await sharedChromium();
  account = await stack.account();
});

afterAll(async () => {
  await leaveChromium(browser);
  await second?.close();
  await stack?.close();
});

const ways = [
  { what: 'an extension', name: 'TronLink', protocol: 'tip', desktop: true, locale: 'en' },
  { what: 'an app', name: 'TronLink', protocol: 'legacy', desktop: false, locale: 'zh-TW' },
  { what: 'OKX', name: 'OKX Wallet', protocol: 'tip', desktop: false, locale: 'en' },
] as const;

async function arrive(way: (typeof ways)[number], node: string) {
  const { name, protocol, desktop, locale } = way;
  const { page, context, leave } = await visit(browser, stack.url, { desktop, locale });
  const genesis = stack.deployment.genesisId;
  const wallet = await installWallet(context, {
    name,
    protocol,
    accounts: [account],
    genesis,
    node,
  });
  await page.goto('/me');
  const app = appIn(page, desktop);
  const t = appTexts(locale);
  await app
    .locator('header')
    .getByRole('button', { name: t('wallet.connect') })
    .click();
  const start = Date.now();
  await app.getByRole('dialog').getByRole('button', { name }).click();
  return { page, app, t, wallet, leave, elapsed: () => Date.now() - start };
}

describe.each(ways)('the node of $what', (way) => {
  it('on a second chain is told within 5 s, and nothing is signed; the same chain by another name is right', async () => {
    const { page, app, t, wallet, leave, elapsed } = await arrive(way, second.url ?? '');
    const sheet = app.getByRole('dialog', { name: t('wallet.wrongTitle') });
    await sheet.getByText(t('wallet.networkOther'), { exact: true }).waitFor();
    expect(elapsed()).toBeLessThan(limit);
    expect(await accessibilityProblems(page)).toEqual([]);

    const sameChain = (stack.devnet.url ?? '').replace('127.0.0.1', 'localhost');
    await wallet.useNode(page, sameChain);
    await app.getByRole('dialog', { name: t('wallet.accountTitle') }).waitFor();
    expect(wallet.signed).toEqual([]);
    await leave();
  });

  it('that no page can ask is told within 5 s to be unknown, and nothing is signed', {
    tags: 'deep',
  }, async () => {
    const { page, app, t, wallet, leave, elapsed } = await arrive(way, 'https://node.example');
    const sheet = app.getByRole('dialog', { name: t('wallet.unknownTitle') });
    await sheet.waitFor();
    expect(elapsed()).toBeLessThan(limit);
    expect(await accessibilityProblems(page)).toEqual([]);
    await sheet.getByRole('button', { name: t('wallet.checkAgain') }).click();
    expect(await app.getByRole('button', { name: t('wallet.signIn') }).count()).toBe(0);

    await wallet.useNode(page, stack.devnet.url ?? '');
    await app.getByRole('dialog', { name: t('wallet.accountTitle') }).waitFor();
    expect(wallet.signed).toEqual([]);
    await leave();
  });
});
