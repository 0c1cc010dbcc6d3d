import type { Locator, Page } from 'playwright-core';
import type { Account, TestStack } from './stack.ts';
import type { Visitor } from './visitor.ts';
import { type InjectedWallet, installWallet } from './wallets/injected-wallet.ts';

/** Where a story plays, and its camera. */
export type Scene = Visitor &
  Readonly<{ stack: TestStack; shoot: (name: string) => Promise<void> }>;

/** Screens that are only reached by doing something, one after the other in one browser. */
export type Story = Readonly<{
  name: string;
  /** Names of its pictures, without that of the story. */
  pictures: readonly string[];
  tell: (scene: Scene) => Promise<void>;
}>;

const otherGenesis = `${'0'.repeat(56)}2b6653dc`;
const dialog = (page: Page): Locator => page.getByRole('dialog').last();

async function openChoice(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Connect wallet|連接錢包/ })
    .click();
  await dialog(page).waitFor();
}

const choose = (page: Page, name: RegExp) => dialog(page).getByRole('button', { name }).click();

async function install(
  { context, page, stack }: Scene,
  elsewhere = false,
): Promise<InjectedWallet> {
  const accounts: readonly Account[] = [await stack.account()];
  const genesis = elsewhere ? otherGenesis : stack.deployment.genesisId;
  const wallet = await installWallet(context, { protocol: 'legacy', accounts, genesis });
  await page.goto('/me');
  return wallet;
}

const noWallet: Story = {
  name: 'wallet-none',
  pictures: ['not-found', 'searching'],
  tell: async ({ page, shoot }) => {
    await page.goto('/me');
    await openChoice(page);
    const again = dialog(page).getByRole('button', { name: /Search again|重新搜尋/ });
    await again.waitFor();
    await shoot('not-found');
    await again.click();
    await dialog(page)
      .getByText(/try 2|第 2 次/)
      .waitFor();
    await shoot('searching');
  },
};

const connecting: Story = {
  name: 'wallet-connect',
  pictures: ['choose', 'rejected', 'waiting'],
  tell: async (scene) => {
    const { page, shoot } = scene;
    const wallet = await install(scene);
    await openChoice(page);
    await dialog(page)
      .getByText(/^(ready|可使用)$/)
      .first()
      .waitFor();
    await shoot('choose');
    await wallet.rejectNext(page, 'connect');
    await choose(page, /TronLink/);
    await dialog(page)
      .getByText(/Cancelled in|已在錢包中取消/)
      .waitFor();
    await shoot('rejected');
    await page.evaluate(() => {
      // biome-ignore lint/suspicious/noExplicitAny: the wallet's own face; it never answers from here on.
      (window as any).tronLink.request = () => new Promise(() => {});
    });
    await choose(page, /TronLink/);
    await dialog(page)
      .getByText(/Stop waiting|停止等待/)
      .waitFor();
    await shoot('waiting');
  },
};

const connected: Story = {
  name: 'wallet-connected',
  pictures: ['account', 'sign-in', 'sign-in-rejected', 'signed-in', 'activity-empty', 'locked'],
  tell: async (scene) => {
    const { page, shoot } = scene;
    const wallet = await install(scene);
    await openChoice(page);
    await choose(page, /TronLink/);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /T\w{5}/ })
      .click();
    await dialog(page)
      .getByText(/Not signed in|尚未登入/)
      .waitFor();
    await shoot('account');
    await dialog(page)
      .getByRole('button', { name: /^(Sign in|登入)$/ })
      .click();
    await dialog(page).locator('pre').waitFor();
    await shoot('sign-in');
    await wallet.rejectNext(page, 'sign');
    await choose(page, /Continue in TronLink|前往 TronLink/);
    await dialog(page)
      .getByText(/Cancelled in|已在錢包中取消/)
      .waitFor();
    await shoot('sign-in-rejected');
    await choose(page, /Continue in TronLink|前往 TronLink/);
    await dialog(page)
      .getByText(/^(Signed in|已登入)$/)
      .waitFor();
    await shoot('signed-in');
    await page.goto('/activity');
    await page.getByText(/Nothing here yet|目前沒有活動/).waitFor();
    await shoot('activity-empty');
    await wallet.lock(page);
    await page.getByRole('button', { name: /Unlock wallet|解鎖錢包/ }).click();
    await dialog(page).waitFor();
    await shoot('locked');
  },
};

const wrongNetwork: Story = {
  name: 'wallet-wrong-network',
  pictures: ['sheet', 'header'],
  tell: async (scene) => {
    const { page, shoot } = scene;
    await install(scene, true);
    await openChoice(page);
    await choose(page, /TronLink/);
    await dialog(page)
      .getByText(/TRON main network|TRON 主網/)
      .waitFor();
    await shoot('sheet');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await shoot('header');
  },
};

/** Without an inviter, from the page `me` to the review. */
async function reviewActivation(page: Page): Promise<void> {
  await page
    .locator('main')
    .getByRole('button', { name: /Activate your address|啟用您的地址/ })
    .click();
  await dialog(page)
    .getByText(/^(No inviter|沒有邀請人)$/)
    .click();
  await dialog(page).locator('label:has([type=checkbox])').click();
  await choose(page, /Activate without an inviter|不填邀請人並啟用/);
  await triedIn(page);
}

