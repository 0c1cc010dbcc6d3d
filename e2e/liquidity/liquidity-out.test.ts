import { coinsOfLp } from '@vellum/api/liquidity/lp-coins';
import { testUsdt, trc20 } from '@vellum/contracts/coins';
import { pair as pairClient, router } from '@vellum/contracts/dex';
import { locker } from '@vellum/contracts/locks';
import { presale } from '@vellum/contracts/presale';
import { streamStake } from '@vellum/contracts/staking';
import { clientOf } from '@vellum/stack/embedded/contracts';
import { type Address, fromHexAddress, type HexAddress, toHexAddress } from '@vellum/tron/address';
import { getAccount } from '@vellum/tron/client/accounts';
import { describe, expect, it } from 'vitest';
import { SaleBuyer } from '../presale/sale-buyer.ts';
import { contractAt, giveLp, giveVlm, pass as passDays } from '../stack/earn-pools.ts';
import { onStack } from '../stack/on-stack.ts';
import { Staker } from '../staking/staker.ts';
import { buyPast, makeLaunch, pass, readAt, sendTo } from '../token-launch/launches.ts';
import { countTaps } from '../visitor/tap-count.ts';
import { isDeep, journeyWays, refusalWays } from '../visitor/ways.ts';

// Without the keeper: here only people end presales.
const on = onStack({ prices: true, env: { ROLES: 'api,indexer' } });
const COIN = 1_000_000n;
/** What the network takes at most of one removal with its approval. */
const MOST_FEES = 100n * COIN;

const trxOf = async (owner: Address) =>
  (await getAccount(clientOf(on.site.devnet), toHexAddress(owner)))?.balance ?? 0n;

/** What the pool would pay out for LP now, the coin that is not TRX first. */
async function paidFor(pair: HexAddress, token: HexAddress, lp: bigint) {
  const [{ reserve0, reserve1 }, first, lpSupply] = await Promise.all([
    readAt(on.site, pair, pairClient.reserves()),
    readAt(on.site, pair, pairClient.token0()),
    readAt(on.site, pair, pairClient.totalSupply()),
  ]);
  const reserves =
    first === token ? ([reserve0, reserve1] as const) : ([reserve1, reserve0] as const);
  return coinsOfLp({ reserves, lpSupply }, lp);
}

