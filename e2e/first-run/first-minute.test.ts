import { paths } from '@vellum/api/wire/paths';
import { cards } from '@vellum/contracts/cards';
import { trc20 } from '@vellum/contracts/coins';
import { team } from '@vellum/contracts/team';
import { type Address, toHexAddress } from '@vellum/tron/address';
import { beforeAll, describe, expect, it } from 'vitest';
import { holdRequests } from '../browser/held-requests.ts';
import { contractAt, fundTerms } from '../stack/earn-pools.ts';
import { onStack } from '../stack/on-stack.ts';
import type { Account } from '../stack/stack.ts';
import { accessibilityProblems } from '../visitor/accessibility.ts';
import { resumeLeft } from '../visitor/left-review.ts';
import { isDeep } from '../visitor/ways.ts';
import {
  addressIn,
  agree,
  chooseWallet,
  confirmInWallet,
  type Newcomer,
  type NewcomerWay,
  newcomer,
} from './newcomer-visitor.ts';

const on = onStack({ prices: true });

let inviter: Account;

beforeAll(async () => {
  inviter = await on.site.account();
  await on.site.activate(inviter);
  await fundTerms(on.site, 10_000n);
});

/** Most presses from an empty browser: to an active address, to the first card, to the first stake. */
const limits = {
  'Demo wallet': { active: 6, card: 9, stake: 9 },
  TronLink: { active: 7, card: 9, stake: 11 },
} as const;

const everyWay: readonly NewcomerWay[] = [
  { locale: 'en', wallet: 'Demo wallet' },
  { locale: 'zh-TW', wallet: 'TronLink' },
  { locale: 'zh-TW', wallet: 'Demo wallet' },
  { locale: 'en', wallet: 'TronLink' },
];
const someWays = isDeep ? everyWay : everyWay.slice(0, 2);
const tronLink: NewcomerWay = { locale: 'en', wallet: 'TronLink' };

const nameOf = ({ t }: Newcomer) => t('cards.level', { level: 1 });
const reviewOf = (who: Newcomer) => who.t('cards.buyReview', { name: nameOf(who) });

/** From home to the review of the first card. */
async function toReview(who: Newcomer, way: NewcomerWay): Promise<void> {
  const { page, t } = who;
  await page.getByRole('link', { name: t('firstRun.firstCard') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('cardMarket.reviewPurchase') })
    .click();
  await chooseWallet(who, way);
  await page.getByRole('dialog', { name: reviewOf(who) }).waitFor();
}

const expectActive = async (address: Address) =>
  expect.poll(() => on.site.isActive(address)).toBe(true);

/** VLM that the stakes' contract holds. */
const stakedIn = () => on.site.read('vlm', trc20.balanceOf(contractAt(on.site, 'termStake')));

async function expectCard(who: Newcomer): Promise<void> {
  const { page, t } = who;
  const seal = page.getByRole('dialog', { name: t('paidAction.done') });
  await seal.getByText(t('cards.buyDone', { name: nameOf(who) })).waitFor();
  const owned = await on.site.read('cards', cards.balanceOf(await addressIn(page)));
  expect(owned).toBe(1n);
}

describe('the first minute', () => {
  it.each(someWays)('leads to an active address and a card: $wallet, $locale', async (way) => {
    const { counts, ...who } = await newcomer(on, way, '/');
    const visitor = { ...who, counts };
    const most = limits[way.wallet];
    await toReview(visitor, way);
    const review = who.page.getByRole('dialog', { name: reviewOf(visitor) });
    await review.getByText(who.t('membership.withoutInviter')).first().waitFor();
    expect(await accessibilityProblems(who.page)).toEqual([]);
    await agree(visitor, way, reviewOf(visitor));
    await confirmInWallet(visitor, 'bindParent(');
    await expect.poll(() => who.page.evaluate(() => localStorage['vellum.session'])).toBeTruthy();
    await expectActive(await addressIn(who.page));
    expect(await counts.active()).toBeLessThanOrEqual(most.active);
    await confirmInWallet(visitor, 'Buy(');
    await expectCard(visitor);
    expect(await counts.now()).toBeLessThanOrEqual(most.card);
    // Where they came from, with the card: nothing else has opened.
    expect(new URL(who.page.url()).pathname).toBe('/nft');
    expect(who.complaints).toEqual([]);
    await who.leave();
  });

  it.each(someWays)(
    'leads to a stake, with the coin bought on the way: $wallet, $locale',
    async (way) => {
      const before = await stakedIn();
      const visitor = await newcomer(on, way, '/');
      const { page, t, counts } = visitor;
      await page.getByRole('link', { name: t('app.navEarn'), exact: true }).click();
      await page
        .getByRole('link', { name: new RegExp(`^${t('staking.coin')}: `) })
        .first()
        .click();
      await page.getByRole('textbox', { name: t('staking.stakeAmount'), exact: true }).fill('1000');
      await page.getByRole('button', { name: t('staking.reviewStake') }).click();
      await chooseWallet(visitor, way);
      const review = page.getByRole('dialog', {
        name: t('staking.stakeCoinReview', { days: 7 }),
      });
      await review.getByText(t('swap.doing', { pay: 'TRX', receive: 'VLM' })).waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
      const wallet = way.wallet === 'Demo wallet' ? t('wallet.demoName') : way.wallet;
      await review.getByRole('button', { name: t('paidAction.continueIn', { wallet }) }).click();
      await confirmInWallet(visitor, 'bindParent(');
      await confirmInWallet(visitor, 'swapETHForExactTokens(');
      await confirmInWallet(visitor, 'approve(');
      await confirmInWallet(visitor, 'stake(');
      const receipt = page.getByRole('dialog', { name: t('paidAction.done') });
      await receipt.getByText(t.like('staking.stakeCoinDone')).waitFor();
      // Activation and swap are in it.
      await receipt.getByText(t.like('paidAction.cost_before')).waitFor();
      expect(await counts.now()).toBeLessThanOrEqual(limits[way.wallet].stake);
      expect((await stakedIn()) - before).toBe(1_000n * 1_000_000n);
      expect(visitor.complaints).toEqual([]);
      await visitor.leave();
    },
  );

  it('joins under the inviter of the link, who is shown with terms on demand', {
    tags: 'deep',
  }, async () => {
    const who = await newcomer(on, tronLink, `/i/${inviter.address}`);
    const { page, t, own } = who;
    await page.getByText(t('frontPage.invitedText')).waitFor();
    await toReview(who, tronLink);
    const review = page.getByRole('dialog', { name: reviewOf(who) });
    await review.getByTitle(inviter.address).first().waitFor();
    await review.getByText(t('membership.terms')).click();
    await review.getByText(t('membership.feeProof')).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await agree(who, tronLink, reviewOf(who));
    await expectCard(who);
    const parent = await on.site.read('team', team.inviterOf(own!.account.address));
    expect(parent).toBe(toHexAddress(inviter.address));
    await who.leave();
  });
});

