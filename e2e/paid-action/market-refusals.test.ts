// @module-tag deep

import { trc20, wtrx as wtrxCalls } from '@vellum/contracts/coins';
import { router } from '@vellum/contracts/dex';
import { presale } from '@vellum/contracts/presale';
import { clientOf } from '@vellum/stack/embedded/contracts';
import { fromHexAddress, toHexAddress } from '@vellum/tron/address';
import { getAccount } from '@vellum/tron/client/accounts';
import { beforeAll, describe, expect, it } from 'vitest';
import { contractAt, giveLp, giveVlm, pass } from '../stack/earn-pools.ts';
import { onStack } from '../stack/on-stack.ts';
import type { Account } from '../stack/stack.ts';
import { Staker } from '../staking/staker.ts';
import { Swapper } from '../swap/swapper.ts';
import { makeLaunch, sendTo } from '../token-launch/launches.ts';
import { type AppTexts, appTexts } from '../visitor/app-texts.ts';
import { beOvertaken } from '../visitor/overtaken.ts';
import { isDeep, refusalWays } from '../visitor/ways.ts';

const on = onStack({ prices: true });
const COIN = 1_000_000n;

/** A paid action of the market up to its review, and the field that keeps what was entered. */
type Act = Readonly<{
  name: string;
  review: (t: AppTexts) => string;
  /** What an account without TRX lacks for it: what it sends along comes before the fee. */
  lacks: (t: AppTexts) => string | RegExp;
  /** Enters it and opens the review. */
  enter: (who: Staker) => Promise<void>;
  /** What the form still has. */
  entered: (who: Staker) => Promise<string | null>;
}>;

const poolPage = (search = '') =>
  `/liquidity?pair=${fromHexAddress(contractAt(on.site, 'vlmWtrx'))}${search}`;

const acts: readonly Act[] = [
  {
    name: 'a swap',
    review: (t) => t('swap.review', { pay: 'VLM', receive: 'TRX' }),
    lacks: (t) => t.like('error.NETWORK_FEE_SHORT'),
    async enter(who) {
      await who.page.goto(`/swap?pay=${vlmAddress()}`);
      await who.isConnected();
      await who.app.getByLabel(who.t('swap.youPay'), { exact: true }).fill('12');
      await who.button(who.t('swap.swapButton')).click();
    },
    entered: (who) => who.app.getByLabel(who.t('swap.youPay'), { exact: true }).inputValue(),
  },
  {
    name: 'adding liquidity',
    review: (t) => t('liquidity.in_review'),
    lacks: (t) => t('error.INSUFFICIENT_TRX'),
    async enter(who) {
      await who.page.goto(poolPage());
      await who.button(who.t('liquidity.lp_add')).click();
      const sheet = who.dialog(who.t('liquidity.in_title'));
      await sheet
        .getByLabel(who.t('liquidity.in_amount', { coin: 'VLM' }), { exact: true })
        .fill('12');
      await sheet.getByRole('button', { name: who.t('liquidity.out_continue') }).click();
    },
    async entered(who) {
      await who.button(who.t('liquidity.lp_add')).click();
      return who
        .dialog(who.t('liquidity.in_title'))
        .getByLabel(who.t('liquidity.in_amount', { coin: 'VLM' }), { exact: true })
        .inputValue();
    },
  },
  {
    name: 'removing liquidity',
    review: (t) => t('liquidity.out_review'),
    lacks: (t) => t.like('error.NETWORK_FEE_SHORT'),
    async enter(who) {
      await who.page.goto(poolPage('&remove=wallet'));
      const sheet = who.dialog(who.t('liquidity.out_title_wallet'));
      await sheet.getByRole('button', { name: '50\u202f%' }).click();
      await sheet.getByRole('button', { name: who.t('liquidity.out_continue') }).click();
    },
    async entered(who) {
      await who.button(who.t('liquidity.lp_remove')).first().click();
      const sheet = who.dialog(who.t('liquidity.out_title_wallet'));
      return sheet.getByRole('slider').inputValue();
    },
  },
];

