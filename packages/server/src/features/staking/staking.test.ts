import { streamYield, termReward } from '@vellum/api/staking/yield';
import { paths } from '@vellum/api/wire/paths';
import { trc20 } from '@vellum/contracts/coins';
import { router } from '@vellum/contracts/dex';
import { streamStake, termStake } from '@vellum/contracts/staking';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { carryOut, refusal } from '../../../test/cards/carry-out.ts';
import { dueDates } from '../../../test/due-dates.ts';
import { DAY, type EarnWorld, earnWorld, PURSE, VLM } from '../../../test/earn/earn-world.ts';
import { holdsReceipts } from '../../../test/receipts/held-receipts.ts';
import type { Person } from '../../../test/test-server.ts';

holdsReceipts(import.meta.url);

const { lpStaking, coinStaking, orders } = paths;
const TRX = 1_000_000n;
const OUTSIDER = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

let world: EarnWorld;
let free: Person[];
beforeAll(async () => {
  world = await earnWorld(9);
  free = [...world.people];
  await world.indexed();
});
afterAll(() => world?.close());

const someone = () => free.pop()!;
const lpPool = async (form = {}) =>
  (await world.post(lpStaking.get, { poolId: 0, ...form })).json.data.list[0];
const coinPool = async () => (await world.post(coinStaking.get)).json.data.list[0];
const now = () => world.chain.devnet.chain.head().timestamp;