describe.each(journeyWays)('the way out of a pool, $what', (way) => {
  it('leads a presale buyer to TRX in six taps', async () => {
    const { site } = on;
    const launch = await makeLaunch(site);
    await pass(site, 2);
    const account = await buyPast(site, launch, 10n);
    await sendTo(site, await buyPast(site, launch, 10n), launch.presale, presale.end());
    await pass(site, 61);
    const buyer = await SaleBuyer.arrive(on, way, launch, { account });
    const { app, t } = buyer;
    const vested = await readAt(site, launch.presale, presale.vestedOf(account.address));
    const due = await paidFor(launch.pair, launch.token, vested);
    const before = await trxOf(account.address);
    const taps = await countTaps(buyer.page);

    await app.getByRole('link', { name: t('presale.claimAndWithdraw') }).click();
    const sheet = buyer.dialog(t('liquidity.out_title_vested'));
    await sheet.getByText(t('liquidity.out_steps_vested')).waitFor();
    await buyer.expectAccessible();
    await sheet.getByRole('button', { name: t('liquidity.out_continue') }).click();
    await buyer.confirm(t('sale.claimReview'));
    await buyer.confirm(t('liquidity.out_review'), t('paidAction.triedLater'));
    const seal = buyer.dialog(t('paidAction.done'));
    await seal.getByRole('list', { name: t('receipt.received') }).waitFor();
    await buyer.expectAccessible();
    await buyer.close(t('liquidity.out_done'));
    expect(await taps()).toBeLessThanOrEqual(6);

    expect(await readAt(site, launch.token, trc20.balanceOf(account.address))).toBe(due.token);
    expect(await readAt(site, launch.pair, trc20.balanceOf(account.address))).toBe(0n);
    expect(await site.read('wtrx', trc20.balanceOf(account.address))).toBe(0n);
    const gained = (await trxOf(account.address)) - before;
    expect(gained).toBeLessThan(due.base);
    expect(gained).toBeGreaterThan(due.base - MOST_FEES);
    await app.getByText(t.like('liquidity.lp_vestsUntil')).waitFor();
    await buyer.expectAccessible();
    expect(buyer.visitor.complaints).toEqual([]);
    await buyer.visitor.leave();
  });

  it('takes half of what is staked, and goes on where a reload broke it off', {
    tags: 'deep',
  }, async () => {
    const { site } = on;
    const staker = await Staker.arrive(on, way);
    const { app, t, page, account } = staker;
    await giveLp(site, account, 1_000n);
    const lp = await staker.balance('vlmWtrx');
    await staker.does('vlmWtrx', trc20.approve(contractAt(site, 'lpStake'), lp));
    await staker.does('lpStake', streamStake.stake(lp));
    await page.goto('/pledgeLP');
    await app.getByRole('link', { name: t('staking.unstakeAndRemove') }).click();
    const sheet = staker.dialog(t('liquidity.out_title_staked'));
    await sheet.getByRole('button', { name: '50\u202f%' }).click();
    await sheet.getByRole('button', { name: t('liquidity.out_continue') }).click();
    await staker.confirm(t('earn.unstakeReview'));
    await staker.dialog(t('liquidity.out_review')).waitFor();
    expect(await staker.balance('vlmWtrx')).toBe(lp / 2n);

    await page.reload();
    const open = app.getByRole('region', { name: t('liquidity.out_openTitle') });
    await open.getByText(t.like('liquidity.out_left_remove')).waitFor();
    await staker.expectAccessible();
    const due = await paidFor(
      contractAt(site, 'vlmWtrx'),
      contractAt(site, 'vlm'),
      await staker.balance('vlmWtrx'),
    );
    const vlm = await staker.balance('vlm');
    const trx = await trxOf(account.address);
    await open.getByRole('button', { name: t('liquidity.out_resume') }).click();
    await staker.confirm(t('liquidity.out_review'), t('paidAction.triedLater'));
    await staker.close(t('liquidity.out_done'));
    expect(await staker.balance('vlm')).toBe(vlm + due.token);
    const gained = (await trxOf(account.address)) - trx;
    expect(gained).toBeLessThan(due.base);
    expect(gained).toBeGreaterThan(due.base - MOST_FEES);
    expect(await staker.balance('vlmWtrx')).toBe(0n);
    await open.waitFor({ state: 'detached' });
    const places = app.getByRole('list', { name: t('liquidity.lp_where') });
    await places.getByText(t('liquidity.lp_place_staked')).waitFor();
    expect(await places.getByRole('listitem').count()).toBe(1);

    // What is left was put in at the price of now: nothing was won or lost against keeping both coins.
    const result = app.getByRole('region', { name: t('liquidity.lp_result') });
    await result.getByText(t('liquidity.lp_fees'), { exact: true }).waitFor();
    await result.getByText(t.like('liquidity.lp_putIn')).waitFor();
    await result.getByText(t('liquidity.lp_loss'), { exact: true }).waitFor();
    await staker.expectAccessible();
    await staker.visitor.leave();
  });
});