/** What comes between the review and the signature, and what undoes it. */
type Mishap = Readonly<{
  what: string;
  says: (t: AppTexts, act: Act) => string | RegExp;
  happen: (who: Staker) => Promise<() => Promise<void>>;
}>;

const nothing = async () => {};

const mishaps: readonly Mishap[] = [
  {
    what: 'a price that moved by more than the tolerance',
    says: (t) => t('error.SLIPPAGE'),
    happen: moveThePrice,
  },
  {
    what: 'a deadline that is over',
    says: (t) => t('error.DEADLINE_OVER'),
    async happen() {
      await pass(on.site, 1);
      return nothing;
    },
  },
  {
    what: 'an approval that was cancelled meanwhile',
    // Nothing is signed: the review asks for the approval again.
    says: (t) => t('paidAction.movedNote'),
    async happen({ account }) {
      for (const coin of ['vlm', 'vlmWtrx']) {
        await on.site.send(account, coin, trc20.approve(contractAt(on.site, 'router'), 0n));
      }
      return nothing;
    },
  },
  {
    what: 'too little TRX for the energy it needs',
    says: (t, { lacks }) => lacks(t),
    async happen({ account }) {
      await wrapNearlyAll(account);
      return nothing;
    },
  },
];

/** Leaves less TRX than any of the calls burns. */
async function wrapNearlyAll(account: Account): Promise<void> {
  const wrap = async (kept: bigint) =>
    on.site.send(account, 'wtrx', wtrxCalls.wrap((await trxOf(account)) - kept));
  await wrap(20n * COIN);
  const fee = 20n * COIN - (await trxOf(account));
  await wrap(fee);
}

/** Somebody sells a twentieth of what the pool has; the answer buys it back. */
async function moveThePrice(): Promise<() => Promise<void>> {
  const { site } = on;
  const [vlm, wtrx] = [contractAt(site, 'vlm'), contractAt(site, 'wtrx')];
  const later = BigInt(Math.floor(site.devnet.chain.head().timestamp / 1000) + 3_600);
  const rival = await site.account();
  const { address } = rival;
  const part = (await site.read('vlm', trc20.balanceOf(contractAt(site, 'vlmWtrx')))) / 20n;
  await giveVlm(site, rival, part);
  await site.send(rival, 'vlm', trc20.approve(contractAt(site, 'router'), part));
  const before = await site.read('wtrx', trc20.balanceOf(contractAt(site, 'vlmWtrx')));
  await site.send(rival, 'router', router.swapForTrx(part, 0n, [vlm, wtrx], address, later));
  const paid = before - (await site.read('wtrx', trc20.balanceOf(contractAt(site, 'vlmWtrx'))));
  return async () => {
    await site.send(rival, 'router', router.swapTrx(paid, 0n, [wtrx, vlm], address, later));
  };
}

/** A swap stands for all three in a quick run. */
const tried = isDeep ? acts : acts.slice(0, 1);
const cases = mishaps.flatMap((mishap) =>
  tried.map((act) => ({ ...mishap, act, title: act.name })),
);

/** Of each case somebody with VLM and LP that the router may take. */
const people: Account[] = [];
beforeAll(async () => {
  const { site } = on;
  for (const _ of refusalWays.flatMap(() => cases)) {
    const account = await site.account();
    await site.activate(account);
    await giveLp(site, account, 100n);
    await giveVlm(site, account, 50n * COIN);
    for (const coin of ['vlm', 'vlmWtrx']) {
      await site.send(account, coin, trc20.approve(contractAt(site, 'router'), 10n ** 30n));
    }
    people.push(account);
  }
});

const trxOf = async ({ address }: Account): Promise<bigint> =>
  (await getAccount(clientOf(on.site.devnet), toHexAddress(address)))?.balance ?? 0n;

