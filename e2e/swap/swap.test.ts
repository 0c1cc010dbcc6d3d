import { minimumReceived } from '@vellum/api/swap/swap-limits';
import { quoteRoute } from '@vellum/api/swap/swap-quote';
import { wtrx } from '@vellum/contracts/coins';
import { pair } from '@vellum/contracts/dex';
import { clientOf } from '@vellum/stack/embedded/contracts';
import { fromHexAddress, toHexAddress } from '@vellum/tron/address';
import { getAccount } from '@vellum/tron/client/accounts';
import { beforeAll, describe, expect, it } from 'vitest';
import { contractAt } from '../stack/earn-pools.ts';
import { onStack } from '../stack/on-stack.ts';
import { type MadeLaunch, makeLaunch, pass, readAt } from '../token-launch/launches.ts';
import { buyFromPool, launchPast } from '../token-launch/market-of-launch.ts';
import { appTexts } from '../visitor/app-texts.ts';
import { beOvertaken } from '../visitor/overtaken.ts';
import { countTaps } from '../visitor/tap-count.ts';
import { journeyWays, refusalWays } from '../visitor/ways.ts';
import { Swapper } from './swapper.ts';

const on = onStack({ prices: true });
const COIN = 1_000_000n;

let salt: MadeLaunch;
/** Its presale has begun and nobody has bought. */
let fern: MadeLaunch;

beforeAll(async () => {
  const { site } = on;
  salt = await makeLaunch(site, { name: 'Salt Road', symbol: 'SALT' });
  fern = await makeLaunch(site, { name: 'Fern Gate', symbol: 'FERN' });
  await pass(site, 2);
  await launchPast(site, salt);
  await site.indexed();
});

/** What the pool of SALT gives for TRX now. */
async function saltFor(trx: bigint): Promise<bigint> {
  const [{ reserve0, reserve1 }, first] = await Promise.all([
    readAt(on.site, salt.pair, pair.reserves()),
    readAt(on.site, salt.pair, pair.token0()),
  ]);
  const [reserveOut, reserveIn] =
    first === salt.token ? [reserve0, reserve1] : [reserve1, reserve0];
  const hop = { pair: fromHexAddress(salt.pair), reserveIn, reserveOut };
  return quoteRoute({ path: [], hops: [hop] }, 'in', trx).quote?.received ?? 0n;
}

const trxOf = async (who: Swapper): Promise<bigint> =>
  (await getAccount(clientOf(on.site.devnet), toHexAddress(who.account.address)))?.balance ?? 0n;

const inField = (amount: bigint): string =>
  `${amount / COIN}.${String(amount % COIN).padStart(6, '0')}`.replace(/\.?0+$/, '');

/** The page quotes from the reserves as they are now. */
async function isFresh(who: Swapper, trx: bigint): Promise<void> {
  await on.site.indexed();
  const expected = inField(await saltFor(trx * COIN));
  await expect.poll(() => who.receives().inputValue()).toBe(expected);
}