describe.runIf(isDeep).each(refusalWays)('the way out of a pool, $what', (way) => {
  it('is closed while a lock runs, and leads out of it afterwards by an amount of TRX', async () => {
    const { site } = on;
    const holder = await Staker.arrive(on, way);
    const { app, t, page, account } = holder;
    await giveLp(site, account, 200n);
    const lp = await holder.balance('vlmWtrx');
    const pair = contractAt(site, 'vlmWtrx');
    await holder.does('vlmWtrx', trc20.approve(contractAt(site, 'locker'), lp));
    await holder.does('locker', locker.lock(lp, pair, 1n));
    await page.goto(`/liquidity?pair=${fromHexAddress(pair)}&remove=locked`);
    await app.getByText(t.like('liquidity.lp_unlocksAt')).waitFor();
    expect(await app.getByRole('dialog').count()).toBe(0);
    expect(await holder.button(t('liquidity.lp_remove')).count()).toBe(0);

    await passDays(site, 2);
    await page.reload();
    const sheet = holder.dialog(t('liquidity.out_title_locked'));
    await sheet.getByText(t('earn.lpAmount'), { exact: true }).click();
    const amount = sheet.getByLabel(t('earn.lpBy', { coin: 'TRX' }), { exact: true });
    await amount.fill('1000000');
    expect(await sheet.getByRole('button', { name: t('liquidity.out_tooMuch') }).isDisabled()).toBe(
      true,
    );
    await amount.fill('50');
    const before = await trxOf(account.address);
    await sheet.getByRole('button', { name: t('liquidity.out_continue') }).click();
    await holder.confirm(t('earn.unlockLockReview'));
    await holder.confirm(t('liquidity.out_review'), t('paidAction.triedLater'));
    await holder.close(t('liquidity.out_done'));
    const gained = (await trxOf(account.address)) - before;
    expect(gained).toBeGreaterThan(0n);
    expect(gained).toBeLessThanOrEqual(50n * COIN);
    expect(await holder.balance('vlmWtrx')).toBeGreaterThan(0n);
    await holder.visitor.leave();
  });

  it('has a way in for VLM and USDT, both coins to the unit, and a list of all pools', async () => {
    const { site } = on;
    const holder = await Staker.arrive(on, way);
    const { app, t, page, account } = holder;
    await giveVlm(site, account, 100n * COIN);
    const usdt = testUsdt.mint(account.address, 100n * COIN);
    await site.send(site.role('deployer'), 'usdt', usdt);
    await page.goto(`/liquidity?pair=${fromHexAddress(contractAt(site, 'vlmUsdt'))}`);
    await holder.button(t('liquidity.lp_add')).click();
    const sheet = holder.dialog(t('liquidity.in_title'));
    const vlm = sheet.getByLabel(t('liquidity.in_amount', { coin: 'VLM' }), { exact: true });
    await vlm.fill('101');
    await sheet.getByText(t('error.INSUFFICIENT_BALANCE', { coin: 'VLM' })).waitFor();
    await vlm.fill('40');
    await sheet.getByText(t('liquidity.in_notLocked')).waitFor();
    await holder.expectAccessible();
    await sheet.getByRole('button', { name: t('liquidity.out_continue') }).click();
    await holder.confirm(t('liquidity.in_review'), t('paidAction.triedLater'));
    await holder.close(t('liquidity.in_done'));
    expect(await holder.balance('vlm')).toBe(60n * COIN);
    expect(await holder.balance('usdt')).toBeLessThan(100n * COIN);
    expect(await holder.balance('vlmUsdt')).toBeGreaterThan(0n);
    await site.indexed();
    await page.goto('/liquidity');
    await app.getByRole('link', { name: /VLM \+ USDT/ }).click();
    await app.getByText(t('liquidity.lp_place_wallet')).waitFor();
    await holder.visitor.leave();
  });

  it('refuses when the price has moved by more than the tolerance, and leaves the LP alone', async () => {
    const { site } = on;
    const holder = await Staker.arrive(on, way);
    const { app, t, page, account } = holder;
    await giveLp(site, account, 200n);
    const lp = await holder.balance('vlmWtrx');
    const pair = fromHexAddress(contractAt(site, 'vlmWtrx'));
    await page.goto(`/liquidity?pair=${pair}`);
    await app.getByRole('link', { name: t('liquidity.lp_stake'), exact: true }).waitFor();
    await page.goto(`/liquidity?pair=${pair}&remove=wallet`);
    const sheet = holder.dialog(t('liquidity.out_title_wallet'));
    await sheet.getByRole('button', { name: t('liquidity.out_continue') }).click();
    await holder.dialog(t('liquidity.out_review')).getByText(t('paidAction.triedLater')).waitFor();
    const restore = await moveThePrice();
    await holder.confirm(t('liquidity.out_review'), t('paidAction.triedLater'));
    await app.getByText(t('error.SLIPPAGE')).waitFor();
    expect(await holder.balance('vlmWtrx')).toBe(lp);
    await restore();
    await holder.visitor.leave();
  });
});

/** Someone buys a hundredth of the pool; the answer sells it back. */
async function moveThePrice(): Promise<() => Promise<void>> {
  const { site } = on;
  const [vlm, wtrx] = [contractAt(site, 'vlm'), contractAt(site, 'wtrx')];
  const later = BigInt(Math.floor(site.devnet.chain.head().timestamp / 1000) + 3_600);
  const { base } = await paidFor(contractAt(site, 'vlmWtrx'), vlm, await lpSupply());
  const other = await site.account(Number(base / COIN));
  const who = other.address;
  const buy = router.swapTrx(base / 100n, 0n, [wtrx, vlm], who, later);
  await site.send(other, 'router', buy);
  const bought = await site.read('vlm', trc20.balanceOf(who));
  return async () => {
    await site.send(other, 'vlm', trc20.approve(contractAt(site, 'router'), bought));
    await site.send(other, 'router', router.swapForTrx(bought, 0n, [vlm, wtrx], who, later));
  };
}

const lpSupply = () => on.site.read('vlmWtrx', trc20.totalSupply());
