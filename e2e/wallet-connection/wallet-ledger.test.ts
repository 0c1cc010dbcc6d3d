import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { leaveChromium, sharedChromium } from '../browser/shared-chromium.ts';
import { type Account, startTestStack, type TestStack } from '../stack/stack.ts';
import { accessibilityProblems } from '../visitor/accessibility.ts';
import { frameOf } from '../visitor/app-in.ts';
import { appTexts } from '../visitor/app-texts.ts';
import { visit } from '../visitor/visitor.ts';
import { isDeep } from '../visitor/ways.ts';
import { removeWebHid } from '../wallets/ledger-page.ts';
import { LedgerVisitor } from './ledger-visitor.ts';

let browser: Browser;
let stack: TestStack;
let inviter: Account;

beforeAll(async () => {
  stack = await startTestStack();
  browser = await sharedChromium();
  inviter = await stack.account();
  await stack.activate(inviter);
  await stack.indexed();
});

afterAll(async () => {
  await leaveChromium(browser);
  await stack?.close();
});

const ways = [
  { what: 'on a narrow page', desktop: false, locale: 'en' },
  { what: 'in the desktop frame', desktop: true, locale: 'zh-TW' },
] as const;

/** Ledger's own libraries in the page; the device is played by the test, from the source of its Tron app. */
describe.each(isDeep ? ways : ways.slice(0, 1))('a Ledger $what', (way) => {
  let person: LedgerVisitor;

  beforeEach(async () => {
    person = await LedgerVisitor.arrive(browser, stack, way);
  });
  afterEach(() => person.leave());

  const accessible = async () =>
    expect(await accessibilityProblems(frameOf(person.page, way.desktop))).toEqual([]);

  it('connects, signs in, refuses on the device, pays and is there again after a reload', async () => {
    const { app, t, ledger, accounts, page } = person;
    const { screen, signed } = ledger.device;
    await person.connect();
    const review = await person.fillActivation(inviter);
    const seen: string[] = [];
    screen.review = async (kind) => {
      seen.push(kind);
      return 'refuse';
    };
    await person.goAhead(review);
    await app.getByText(t('paidAction.rejectedNote')).waitFor();

    const asked = Promise.withResolvers<'approve' | 'refuse'>();
    screen.review = async (kind) => {
      seen.push(kind);
      return kind === 'message' ? 'approve' : asked.promise;
    };
    await person.goAhead(review);
    const { beside } = person;
    await beside.getByText(t('ledger.showsCall')).waitFor();
    await beside
      .getByText(stack.deployment.contracts['team']?.address ?? '')
      .first()
      .waitFor();
    await accessible();
    asked.resolve('refuse');
    await app.getByText(t('paidAction.rejectedNote')).waitFor();
    expect(signed.filter((one) => /^[0-9a-f]{64}$/.test(one))).toEqual([]);
    expect(await stack.isActive(accounts[0].address)).toBe(false);

    screen.review = async () => 'approve';
    await person.goAhead(review);
    await person.dialog(t('paidAction.done')).getByText(t('membership.active')).waitFor();
    expect(await stack.isActive(accounts[0].address)).toBe(true);
    expect(seen).toEqual(['message', 'message', 'call']);
    await page.reload();
    await person.shown(accounts[0]).waitFor();
  });

  it('that is locked, shows its menu or another app says so, and goes on when the Tron app opens', {
    tags: 'deep',
  }, async () => {
    const { t, ledger, choice, page, accounts } = person;
    const { screen } = ledger.device;
    ledger.dismissNext();
    await person.choose();
    await person.press(choice, t('ledger.continue'));
    await choice.getByText(t('ledger.noDeviceText')).waitFor();
    screen.isLocked = true;
    await person.press(choice, t('ledger.tryAgain'));
    await choice.getByText(t('ledger.lockedTitle')).waitFor();
    screen.isLocked = false;
    screen.app = 'BOLOS';
    await person.press(choice, t('ledger.tryAgain'));
    await choice.getByText(t('ledger.noAppText')).waitFor();
    await accessible();
    await ledger.openApp(page, 'Bitcoin');
    await choice.getByText(t('ledger.otherAppText', { app: 'Bitcoin' })).waitFor();
    await ledger.openApp(page, 'Tron');
    const [first, second] = accounts;
    const row = (account: Account) =>
      choice.getByRole('radio', { name: account.address.slice(-4) });
    await row(first).waitFor();
    await expect.poll(() => row(second).count()).toBe(1);
    await choice
      .getByText(t('ledger.balance', { amount: '10,000' }))
      .first()
      .waitFor();
    await accessible();

    await choice.getByText(t('ledger.layoutOlder')).click();
    await choice.getByText("44'/195'/0'/0/2").waitFor();
    expect(await row(second).count()).toBe(0);
    await choice.getByText(t('ledger.layoutCurrent')).click();
    await person.press(choice, t('ledger.more'));
    await choice.getByText("44'/195'/5'/0/0").waitFor();
    await row(second).check();
    await person.press(choice, t('ledger.use'));
    await person.shown(second).waitFor();
  });

  it('that is unplugged in the middle, forbids contracts or has other keys says so, and signs once that is mended', {
    tags: 'deep',
  }, async () => {
    const { t, ledger, page, accounts, beside } = person;
    const { screen } = ledger.device;
    await person.connect();
    const review = await person.fillActivation(inviter);
    screen.customContracts = false;
    await person.goAhead(review);
    await beside.getByText(t('ledger.contractsOffText')).waitFor();
    await accessible();
    screen.customContracts = true;
    const open = Promise.withResolvers<void>();
    screen.review = () => {
      open.resolve();
      return new Promise(() => {});
    };
    await person.press(beside, t('ledger.tryAgain'));
    await open.promise;
    await ledger.unplug(page);
    await beside.getByText(t('ledger.unpluggedText')).waitFor();
    ledger.swap(accounts[1]);
    await ledger.plugIn(page);
    await beside.getByText(t('ledger.otherDeviceTitle')).waitFor();
    expect(ledger.device.signed).toHaveLength(1);

    ledger.swap(null);
    screen.review = async () => 'approve';
    await person.press(beside, t('ledger.tryAgain'));
    await person.dialog(t('paidAction.done')).getByText(t('membership.active')).waitFor();
    expect(await stack.isActive(accounts[0].address)).toBe(true);
  });

  it('is given only the hash of a long call, and says what that means', {
    tags: 'deep',
  }, async () => {
    const { app, t, ledger, page, accounts, beside } = person;
    await stack.activate(accounts[0]);
    await stack.indexed();
    await person.connect();
    await page.goto('/launch-simple');
    const fields = {
      [t('launchForm.name')]: 'Tin Lantern',
      [t('launchForm.symbol')]: 'TINL',
      [t('launchForm.supply')]: '21000000',
      [t('launchForm.goal')]: '400000',
    };
    for (const [label, text] of Object.entries(fields)) {
      await app.getByLabel(label, { exact: true }).fill(text);
    }
    await person.press(app.locator('main'), t('launchForm.review'));
    const review = person.dialog(t('launchForm.createReview'));
    await review.getByText(t('paidAction.tried')).waitFor();
    await person.goAhead(review);
    await beside.getByText(t('ledger.hashOffText')).waitFor();
    await beside.getByText(t('ledger.blindText')).waitFor();
    ledger.device.screen.signByHash = true;
    const asked = Promise.withResolvers<'approve'>();
    ledger.device.screen.review = async () => asked.promise;
    await person.press(beside, t('ledger.tryAgain'));
    await beside.getByText(t('ledger.showsHash')).waitFor();
    await accessible();
    asked.resolve('approve');
    const name = t('launchForm.createDone', { name: 'Tin Lantern' });
    await person.dialog(t('paidAction.done')).getByText(name).waitFor();
    expect(ledger.device.signed.at(-1)).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('a browser without WebHID', () => {
  it('says which one has it', async () => {
    const { page, context, leave } = await visit(browser, stack.url, { desktop: false });
    const t = appTexts('en');
    await context.addInitScript(removeWebHid);
    await page.goto('/me');
    await page
      .locator('header')
      .getByRole('button', { name: t('wallet.connect') })
      .click();
    const row = page.getByRole('dialog').getByRole('button', { name: 'Ledger' });
    await row.getByText(t('wallet.ledgerNeeds')).waitFor();
    expect(await row.isDisabled()).toBe(true);
    await leave();
  });
});
