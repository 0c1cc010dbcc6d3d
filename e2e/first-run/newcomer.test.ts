import { type Address, parseAddress } from '@vellum/tron/address';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leaveChromium, sharedChromium } from '../browser/shared-chromium.ts';
import { startTestStack, type TestStack } from '../stack/stack.ts';
import { type App, appIn, frameOf } from '../visitor/app-in.ts';
import { type Visitor, visit } from '../visitor/visitor.ts';
import { isDeep } from '../visitor/ways.ts';
import { installWallet } from '../wallets/injected-wallet.ts';

let browser: Browser;
let stack: TestStack;

beforeAll(async () => {
  stack = await startTestStack();
  browser = await sharedChromium();
});

afterAll(async () => {
  await leaveChromium(browser);
  await stack?.close();
});

/** What a newcomer reads and presses, by language. */
const words = {
  en: {
    connect: 'Connect wallet',
    demo: 'Demo wallet',
    useThis: 'Use this address',
    gotFunds: '10,000 TRX of test funds received',
    signCall: 'Sign contract call',
    sign: 'Sign',
    notActive: 'Your address is not active yet',
    activateNow: 'Activate',
    activate: 'Activate your address',
    alone: 'No inviter',
    forGood: 'I know that I cannot add an inviter later',
    activateAlone: 'Activate without inviter',
    review: 'Review: activate your address',
    continueIn: /^Continue in/,
    seeTeam: 'See your team',
    underRoot: 'No inviter. This is permanent.',
  },
  'zh-TW': {
    connect: '連接錢包',
    demo: '示範錢包',
    useThis: '使用這個地址',
    gotFunds: '已收到 10,000 TRX 測試資金',
    signCall: '簽署合約呼叫',
    sign: '簽署',
    notActive: '您的地址尚未啟用',
    activateNow: '啟用',
    activate: '啟用您的地址',
    alone: '沒有邀請人',
    forGood: '我知道之後無法再加入邀請人',
    activateAlone: '不經邀請啟用',
    review: '確認：啟用您的地址',
    continueIn: /^前往.+簽署$/,
    seeTeam: '查看您的團隊',
    underRoot: '沒有邀請人，永久有效。',
  },
} as const;

type Words = (typeof words)[keyof typeof words];

const wallets = ['Demo wallet', 'TronLink', 'OKX Wallet'] as const;
const browsers = ['phone', 'desktop'] as const;
const locales = ['en', 'zh-TW'] as const;

/** Every wallet in every browser and language; otherwise one: the demo wallet has its own test, OKX is connected in another. */
const journeys = isDeep
  ? wallets.flatMap((wallet) =>
      browsers.flatMap((on) => locales.map((locale) => ({ wallet, on, locale }))),
    )
  : ([{ wallet: 'TronLink', on: 'desktop', locale: 'en' }] as const);

type Journey = (typeof journeys)[number];

/** Puts the wallet into the browser as the real one is found there: TronLink's app speaks its older protocol. */
async function install({ wallet, on }: Journey, { context }: Visitor): Promise<void> {
  if (wallet === 'Demo wallet') return;
  const account = await stack.account();
  const protocol = wallet === 'TronLink' && on === 'phone' ? 'legacy' : 'tip';
  const { genesisId: genesis } = stack.deployment;
  await installWallet(context, { name: wallet, protocol, accounts: [account], genesis });
}

async function connect(app: App, { wallet }: Journey, t: Words): Promise<void> {
  const isDemo = wallet === 'Demo wallet';
  await app.getByRole('button', { name: t.connect, exact: true }).first().click();
  // The desktop's sheet has another button besides, "Use demo wallet".
  const name = new RegExp(`^${isDemo ? t.demo : wallet}`);
  await app.getByRole('dialog').getByRole('button', { name }).click();
  if (!isDemo) return;
  await app.getByRole('button', { name: t.useThis }).click();
  await app.getByText(t.gotFunds).waitFor();
}

async function activate(app: App, { wallet }: Journey, t: Words): Promise<void> {
  const press = (dialog: string | RegExp, name: string | RegExp) =>
    app.getByRole('dialog', { name: dialog }).getByRole('button', { name, exact: true }).click();
  await app.getByText(t.notActive).waitFor();
  await app.getByRole('button', { name: t.activateNow, exact: true }).click();
  const form = app.getByRole('dialog', { name: t.activate });
  await form.getByText(t.alone, { exact: true }).click();
  await form.getByText(t.forGood).click();
  await press(t.activate, t.activateAlone);
  await press(t.review, t.continueIn);
  if (wallet !== 'Demo wallet') return;
  await press(t.signCall, t.sign);
}

async function signedInAs({ page }: Visitor): Promise<Address> {
  const session = await page.evaluate(() => localStorage.getItem('vellum.session'));
  const address = parseAddress(JSON.parse(session ?? '{}').address ?? '');
  if (!address) throw new Error('nobody is signed in');
  return address;
}

describe('a newcomer', () => {
  it.each(journeys)(
    'comes from an empty browser to an active address: $wallet, $on, $locale (S1.01)',
    async (journey) => {
      const { on, locale } = journey;
      const desktop = on === 'desktop';
      const t = words[locale];
      const visitor = await visit(browser, stack.url, { desktop, locale });
      await install(journey, visitor);
      await visitor.page.goto('/');
      const app = appIn(visitor.page, desktop);
      await connect(app, journey, t);
      await activate(app, journey, t);
      await app.getByRole('dialog').getByRole('link', { name: t.seeTeam }).click();
      await app.getByText(t.underRoot).waitFor();
      const width = () => frameOf(visitor.page, desktop).evaluate(() => document.body.scrollWidth);
      expect(await width()).toBeLessThanOrEqual(480);
      expect(await stack.isActive(await signedInAs(visitor))).toBe(true);
      expect(visitor.complaints).toEqual([]);
      await visitor.leave();
    },
  );
});