const triedIn = (page: Page) =>
  dialog(page)
    .getByText(/it would succeed|會成功/)
    .waitFor();

const sign = (page: Page) => choose(page, /^(Sign|簽署)$/);
const goAhead = (page: Page) => choose(page, /Continue in Demo wallet|前往示範錢包簽署/);

/** From an empty browser to an active address, with all that the demo wallet and the sheet show on the way. */
const demo: Story = {
  name: 'demo',
  pictures: [
    ...['personas', 'home', 'me', 'account', 'key', 'review', 'sign-words', 'approve-call'],
    ...['activity-can-go-on', 'confirming', 'under-way', 'activity-running', 'activity-done'],
    ...['activity-detail', 'active-me', 'active-team'],
  ],
  tell: async ({ page, shoot, stack }) => {
    await page.goto('/me');
    await beginDemo(page, shoot);
    await reviewActivation(page);
    await shoot('review');
    await goAhead(page);
    await dialog(page).locator('pre').waitFor();
    await goAhead(page);
    await dialog(page)
      .getByRole('button', { name: /^(Sign|簽署)$/ })
      .waitFor();
    await shoot('sign-words');
    await sign(page);
    await page.getByRole('dialog', { name: /Sign this call|簽署這個呼叫/ }).waitFor();
    await shoot('approve-call');
    await page.goto('/activity');
    await page.getByRole('button', { name: /^(Go on|繼續)$/ }).waitFor();
    await shoot('activity-can-go-on');
    await stack.devnet.setMining({ mode: 'manual' });
    try {
      await sendIt(page, shoot);
    } finally {
      await stack.devnet.setMining({ mode: 'instant' });
    }
    await stack.devnet.mine(1);
    await stack.indexed();
    await lookBack(page, shoot);
  },
};

async function beginDemo(page: Page, shoot: Scene['shoot']): Promise<void> {
  await openChoice(page);
  await choose(page, /Demo wallet|示範錢包/);
  await dialog(page)
    .getByRole('button', { name: /Use this address|使用這個地址/ })
    .waitFor();
  await shoot('personas');
  await choose(page, /Use this address|使用這個地址/);
  await page.getByText(/test funds received|已收到/).waitFor();
  await page.goto('/');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(Activate|啟用)$/ })
    .waitFor();
  await shoot('home');
  await page.goto('/me');
  await page.getByText(/Activate your address|啟用您的地址/).waitFor();
  await shoot('me');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /T\w{5}/ })
    .click();
  await dialog(page)
    .getByText(/10,000 TRX/)
    .waitFor();
  await shoot('account');
  await choose(page, /Show private key|顯示私鑰/);
  await page.getByRole('alertdialog').waitFor();
  await shoot('key');
  await page.goto('/me');
}

async function sendIt(page: Page, shoot: Scene['shoot']): Promise<void> {
  await page.getByRole('button', { name: /^(Go on|繼續)$/ }).click();
  await triedIn(page);
  await goAhead(page);
  await page.getByRole('dialog', { name: /Sign this call|簽署這個呼叫/ }).waitFor();
  await sign(page);
  await page.getByText(/Do not send it again|請勿重複送出/).waitFor();
  await shoot('confirming');
  await page.goto('/me');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /under way|進行中/ })
    .waitFor();
  await shoot('under-way');
  await page.goto('/activity');
  await page.getByText(/usually in a block|通常約/).waitFor();
  await shoot('activity-running');
}

async function lookBack(page: Page, shoot: Scene['shoot']): Promise<void> {
  await page.goto('/activity');
  const entry = page
    .locator('main')
    .getByRole('button', { name: /(Activation|啟用帳號).*(Done|完成)/s });
  await entry.waitFor();
  await shoot('activity-done');
  await entry.click();
  await dialog(page).waitFor();
  await shoot('activity-detail');
  await page.goto('/me');
  await page.waitForLoadState('networkidle');
  await shoot('active-me');
  await page.goto('/teams');
  await page.waitForLoadState('networkidle');
  await shoot('active-team');
}

const serverDown: Story = {
  name: 'state-server-down',
  pictures: ['team', 'activity', 'page'],
  tell: async (scene) => {
    const { page, shoot } = scene;
    await install(scene);
    await openChoice(page);
    await choose(page, /TronLink/);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /T\w{5}/ })
      .waitFor();
    await page.route(/bttk|member|order/, (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto('/teams');
    await page.getByRole('button', { name: /^(Try again|再試一次)$/ }).waitFor();
    await shoot('team');
    await page.goto('/activity');
    await page.waitForLoadState('networkidle');
    await shoot('activity');
    await page.route('**/menu-page*.js', (route) => route.abort());
    await page.goto('/menu');
    await page.getByRole('button', { name: /^(Reload|重新載入)$/ }).waitFor();
    await shoot('page');
  },
};

export const stories: readonly Story[] = [
  noWallet,
  connecting,
  connected,
  wrongNetwork,
  demo,
  serverDown,
];
