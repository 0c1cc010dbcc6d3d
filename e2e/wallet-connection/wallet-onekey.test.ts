// @module-tag deep

import { en } from '@vellum/api/texts/en';
import { zhTw } from '@vellum/api/texts/zh-tw';
import { createDevnet, type Devnet } from '@vellum/devnet';
import { toHexAddress } from '@vellum/tron/address';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { updatePermissions } from '../../packages/web/test/permission-update.ts';
import { leaveChromium, sharedChromium } from '../browser/shared-chromium.ts';
import { type Account, startTestStack, type TestStack } from '../stack/stack.ts';
import { type App, appIn } from '../visitor/app-in.ts';
import { type AppTexts, appTexts } from '../visitor/app-texts.ts';
import { type Visitor, visit } from '../visitor/visitor.ts';
import { isDeep } from '../visitor/ways.ts';
import { installOneKey, type OneKey } from '../wallets/onekey.ts';

let browser: Browser;
let stack: TestStack;
let second: Devnet;
let inviter: Account;

beforeAll(async () => {
  [stack, second] = await Promise.all([startTestStack(), createDevnet({ port: 0 })]);
  browser = await sharedChromium();
  inviter = await stack.account();
  await stack.activate(inviter);
  await stack.indexed();
});

afterAll(async () => {
  await leaveChromium(browser);
  await second?.close();
  await stack?.close();
});

const ways = [
  { what: 'on a phone', desktop: false, locale: 'en' },
  { what: 'in the desktop frame', desktop: true, locale: 'zh-TW' },
] as const;

