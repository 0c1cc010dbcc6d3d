import { demo } from './demo-story.ts';
import { ledgerStory, noWebHid } from './ledger-story.ts';
import { sharedAccount } from './shared-account-story.ts';
import { choose, dialog, install, openChoice, type Story } from './story.ts';
import { withdrawal } from './withdrawal.ts';

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
      .getByText(/try\s[2-5]|第\s[2-5]\s次/)
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
      .getByRole('button', { name: /TronLink/ })
      .waitFor();
    await shoot('choose');
    await wallet.rejectNext(page, 'connect');
    await choose(page, /TronLink/);
    await dialog(page)
      .getByText(/Cancelled in|已在錢包取消/)
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
      .getByText(/Cancelled in|已在錢包取消/)
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
      .getByText(/^(TRON mainnet|TRON 主網)$/)
      .waitFor();
    await shoot('sheet');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await shoot('header');
  },
};

const unknownNetwork: Story = {
  name: 'wallet-unknown-network',
  pictures: ['sheet', 'offline'],
  tell: async (scene) => {
    const { context, page, shoot } = scene;
    const wallet = await install(scene);
    await openChoice(page);
    await choose(page, /TronLink/);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /T\w{5}/ })
      .waitFor();
    await wallet.useNode(page, 'https://node.example');
    await page.getByRole('button', { name: /Network unknown|網路不明/ }).click();
    await dialog(page)
      .getByText(/^(unknown|不明)$/)
      .waitFor();
    await shoot('sheet');
    await context.setOffline(true);
    await dialog(page)
      .getByText(/You're offline, so|目前離線，無法/)
      .waitFor();
    await shoot('offline');
  },
};

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
  unknownNetwork,
  ledgerStory,
  noWebHid,
  sharedAccount,
  demo,
  withdrawal,
  serverDown,
];