describe.each(journeyWays)('swaps, $what', (way) => {
  const t = appTexts(way.locale);

  it('a launched token is bought and sold from its page, without activation', async () => {
    const { site } = on;
    const account = await site.account();
    const who = await Swapper.arrive(on, way, '', { account });
    await who.page.goto(`/token/${salt.address}`);
    const taps = await countTaps(who.page);
    await who.app.getByRole('link', { name: t('tokenPage.buy'), exact: true }).click();
    await who.pays().fill('20');
    const bought = await saltFor(20n * COIN);
    await isFresh(who, 20n);
    await who.app.getByText(t('swap.minimumReceived'), { exact: true }).waitFor();
    await who.expectAccessible();
    await who.swap('TRX', 'SALT');
    // Buy, swap, agree, sign in, close.
    expect(await taps()).toBeLessThanOrEqual(5);
    expect(await who.holds(salt.token)).toBe(bought);

    await who.page.goto(`/token/${salt.address}`);
    await who.app.getByRole('link', { name: t('tokenPage.sell'), exact: true }).click();
    const had = await trxOf(who);
    await who.receives().fill('5');
    await who.app.getByText(t('swap.maximumPaid'), { exact: true }).waitFor();
    await who.swap('SALT', 'TRX', t('paidAction.triedLater'));
    // Sell, swap, agree, close.
    expect(await taps()).toBeLessThanOrEqual(9);
    const fees = 20n * COIN;
    expect(await trxOf(who)).toBeGreaterThan(had + 5n * COIN - fees);
    expect(await who.holds(salt.token)).toBeLessThan(bought);

    await who.page.goto('/activity');
    await who.app.getByText(t('activity.swap.swap'), { exact: true }).first().waitFor();
    expect(who.visitor.complaints).toEqual([]);
    await who.visitor.leave();
  });

  it('WTRX becomes TRX on the same screen, and an address is judged before it is picked', {
    tags: 'deep',
  }, async () => {
    const { site } = on;
    const account = await site.account();
    await site.send(account, 'wtrx', wtrx.wrap(70n * COIN));
    const who = await Swapper.arrive(on, way, '', { account });
    await who.button(t('swap.choosePay', { symbol: 'TRX' })).click();
    const picker = who.dialog(t('swap.selectToken'));
    await picker.getByRole('button', { name: /WTRX/ }).click();
    await who.button(t('swap.chooseReceive', { symbol: 'VLM' })).click();
    const search = picker.getByRole('searchbox');
    await search.fill(fern.address);
    await picker.getByText(t('swap.reason_notLaunched', { symbol: 'FERN' })).waitFor();
    await search.fill(account.address);
    await picker.getByText(t('swap.reason_unknown')).waitFor();
    await who.expectAccessible();
    await search.fill('TRX');
    await picker.getByRole('button', { name: /^TRON/ }).click();
    await who.pays().fill('70');
    await who.app.getByText(t('swap.oneForOne')).waitFor();
    await who.button(t('swap.unwrapButton')).click();
    await who.confirm(t('wrap.unwrapReview'));
    await who.close(t('wrap.unwrapDone', { amount: '70.00\u00a0TRX' }));
    expect(await who.holds(contractAt(site, 'wtrx'))).toBe(0n);
    expect(who.visitor.complaints).toEqual([]);
    await who.visitor.leave();
  });

  it('a thin pool says how much it takes, and a large impact has to be typed', {
    tags: 'deep',
  }, async () => {
    const who = await Swapper.arrive(on, way, `?receive=${salt.address}`);
    await who.pays().fill('900');
    await who.app.getByText(t.like('swap.typeImpact')).waitFor();
    await who.app.getByRole('heading', { name: t('swap.roomTitle', { symbol: 'TRX' }) }).waitFor();
    await who.expectAccessible();
    const button = who.app.locator('.foot-bar').getByRole('button');
    expect(await button.isDisabled()).toBe(true);
    const figure = /[\d.]+/.exec((await button.textContent()) ?? '')?.[0] ?? '';
    await who.app.getByLabel(t('swap.typeImpact', { figure })).fill(figure);
    await who.button(t('swap.swapButton')).waitFor();
    await who.app.getByRole('button', { name: t.like('swap.roomUse') }).click();
    await who.app.getByText(t.like('swap.typeImpact')).waitFor({ state: 'detached' });
    await who.visitor.leave();
  });
});