/** OneKey's own provider; only its app is played by the test. */
describe.each(isDeep ? ways : ways.slice(0, 1))('OneKey $what', ({ desktop, locale }) => {
  let visitor: Visitor;
  let page: Page;
  let app: App;
  let t: AppTexts;
  let wallet: OneKey;
  let accounts: readonly [Account, Account];
  const name = 'OneKey';

  beforeEach(async () => {
    accounts = [await stack.account(), await stack.account()];
    visitor = await visit(browser, stack.url, { desktop, locale });
    page = visitor.page;
    app = appIn(page, desktop);
    t = appTexts(locale);
    wallet = await installOneKey(visitor.context, { accounts, node: stack.devnet.url ?? '' });
    await page.goto('/me');
  });
  afterEach(() => visitor.leave());

  const short = ({ address }: Account) => `${address.slice(0, 6)}...${address.slice(-4)}`;
  const shown = (account: Account) =>
    app.getByRole('button', { name: t('wallet.account', { address: short(account) }) });
  const dialog = (title: string) => app.getByRole('dialog', { name: title });
  const press = (within: Locator, text: string) =>
    within.getByRole('button', { name: text }).click();
  const choose = () => press(app.getByRole('dialog'), name);
  const connect = async () => {
    await press(app.locator('header'), t('wallet.connect'));
    await choose();
    await shown(accounts[0]).waitFor();
  };

  const review = () => dialog(t('membership.review'));
  const begin = async () => {
    await press(app.locator('main'), t('membership.title'));
    const form = dialog(t('membership.title'));
    await form.getByLabel(t('membership.field')).fill(inviter.address);
    await form.getByText(t('membership.confirmInviter')).click();
    await press(form, t('membership.activateIn', { wallet: name }));
  };
  const fill = async () => {
    await begin();
    await review().getByText(t('paidAction.tried')).waitFor();
  };
  const goAhead = () => press(review(), t('paidAction.continueIn', { wallet: name }));
  const payments = () => wallet.signed.filter((one) => /^[0-9a-f]{64}$/.test(one));

  it('is called by its name, may refuse, connects, is followed, locked and unlocked', async () => {
    await press(app.locator('header'), t('wallet.connect'));
    const sheet = app.getByRole('dialog');
    await sheet.getByRole('button', { name }).waitFor();
    expect(await sheet.getByRole('button', { name: 'TronLink' }).count()).toBe(0);
    wallet.rejectNext('connect');
    await choose();
    await app.getByText(t('wallet.failedRejected')).waitFor();
    await choose();
    await shown(accounts[0]).waitFor();

    await wallet.switchAccount(page, 1);
    await shown(accounts[1]).waitFor();
    await wallet.lock(page);
    await press(app.locator('header'), t('wallet.locked'));
    await press(dialog(t('wallet.lockedTitle', { name })), t('wallet.unlock', { name }));
    await shown(accounts[1]).waitFor();
    await page.reload();
    await shown(accounts[1]).waitFor();
  });

  it('on another chain is told so, followed back, and unknown where nobody can ask', async () => {
    await connect();
    await wallet.useNode(page, second.url ?? '');
    await press(app.locator('header'), t('wallet.wrongNetwork'));
    const wrong = dialog(t('wallet.wrongTitle'));
    await wrong.getByText(t('wallet.networkOther'), { exact: true }).waitFor();
    await wallet.useNode(page, 'https://nile.trongrid.io', '0xcd8690dc');
    await wrong.getByText(t('wallet.networkNile'), { exact: true }).waitFor();
    await wallet.useNode(page, 'https://node.example');
    await dialog(t('wallet.unknownTitle')).waitFor();
    await wallet.useNode(page, (stack.devnet.url ?? '').replace('127.0.0.1', 'localhost'));
    await dialog(t('wallet.accountTitle')).waitFor();
    expect(wallet.signed).toEqual([]);
  });

  it('pays for a shared account under the permission it was told of, and is refused where two must sign', async () => {
    const [shared, second] = accounts;
    const keyOf = ({ address }: Account) => [toHexAddress(address), 1n] as const;
    const others = { keys: [keyOf(inviter)] };
    await updatePermissions(stack.devnet, shared.privateKey, others, { keys: [keyOf(shared)] });
    const both = { keys: [keyOf(second), keyOf(inviter)], threshold: 2n };
    await updatePermissions(stack.devnet, second.privateKey, both, both);
    await connect();
    await begin();
    await review()
      .getByText(t('paidAction.signedUnder', { name: 'desk 0', id: 2, weight: 1, threshold: 1 }))
      .waitFor();
    await goAhead();
    await dialog(t('paidAction.done')).getByText(t('membership.active')).waitFor();
    expect(await stack.isActive(shared.address)).toBe(true);

    await page.goto('/me');
    await wallet.switchAccount(page, 1);
    await shown(second).waitFor();
    await begin();
    const code = t('error.SIGNER_TOO_LIGHT', { weight: 1, threshold: 2 });
    await app.getByText(code).first().waitFor();
    expect(payments()).toHaveLength(1);
  });

  it('signs in, refuses to pay, refuses on a chain that changes meanwhile, and pays', async () => {
    await connect();
    await fill();

    wallet.rejectNext('message');
    await goAhead();
    await app.getByText(t('paidAction.rejectedNote')).waitFor();
    wallet.rejectNext('pay');
    await goAhead();
    await expect.poll(() => page.evaluate(() => localStorage['vellum.session'])).toBeTruthy();
    await app.getByText(t('paidAction.rejectedNote')).waitFor();
    expect(payments()).toEqual([]);

    wallet.beforePaying(() => wallet.useNode(page, second.url ?? ''));
    await goAhead();
    await app.getByText((locale === 'en' ? en : zhTw).ACCOUNT_CHANGED).waitFor();
    expect(payments()).toHaveLength(1);
    expect(await stack.isActive(accounts[0].address)).toBe(false);

    await wallet.useNode(page, stack.devnet.url ?? '');
    await page.goto('/me');
    await shown(accounts[0]).waitFor();
    await fill();
    await goAhead();
    await dialog(t('paidAction.done')).getByText(t('membership.active')).waitFor();
    expect(payments()).toHaveLength(2);
    expect(await stack.isActive(accounts[0].address)).toBe(true);
  });
});