describe('LP', () => {
  const stake = (who: Person, form: Record<string, string> = {}) =>
    refusal(world, who, lpStaking.prepareStake, { poolId: '0', amount: '1000', ...form });
  const unlock = (who: Person, amount: string) =>
    refusal(world, who, lpStaking.prepareUnlock, { poolId: '0', amount });

  test('S5.22 staking is refused while nothing is funded, and paused by the guardian', async () => {
    const who = someone();
    expect(await stake(who)).toBe('STAKING_ENDED');
    expect(await lpPool()).toMatchObject({ phase: 'ended', fundedUntil: null, apr: 0, stakers: 0 });
    await world.fundLp(30_000n * TRX, 30);
    const until = BigInt(Math.floor(now() / 1000)) + 3_600n;
    await world.send(world.owner, 'lpStake', streamStake.pause(until));
    await world.indexed();
    expect(await stake(who)).toBe('CONTRACT_PAUSED');
    expect((await lpPool()).phase).toBe('paused');
    await world.send(world.owner, 'lpStake', streamStake.resume());
    await world.indexed();
    expect(await stake(who)).toBe('OK');
    free.push(who);
  });

  test('S5.17 S5.18 S7.31 stake, earn, claim, leave; every wrong step has its code', async () => {
    const who = someone();
    expect(await stake(who, { amount: '0' })).toBe('AMOUNT_ZERO');
    expect(await stake(who, { amount: String(PURSE.lp + 1n) })).toBe('INSUFFICIENT_BALANCE');
    expect(await stake(who, { amount: String(2n ** 200n) })).toBe('INSUFFICIENT_BALANCE');
    expect(await stake(who, { poolId: '1' })).toBe('NOT_FOUND');
    expect(await stake(world.stranger)).toBe('NOT_ACTIVATED');
    expect(await unlock(who, '1')).toBe('INSUFFICIENT_UNLOCKABLE');
    expect(await unlock(who, '0')).toBe('AMOUNT_ZERO');
    const claim = () => refusal(world, who, lpStaking.prepareClaim, { poolId: '0' });
    expect(await claim()).toBe('NOTHING_TO_CLAIM');

    const amount = PURSE.lp / 2n;
    const form = { poolId: '0', amount: String(amount) };
    const before = await lpPool({ amount: String(amount) });
    const staked = await carryOut(world, who, lpStaking.prepareStake, form);
    expect(staked.result).toEqual({ amount: String(amount) });
    expect(staked.quote.apr).toBe(before.apr);
    expect(await lpPool()).toMatchObject({ totalStaked: String(amount), stakers: 1 });
    expect(await unlock(who, String(amount + 1n))).toBe('INSUFFICIENT_UNLOCKABLE');

    await world.pass(10 * DAY);
    await world.indexed();
    const { data: mine } = await world.ask(who, lpStaking.mine, { poolId: 0 });
    const earned = await world.read('lpStake', streamStake.earned(who.address));
    expect(mine).toMatchObject({
      staked: String(amount),
      unlockable: String(amount),
      pending: { symbol: 'WTRX', amount: String(earned) },
      balance: String(PURSE.lp - amount),
      share: 10_000,
      againstKeeping: { loss: 0, priceChange: 0 },
    });
    const claimed = await carryOut(world, who, lpStaking.prepareClaim, { poolId: '0' });
    expect(BigInt(claimed.result.amount)).toBeGreaterThanOrEqual(earned);
    expect(await world.balance('wtrx', who.address)).toBe(BigInt(claimed.result.amount));
    await carryOut(world, who, lpStaking.prepareUnlock, { poolId: '0', amount: String(amount) });
    expect(await world.balance('vlmWtrx', who.address)).toBe(PURSE.lp);

    const { data: page } = await world.ask(who, lpStaking.list);
    expect(page.list.map(({ what }: { what: string }) => what)).toEqual([
      'unlock',
      'claim',
      'stake',
    ]);
    expect(page.list[1].amount).toMatchObject({ symbol: 'WTRX', amount: claimed.result.amount });
    expect(page.list[2].amount).toMatchObject({ symbol: 'VLM/TRX LP', amount: String(amount) });
    const { data: left } = await world.ask(who, lpStaking.mine, { poolId: 0 });
    expect(left).toMatchObject({ staked: '0', share: 0, since: null, againstKeeping: null });
    expect(left.paid.amount).toBe(claimed.result.amount);
    const { data: claims } = await world.ask(who, lpStaking.list, { what: 'claim' });
    expect(claims.list).toHaveLength(1);
  });

  test('a pool tells what the contract says, and the yield is what is then earned', async () => {
    const [one, two] = [someone(), someone()];
    const amount = PURSE.lp;
    await carryOut(world, two, lpStaking.prepareStake, { poolId: '0', amount: '777777' });
    const shown = await lpPool({ amount: String(amount) });
    const read = <R>(call: Parameters<typeof world.read<R>>[1]) => world.read('lpStake', call);
    expect(shown).toMatchObject({
      symbol: 'VLM/TRX LP',
      decimals: 18,
      totalStaked: String(await read(streamStake.totalStaked())),
      rewardLeft: { symbol: 'WTRX', amount: String(await read(streamStake.rewardLeft())) },
      funded: { amount: String(await read(streamStake.funded())) },
      stream: { rate: String(await read(streamStake.rewardRate())) },
      sides: [{ symbol: 'VLM' }, { symbol: 'WTRX' }],
      phase: 'open',
    });
    const finish = Number(await read(streamStake.fundedUntil()));
    expect(shown.stream.finish).toBe(finish);
    expect(Math.abs(shown.fundedUntil / 1000 - finish)).toBeLessThan(1);
    expect(shown.fundings).toHaveLength(1);
    expect(shown.aprIfAllStake).toBeLessThan(shown.apr);

    // The web computes the same for any amount by the numbers it got.
    const { rate, last, total } = shown.stream;
    const state = {
      ...{ acc: 0n, rate: BigInt(rate), last: BigInt(last), finish: BigInt(shown.stream.finish) },
      total: BigInt(total),
    };
    const worth = ({ amount: of, u }: { amount: string; u: string }) => ({
      amount: BigInt(of),
      u: BigInt(u),
    });
    const prices = { stake: worth(shown.prices.stake), reward: worth(shown.prices.reward) };
    expect(streamYield(state, amount, prices)).toBe(shown.apr);

    await carryOut(world, one, lpStaking.prepareStake, { poolId: '0', amount: String(amount) });
    await world.pass(40 * DAY);
    const earned = await read(streamStake.earned(one.address));
    const value = (earned * prices.reward.u) / prices.reward.amount;
    const stakeValue = (amount * prices.stake.u) / prices.stake.amount;
    const real = Number((value * 10_000n) / stakeValue);
    expect(shown.apr).toBeLessThanOrEqual(real);
    expect(shown.apr).toBeGreaterThanOrEqual(real * 0.8);
    await world.indexed();
    expect(await lpPool()).toMatchObject({ phase: 'ended', apr: 0, rewardLeft: { amount: '0' } });
    // Leaving and claiming need neither funds nor activation.
    await carryOut(world, one, lpStaking.prepareClaim, { poolId: '0' });
    await carryOut(world, one, lpStaking.prepareUnlock, { poolId: '0', amount: String(amount) });
  });

  test('impermanent loss is told against the price at which I staked', async () => {
    const who = someone();
    await world.fundLp(1_000n * TRX, 30);
    await world.indexed();
    await carryOut(world, who, lpStaking.prepareStake, { poolId: '0', amount: '1000000' });
    const deadline = BigInt(Math.floor(now() / 1000)) + 3_600n;
    // Twice as many TRX on one side, half of the VLM on the other: the price is four times as high.
    const [vlm, trx] = [world.at('vlm'), world.at('wtrx')];
    const swap = router.swapTrx(200_000n * TRX, 0n, [trx, vlm], who.address, deadline);
    await world.send(who, 'router', swap);
    await world.indexed();
    const { data } = await world.ask(who, lpStaking.mine, { poolId: 0 });
    expect(data.againstKeeping.priceChange).toBeGreaterThan(29_000);
    expect(data.againstKeeping.priceChange).toBeLessThan(30_100);
    expect(Math.abs(data.againstKeeping.loss - 2_000)).toBeLessThan(20);
  });
});