describe.each(refusalWays)('refusals of swaps, $what', (way) => {
  const t = appTexts(way.locale);
  const begin = async (who: Swapper, amount: string) => {
    await who.pays().fill(amount);
    await who.button(t('swap.swapButton')).click();
  };

  it('come in words, leave the money where it is and the form as it was', {
    tags: 'deep',
  }, async () => {
    const { site } = on;
    const who = await Swapper.arrive(on, way, `?receive=${salt.address}`);
    const { pays, app, page } = { pays: () => who.pays(), app: who.app, page: who.page };
    const had = await trxOf(who);

    // Tolerance exceeded: someone buys between the quote and the signature.
    await pays().fill('10');
    await app.getByText('0.1\u202f%', { exact: true }).click();
    await who.button(t('swap.swapButton')).click();
    const review = t('swap.review', { pay: 'TRX', receive: 'SALT' });
    await who.dialog(review).getByText(t('paidAction.tried')).waitFor();
    await buyFromPool(site, salt, 30n);
    await who.confirm(review);
    await app.getByText(t('error.SLIPPAGE')).first().waitFor();
    expect(await who.holds(salt.token)).toBe(0n);
    expect(await trxOf(who)).toBe(had);
    await who.leaveSheets();
    expect(await pays().inputValue()).toBe('10');
    await isFresh(who, 10n);

    // Deadline over: the review was read for longer than it holds.
    await app.getByText(t('swap.minutes', { n: 5 }), { exact: true }).click();
    await begin(who, '11');
    await who.dialog(review).getByText(t('paidAction.tried')).waitFor();
    await pass(site, 6);
    await who
      .dialog(review)
      .getByRole('button', { name: t('paidAction.continueIn', { wallet: way.wallet }) })
      .click();
    await app.getByText(t('error.DEADLINE_OVER')).first().waitFor();
    expect(await trxOf(who)).toBe(had);
    await who.leaveSheets();
    expect(await pays().inputValue()).toBe('11');

    // More than there is, and more than the pool has.
    await pays().fill('999999');
    await app.getByText(t('error.INSUFFICIENT_TRX')).first().waitFor();
    await who.receives().fill('99999999');
    await app.getByText(t('error.NOT_ENOUGH_LIQUIDITY')).first().waitFor();
    await app.getByText(t.like('swap.poolOnly')).waitFor();

    // No pool, or none yet.
    await page.goto(`/swap?receive=${fern.address}`);
    await app.getByText(t('swap.reason_notLaunched', { symbol: 'FERN' })).waitFor();
    await page.goto(`/swap?pay=${who.account.address}`);
    await app.getByText(t('swap.reason_unknown')).waitFor();
    expect(await trxOf(who)).toBe(had);
    await who.visitor.leave();
  });

  it('of the wallet and of the block cost nothing but the fee', { tags: 'deep' }, async () => {
    const { site } = on;
    const who = await Swapper.arrive(on, way, `?receive=${salt.address}`);
    const { page } = who;
    const expected = await saltFor(10n * COIN);
    await begin(who, '10');
    const review = t('swap.review', { pay: 'TRX', receive: 'SALT' });
    // Bought in the same block, before: the least is guarded by the pool's own router.
    await beOvertaken(site, who, review, async () => {
      await buyFromPool(site, salt, 300n);
    });
    await who.app.getByText(t.like('error.SLIPPAGE')).first().waitFor();
    expect(await who.holds(salt.token)).toBe(0n);
    await who.leaveSheets();
    expect(await who.pays().inputValue()).toBe('10');
    expect(minimumReceived(expected, 50)).toBeGreaterThan(await saltFor(10n * COIN));

    // The approval is declined in the wallet: nothing is allowed, nothing is sold.
    await buyFromPool(site, salt, 20n, who.account);
    const held = await who.holds(salt.token);
    await page.goto(`/swap?pay=${salt.address}`);
    await who.isConnected();
    await begin(who, '1000');
    const sale = t('swap.review', { pay: 'SALT', receive: 'TRX' });
    await who.dialog(sale).getByText(t('paidAction.triedLater')).waitFor();
    await who.wallet.rejectNext(page, 'sign');
    await who
      .dialog(sale)
      .getByRole('button', { name: t('paidAction.continueIn', { wallet: way.wallet }) })
      .click();
    await who.app.getByText(t('paidAction.rejectedNote')).waitFor();
    expect(await who.holds(salt.token)).toBe(held);
    await who.visitor.leave();
  });
});
