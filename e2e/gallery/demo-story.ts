import type { Page } from 'playwright-core';
import { choose, dialog, openChoice, type Scene, type Story } from './story.ts';

/** Without an inviter, from the page `me` to the review, or to what stands in its place. */
export async function reviewActivation(
  page: Page,
  says: RegExp = /Simulated successfully|模擬成功/,
): Promise<void> {
  await page
    .locator('main')
    .getByRole('button', { name: /Activate your address|啟用您的地址/ })
    .click();
  await dialog(page)
    .getByText(/^(No inviter|沒有邀請人)$/)
    .click();
  await dialog(page).locator('label:has([type=checkbox])').click();
  await choose(page, /Activate without inviter|不經邀請啟用/);
  await page.getByText(says).first().waitFor();
}

const triedIn = (page: Page) =>
  dialog(page)
    .getByText(/Simulated successfully|模擬成功/)
    .waitFor();

const sign = (page: Page) => choose(page, /^(Sign|簽署)$/);
const goAhead = (page: Page) => choose(page, /Continue in Demo wallet|前往示範錢包簽署/);

/** From an empty browser to an active address, with all that the demo wallet and the sheet show on the way. */
export const demo: Story = {
  name: 'demo',
  pictures: [
    ...['personas', 'home', 'me', 'account', 'key', 'review', 'approve-call'],
    ...['activity-can-go-on', 'confirming', 'under-way', 'activity-running', 'activity-done'],
    ...['activity-detail', 'active-me', 'active-team'],
  ],
  tell: async ({ page, shoot, stack }) => {
    await page.goto('/me');
    await beginDemo(page, shoot);
    await reviewActivation(page);
    await shoot('review');
    await goAhead(page);
    await page.getByRole('dialog', { name: /Sign contract call|簽署合約呼叫/ }).waitFor();
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
    .getByText(/10,000\sTRX/)
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
  await page.getByRole('dialog', { name: /Sign contract call|簽署合約呼叫/ }).waitFor();
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
    .getByRole('button', { name: /(Activation|啟用地址).*(Done|完成)/s });
  await entry.waitFor();
  await shoot('activity-done');
  await entry.click();
  await dialog(page).waitFor();
  await shoot('activity-detail');
  await page.goto('/me');
  await page.getByText(/^(Active|已啟用)$/).waitFor();
  await page.waitForLoadState('networkidle');
  await shoot('active-me');
  await page.goto('/teams');
  await page.waitForLoadState('networkidle');
  await shoot('active-team');
}