describe('a coin for a term', () => {
  let coin: string;
  beforeAll(() => {
    coin = world.at('vlm');
  });
  const amount = 1_000n * VLM;
  const stake = (who: Person, form: Record<string, string> = {}) =>
    refusal(world, who, coinStaking.prepareStake, {
      ...{ coin, amount: String(amount), days: '7', ...form },
    });

  test('S5.19 S7.32 what cannot be staked is refused with its reason', async () => {
    const who = someone();
    expect(await stake(who)).toBe('STAKING_ENDED');
    expect((await coinPool()).phase).toBe('ended');
    await world.fundTerms(1_000_000n * VLM);
    await world.indexed();
    expect(await stake(who)).toBe('OK');
    expect(await stake(who, { amount: '0' })).toBe('AMOUNT_ZERO');
    expect(await stake(who, { amount: String(10n * VLM - 1n) })).toBe('BELOW_MINIMUM');
    expect(await stake(who, { amount: String(PURSE.vlm + 1n) })).toBe('INSUFFICIENT_BALANCE');
    expect(await stake(who, { amount: String(2n ** 200n) })).toBe('INSUFFICIENT_BALANCE');
    expect(await stake(who, { days: '8' })).toBe('PERIOD_INVALID');
    expect(await stake(who, { coin: OUTSIDER })).toBe('COIN_UNKNOWN');
    expect(await stake(world.stranger)).toBe('NOT_ACTIVATED');
    await world.send(world.owner, 'termStake', termStake.setTerm(0n, false, 100_000n * VLM));
    await world.indexed();
    expect(await stake(who)).toBe('STAKING_ENDED');
    expect((await coinPool()).dayOptions[0]).toMatchObject({ days: 7, open: false });
    await world.send(world.owner, 'termStake', termStake.setTerm(0n, true, 100_000n * VLM));
    const until = BigInt(Math.floor(now() / 1000)) + 3_600n;
    await world.send(world.owner, 'termStake', termStake.pause(until));
    await world.indexed();
    expect(await stake(who)).toBe('CONTRACT_PAUSED');
    await world.send(world.owner, 'termStake', termStake.resume());
    await world.indexed();
    const tooLittle = { coin, amount: 1n, days: 7 };
    expect(await world.ask(who, coinStaking.prepareStake, tooLittle)).toMatchObject({
      params: { min: '10 VLM' },
    });
    free.push(who);
  });

  test('a term says how much it can still take, to the unit', async () => {
    await world.send(world.owner, 'termStake', termStake.setTerm(1n, true, 5n * VLM));
    await world.indexed();
    const month = (await coinPool()).dayOptions[1];
    const available = await world.read('termStake', termStake.available(1n));
    expect(month).toMatchObject({ days: 30, rate: 400, available: String(available) });
    const who = someone();
    const largest = BigInt(month.maxAmount);
    expect(largest).toBeLessThan(PURSE.vlm);
    const form = { days: '30', amount: String(largest + 1n) };
    expect(await stake(who, form)).toBe('EXCEEDS_AVAILABLE');
    const whole = { coin, days: '30', amount: month.maxAmount };
    await carryOut(world, who, coinStaking.prepareStake, whole);
    expect(await stake(who, { days: '30' })).toBe('STAKING_ENDED');
    free.unshift(who);
  });

  test('S5.20 closes with the quoted reward to the unit when due, not before', async () => {
    const who = someone();
    const before = await world.balance('vlm', who.address);
    const form = { coin, amount: String(amount), days: '7' };
    const made = await carryOut(world, who, coinStaking.prepareStake, form);
    const reward = termReward(amount, 200n, 7n);
    expect(made.quote).toMatchObject({ reward: String(reward), rate: 200, termIndex: 0 });
    expect(made.result.reward).toBe(String(reward));
    const { positionId } = made;
    const one = { coin, positionId };
    const close = (by = who, changes = {}) =>
      refusal(world, by, coinStaking.prepareUnlock, { ...one, ...changes });
    const claim = (by = who) => refusal(world, by, coinStaking.prepareClaim, one);
    expect([await close(), await claim()]).toEqual(['NOT_YET_UNLOCK_TIME', 'CLAIM_NOT_OPEN']);
    const { unlockTime } = await world.read(
      'termStake',
      termStake.position(who.address, BigInt(positionId)),
    );
    expect((await dueDates(world, who.address)).own).toEqual([
      { kind: 'stakeEnds', at: Number(unlockTime) * 1000, of: positionId },
    ]);
    const other = free[0]!;
    expect([await close(other), await claim(other)]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
    expect(await close(who, { positionId: '999' })).toBe('NOT_FOUND');
    expect(await close(who, { positionId: String(2n ** 70n) })).toBe('NOT_FOUND');

    await world.pass(7 * DAY);
    await world.indexed();
    expect((await dueDates(world, who.address)).own).toEqual([]);
    const { data: due } = await world.ask(who, coinStaking.mine, { coin });
    expect(due).toMatchObject({
      ...{ staked: String(amount), unlockable: String(amount), running: 1, nextDue: null },
      due: { amount: String(reward), symbol: 'VLM' },
    });
    const { data: list } = await world.ask(who, coinStaking.list, { status: 'matured' });
    expect(list.list).toMatchObject([{ positionId, status: 'matured', days: 7, rate: 200 }]);
    const early = { action: 'staking.close-early', ...one };
    expect(await refusal(world, who, orders.prepare, early)).toBe('STAKE_MATURED');
    const closed = await carryOut(world, who, coinStaking.prepareUnlock, one);
    expect(closed.result).toMatchObject({ amount: String(amount), reward: String(reward) });
    expect(await world.balance('vlm', who.address)).toBe(before + reward);
    expect([await close(), await claim()]).toEqual(['INSUFFICIENT_UNLOCKABLE', 'NOTHING_TO_CLAIM']);
    const { data: after } = await world.ask(who, coinStaking.list);
    const place = { status: 'closed', paid: String(reward), closeTxid: closed.txid };
    expect(after.list[0]).toMatchObject(place);
  });

  test('closes early with the stake alone, after three days', async () => {
    const who = someone();
    const before = await world.balance('vlm', who.address);
    const form = { coin, amount: String(amount), days: '90' };
    const { positionId } = await carryOut(world, who, coinStaking.prepareStake, form);
    const early = { action: 'staking.close-early', coin, positionId };
    const close = (by = who) => refusal(world, by, orders.prepare, early);
    expect(await close()).toBe('NOT_YET_UNLOCK_TIME');
    expect(await close(free[0]!)).toBe('NOT_FOUND');
    await world.pass(3 * DAY);
    await world.indexed();
    const freeBefore = BigInt((await coinPool()).rewardFree.amount);
    const closed = await carryOut(world, who, orders.prepare, early);
    expect((await dueDates(world, who.address)).own).toEqual([]);
    const forgone = termReward(amount, 600n, 90n);
    expect(closed.quote.forgone).toBe(String(forgone));
    expect(closed.result.reward).toBe('0');
    expect(await world.balance('vlm', who.address)).toBe(before);
    expect(await close()).toBe('INSUFFICIENT_UNLOCKABLE');
    const pool = await coinPool();
    expect(BigInt(pool.rewardFree.amount)).toBe(freeBefore + forgone);
    expect(pool.rewardFree.amount).toBe(String(await world.read('termStake', termStake.free())));
    expect(pool.rewardReserved.amount).toBe(
      String(await world.read('termStake', termStake.reserved())),
    );
    const { data } = await world.ask(who, coinStaking.list, { status: 'closedEarly' });
    expect(data.list).toMatchObject([{ positionId, paid: '0', status: 'closedEarly' }]);
  });

  test('claiming is closing under another name', async () => {
    const who = someone();
    const form = { coin, amount: String(amount), days: '7' };
    const { positionId } = await carryOut(world, who, coinStaking.prepareStake, form);
    await world.pass(8 * DAY);
    await world.indexed();
    const claimed = await carryOut(world, who, coinStaking.prepareClaim, { coin, positionId });
    expect(claimed.result.reward).toBe(String(termReward(amount, 200n, 7n)));
    expect(await world.ask(who, coinStaking.mine, { coin: OUTSIDER })).toMatchObject({
      code: 'COIN_UNKNOWN',
    });
    expect(await world.read('vlm', trc20.balanceOf(who.address))).toBe(
      PURSE.vlm + termReward(amount, 200n, 7n),
    );
  });
});