describe('what stops the first minute', () => {
  const prepareActivation = paths.membership.prepareActivation;
  const preparePurchase = paths.levelCards.preparePurchase;

  it('is a no in the wallet: the review stays, and what is done is not done again', {
    tags: 'deep',
  }, async () => {
    const who = await newcomer(on, tronLink, '/');
    const { page, t, own } = who;
    await toReview(who, tronLink);
    const before = await holdRequests(page, prepareActivation);
    await agree(who, tronLink, reviewOf(who));
    await before.came();
    await own!.wallet.rejectNext(page, 'sign');
    await before.free();
    const review = page.getByRole('dialog', { name: reviewOf(who) });
    await review.getByText(t('paidAction.rejectedNote')).waitFor();
    expect(await on.site.isActive(own!.account.address)).toBe(false);

    const purchase = await holdRequests(page, preparePurchase);
    await agree(who, tronLink, reviewOf(who));
    await purchase.came();
    await own!.wallet.rejectNext(page, 'sign');
    await purchase.free();
    await review.getByText(t('paidAction.rejectedNote')).waitFor();
    await review.getByText(t('membership.done')).waitFor();
    await agree(who, tronLink, reviewOf(who));
    await expectCard(who);
    // The words of the session, one activation, one purchase.
    expect(own!.wallet.signed).toHaveLength(3);
    await who.leave();
  });

  it('is a reload between the steps: the purchase is resumed without a second activation', {
    tags: 'deep',
  }, async () => {
    const who = await newcomer(on, tronLink, '/');
    const { page, t, own } = who;
    await toReview(who, tronLink);
    const purchase = await holdRequests(page, preparePurchase);
    await agree(who, tronLink, reviewOf(who));
    await purchase.came();
    await page.goto('about:blank');
    await purchase.free();
    await resumeLeft({ page, app: page, t });
    const review = page.getByRole('dialog', { name: reviewOf(who) });
    await review.getByText(t('paidAction.tried')).first().waitFor();
    expect(await review.getByText(t('membership.title')).count()).toBe(0);
    await agree(who, tronLink, reviewOf(who));
    await expectCard(who);
    expect(own!.wallet.signed).toHaveLength(3);
    await who.leave();
  });

  it('is never an inviter who is not active: the review says so, and the address joins without one', {
    tags: 'deep',
  }, async () => {
    const nobody = await on.site.account(0);
    const who = await newcomer(on, tronLink, `/i/${nobody.address}`);
    const { page, t, own } = who;
    await toReview(who, tronLink);
    const review = page.getByRole('dialog', { name: reviewOf(who) });
    await review.getByText(t('membership.stepLinkWrong')).waitFor();
    await review.getByRole('button', { name: t('membership.addInviter') }).click();
    await review.getByLabel(t('membership.field')).fill(inviter.address);
    await review.getByRole('button', { name: t('membership.useInviter') }).click();
    await review.getByTitle(inviter.address).first().waitFor();
    expect(own!.wallet.signed).toEqual([]);
    await who.leave();
  });

  it('is too little TRX for all of it: nothing is signed', { tags: 'deep' }, async () => {
    const price = await priceOfFirst();
    const who = await newcomer(on, { ...tronLink, trx: Number(price / 1_000_000n) + 4 }, '/');
    const { page, t, own } = who;
    await page.getByRole('link', { name: t('firstRun.firstCard') }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: t('cardMarket.reviewPurchase') }).click();
    await chooseWallet(who, tronLink);
    const review = page.getByRole('dialog', { name: reviewOf(who) });
    const short = review.getByRole('button', { name: t('paidAction.notEnoughTrx') });
    await short.waitFor();
    expect(await short.isDisabled()).toBe(true);
    expect(own!.wallet.signed).toEqual([]);
    await who.leave();
  });
});

/** Sun that the first card takes at most. */
async function priceOfFirst(): Promise<bigint> {
  const answer = await fetch(`${on.site.url}${paths.levelCards.levels}`, {
    method: 'POST',
    body: new URLSearchParams(),
  });
  const { data } = (await answer.json()) as {
    data: { list: readonly { level: number; price: string }[] };
  };
  const price = data.list.find(({ level }) => level === 1)?.price;
  if (!price) throw new Error('level 1 has no price');
  return (BigInt(price) * 103n) / 100n;
}
