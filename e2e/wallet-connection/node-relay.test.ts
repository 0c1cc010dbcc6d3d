// @module-tag deep

import { cards } from '@vellum/contracts/cards';
import { walletSources } from '@vellum/server/config/wallet-sources';
import { describe, expect, it } from 'vitest';
import { Collector } from '../cards/collector.ts';
import { onStack } from '../stack/on-stack.ts';
import { deepJourneyWays } from '../visitor/ways.ts';

const on = onStack({ prices: true, plainNode: true });

const words = {
  en: {
    activate: 'Activate your address',
    alone: 'No inviter',
    forGood: 'I know that I cannot add an inviter later',
    activateAlone: 'Activate without inviter',
    review: 'Review: activate your address',
    seeTeam: 'See your team',
    throughUs:
      'Your browser asks a node through our server, so you rely on us to pass on its answers.',
    check: 'check it',
    noEvents: 'This check needs an event server',
    verifyAll: 'Verify all',
    allAnswer: 'All answer',
    otherCoin: 'Another coin',
    coinAddress: 'Address of the coin',
    tokenUnknown: "Vellum doesn't know this token yet",
    allMatch: /^(\d+)\sof\s\1\smatch$/,
  },
  'zh-TW': {
    activate: '啟用您的地址',
    alone: '沒有邀請人',
    forGood: '我知道之後無法再加入邀請人',
    activateAlone: '不經邀請啟用',
    review: '確認：啟用您的地址',
    seeTeam: '查看您的團隊',
    throughUs: '您的瀏覽器透過我們的伺服器查詢節點，結果須仰賴我們如實轉達。',
    check: '驗證',
    noEvents: '此項驗證需要事件伺服器',
    verifyAll: '全部驗證',
    allAnswer: '全部都有回應',
    otherCoin: '其他代幣',
    coinAddress: '代幣地址',
    tokenUnknown: 'Vellum 尚未收錄此代幣',
    allMatch: /^(\d+)\s個中\s\1\s個相符$/,
  },
} as const;

describe.each(deepJourneyWays)('a node that answers no other origin, $what', (way) => {
  it('takes a newcomer to an active address and a card, and the browser asks nobody but us', async () => {
    const { site } = on;
    const account = await site.account();
    const newcomer = await Collector.arrive(on, way, { account });
    const { app, t, page } = newcomer;
    const w = words[way.locale];
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(new URL(request.url()).origin));

    await page.goto('/me');
    await app.locator('main').getByRole('button', { name: w.activate }).click();
    const sheet = newcomer.dialog(w.activate);
    await sheet.getByText(w.alone, { exact: true }).click();
    await sheet.getByText(w.forGood).click();
    await sheet.getByRole('button', { name: w.activateAlone }).click();
    await newcomer.dialog(w.review).getByText(t('paidAction.details'), { exact: true }).click();
    await newcomer.dialog(w.review).getByText(w.throughUs).waitFor();
    await newcomer.confirm(w.review);
    await app.getByRole('dialog').getByRole('link', { name: w.seeTeam }).click();
    expect(await site.isActive(account.address)).toBe(true);

    await newcomer.openMarket();
    await app.getByRole('button', { name: t('cards.level', { level: 1 }) }).click();
    await newcomer
      .dialog(t('cardMarket.levelTitle', { name: t('cards.level', { level: 1 }) }))
      .getByRole('button', { name: t('cardMarket.reviewPurchase') })
      .click();
    await newcomer.confirm(t('cards.buyReview', { name: t('cards.level', { level: 1 }) }));
    await newcomer.follow(
      t('cards.buyDone', { name: t('cards.level', { level: 1 }) }),
      t('cards.seeMyCards'),
    );
    expect(await site.read('cards', cards.ofOwner(account.address))).toHaveLength(1);

    expect([...asked]).toEqual([site.url]);
    const policy = (await fetch(site.url)).headers.get('content-security-policy');
    const sources = /connect-src ([^;]*)/.exec(policy ?? '')?.[1]?.split(' ') ?? [];
    expect(sources.sort()).toEqual(["'self'", ...walletSources('devnet')].sort());
    expect(newcomer.visitor.complaints).toEqual([]);
    await newcomer.visitor.leave();
  });

  it('says by every check that the answers came through us', async () => {
    const visitor = await Collector.arrive(on, way);
    const { app, page } = visitor;
    const w = words[way.locale];
    await page.goto('/settings');
    await app.getByText(w.allAnswer).waitFor();
    await expect.poll(() => app.getByText(w.throughUs).count()).toBe(2);
    await app.getByRole('button', { name: w.verifyAll }).click();
    await app.getByText(w.allMatch).waitFor();

    await page.goto('/referrals');
    await app.getByRole('button', { name: w.check, exact: true }).click();
    await app.getByText(w.noEvents).waitFor();
    await app.getByText(w.throughUs).waitFor();
    expect(visitor.visitor.complaints).toEqual([]);
    await visitor.visitor.leave();
  });

  it('says of a coin that nothing of ours knows that our server does not ask it', async () => {
    const visitor = await Collector.arrive(on, way);
    const { app, page } = visitor;
    const w = words[way.locale];
    await page.goto('/lockNew');
    await app.getByText(w.otherCoin, { exact: true }).click();
    const { address } = await on.site.account(0);
    await app.getByLabel(w.coinAddress).fill(address);
    await app.getByText(w.tokenUnknown).waitFor();
    await visitor.visitor.leave();
  });
});