describe.each(refusalWays)('what the market refuses, $what', (way) => {
  const t = appTexts(way.locale);

  it.each(cases)('$title, for $what', async ({ act, says, happen }) => {
    const account = people.pop();
    if (!account) throw new Error('there are fewer people than cases');
    const who = await Staker.arrive(on, way, { account });
    await act.enter(who);
    const sheet = who.dialog(act.review(t));
    await sheet.getByText(t('paidAction.tried')).waitFor();
    const undo = await happen(who);
    const held = async () => [
      await who.balance('vlm'),
      await who.balance('vlmWtrx'),
      await trxOf(account),
    ];
    const before = await held();
    try {
      await who.confirm(act.review(t));
      await who.app.getByText(says(t, act)).first().waitFor();
      expect(await held()).toEqual(before);
      await who.leaveSheets();
      expect(await act.entered(who)).toMatch(/^(12|5000)$/);
    } finally {
      await undo();
    }
    await who.visitor.leave();
  });
});

describe.each(refusalWays)('what the market cannot trade, $what', (way) => {
  const t = appTexts(way.locale);

  it('a pair without reserves and a token that can never be sold say so on every page', async () => {
    const { site } = on;
    const fern = await makeLaunch(site, { name: 'Fern Gate', symbol: 'FERN' });
    await sendTo(site, fern.creator, fern.presale, presale.cancel());
    await site.indexed();
    const who = await Swapper.arrive(on, way, `?receive=${fern.address}`);
    const { app, page, account } = who;
    const before = await trxOf(account);
    await app.getByText(t('swap.reason_failed', { symbol: 'FERN' })).waitFor();
    expect(await app.locator('.foot-bar').getByRole('button').isDisabled()).toBe(true);
    await who.expectAccessible();

    await page.goto(`/token/${fern.address}`);
    await app.getByText(t('tokenPage.neverSold', { symbol: 'FERN' })).waitFor();
    await app
      .getByText(t('tokenPage.outOf100', { score: 0 }), { exact: true })
      .first()
      .waitFor();
    await app.getByText(t('tokenPage.formula')).click();
    await app.getByText(t('launch.fact_neverSold')).waitFor();
    expect(await app.getByRole('link', { name: t('tokenPage.sell'), exact: true }).count()).toBe(0);
    await who.expectAccessible();

    await page.goto(`/liquidity?pair=${fromHexAddress(fern.pair)}`);
    await app.getByText(t('liquidity.lp_empty')).waitFor();
    expect(await app.getByRole('button', { name: t('liquidity.lp_add') }).count()).toBe(0);
    expect(await trxOf(account)).toBe(before);
    expect(who.visitor.complaints).toEqual([]);
    await who.visitor.leave();
  });

  it('a swap whose approval was cancelled in the same block costs nothing but the fee', async () => {
    const { site } = on;
    const account = await site.account();
    await site.activate(account);
    await giveVlm(site, account, 50n * COIN);
    const spender = contractAt(site, 'router');
    await site.send(account, 'vlm', trc20.approve(spender, 50n * COIN));
    const who = await Swapper.arrive(on, way, `?pay=${vlmAddress()}`, { account });
    await who.pays().fill('12');
    await who.button(t('swap.swapButton')).click();
    await beOvertaken(site, who, t('swap.review', { pay: 'VLM', receive: 'TRX' }), () =>
      site.send(account, 'vlm', trc20.approve(spender, 0n)),
    );
    await who.app
      .getByText(t('error.ALLOWANCE_MISSING').replace(/[.。]$/, ''))
      .first()
      .waitFor();
    expect(await who.holds(contractAt(site, 'vlm'))).toBe(50n * COIN);
    await who.page.keyboard.press('Escape');
    expect(await who.pays().inputValue()).toBe('12');
    await who.visitor.leave();
  });
});

const vlmAddress = () => fromHexAddress(contractAt(on.site, 'vlm'));
