import { paths } from '@vellum/api/wire/paths';
import { trc20 } from '@vellum/contracts/coins';
import { termStake } from '@vellum/contracts/staking';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leaveChromium, sharedChromium } from '../browser/shared-chromium.ts';
import { withoutView } from '../browser/without-view.ts';
import { contractAt, fundTerms, giveVlm } from '../stack/earn-pools.ts';
import { startTestStack, type TestStack } from '../stack/stack.ts';
import { Staker } from '../staking/staker.ts';
import { visit } from '../visitor/visitor.ts';
import { isDeep, journeyWays } from '../visitor/ways.ts';

let browser: Browser;
let stack: TestStack;

beforeAll(async () => {
  stack = await startTestStack({ prices: true });
  browser = await sharedChromium();
});

afterAll(async () => {
  await leaveChromium(browser);
  await stack?.close();
});

const hour = 3_600_000;
const STAKE = 20_000_000n;

/** Makes the page believe in another network. */
async function pretend(page: Page, network: string): Promise<void> {
  await withoutView(page);
  await page.route(`**${paths.project.config}`, async (route) => {
    const answer = await (await route.fetch()).json();
    answer.data.network.name = network;
    await route.fulfill({ json: answer });
  });
}

describe('the clock of the embedded chain', () => {
  it('moves the chain forward for everybody, from the header, in English', async () => {
    const { page, complaints, leave } = await visit(browser, stack.url);
    await page.goto('/');
    await page.getByRole('button', { name: 'Open chain clock' }).click();
    const sheet = page.getByRole('dialog', { name: 'Chain clock' });
    await sheet.getByText('Same as this device').waitFor();
    const before = stack.devnet.chain.head().timestamp;
    await sheet.getByRole('button', { name: '1 day' }).click();
    await page.getByText(/^Chain time is now/).waitFor();
    expect(stack.devnet.chain.head().timestamp).toBeGreaterThanOrEqual(before + 24 * hour);
    await sheet.getByText(/ahead of this device$/).waitFor();

    await sheet.getByRole('textbox', { name: 'Other time span' }).fill('36');
    const later = stack.devnet.chain.head().timestamp;
    await sheet.getByRole('button', { name: 'Move by 36 hours' }).click();
    await expect
      .poll(() => stack.devnet.chain.head().timestamp)
      .toBeGreaterThanOrEqual(later + 36 * hour);
    // The server has the new time as soon as it has the block.
    await stack.indexed();
    expect(complaints).toEqual([]);
    await leave();
  });

  it.each(journeyWays)(
    'moves to the end of a stake, which is due then, $what',
    { tags: 'deep' },
    async (way) => {
      const staker = await Staker.arrive({ site: stack, browser }, way);
      const { page, account, t, app } = staker;
      await fundTerms(stack, 1_000n);
      await giveVlm(stack, account, STAKE);
      await staker.does('vlm', trc20.approve(contractAt(stack, 'termStake'), STAKE));
      await staker.does('termStake', termStake.stake(STAKE, 0n, 0n));
      await page.goto('/settings');
      await staker.button(t('chainClock.rowAction')).click();
      const sheet = staker.dialog(t('chainClock.title'));
      const goThere = sheet.getByRole('button', {
        name: t.like('chainClock.goTo', {
          what: t.like('chainClock.due_stakeEnds', { of: /\d+/ }),
        }),
      });
      await goThere.waitFor();
      await staker.expectAccessible();
      const before = stack.devnet.chain.head().timestamp;
      await goThere.click();
      await app.getByText(t.like('chainClock.moved')).waitFor();
      // Seven days, and a moment for what the contracts count in seconds.
      const passed = stack.devnet.chain.head().timestamp - before;
      expect(passed / hour).toBeGreaterThan(7 * 24 - 0.1);
      expect(passed / hour).toBeLessThan(7 * 24 + 0.1);
      await goThere.waitFor({ state: 'detached' });
      await stack.indexed();
      await page.goto('/pledgeCoin?view=mine');
      await app
        .getByRole('article')
        .filter({ hasText: t('staking.due') })
        .waitFor();
      await staker.visitor.leave();
    },
  );

  it.runIf(isDeep)(
    'takes whole hours only and says when the node refuses, in Traditional Chinese',
    async () => {
      const { page, leave } = await visit(browser, stack.url, { locale: 'zh-TW' });
      await page.goto('/settings');
      await page.getByRole('button', { name: '開啟時鐘' }).click();
      const sheet = page.getByRole('dialog', { name: '鏈上時鐘' });
      for (const wrong of ['1.5', '-3', '0', '87601', 'x']) {
        await sheet.getByRole('textbox', { name: '其他時間' }).fill(wrong);
        await sheet.getByText('整數小時，最多 87,600').waitFor();
        expect(await sheet.getByRole('button', { name: '請輸入小時數' }).isDisabled()).toBe(true);
      }
      const before = stack.devnet.chain.now();
      await page.route('**/admin/time', (route) => route.fulfill({ status: 403, json: {} }));
      await sheet.getByRole('button', { name: '30 天' }).click();
      await page.getByText(/^時鐘未移動/).waitFor();
      expect(stack.devnet.chain.now() - before).toBeLessThan(hour);
      await leave();
    },
  );

  it.each(isDeep ? ['nile', 'mainnet', 'custom'] : ['mainnet'])(
    'is not there on %s',
    async (network) => {
      const { page, leave } = await visit(browser, stack.url);
      await pretend(page, network);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.goto('/settings');
      await page.getByRole('heading', { name: 'This device' }).waitFor();
      await page.waitForLoadState('networkidle');
      expect(await page.getByRole('button', { name: /clock/i }).count()).toBe(0);
      expect(asked.filter((url) => url.includes('/admin/'))).toEqual([]);
      await leave();
    },
  );
});
