import type { HexAddress } from '@vellum/tron/address';
import { expect } from 'vitest';
import { trc20 } from '../../../clients/coins.ts';
import { pair as dexPair, router } from '../../../clients/dex.ts';
import { liquidityHelper } from '../../../clients/liquidity.ts';
import { locker } from '../../../clients/locks.ts';
import { basePool, type PresalePlan, presale } from '../../../clients/presale.ts';
import { type LaunchPlan, launchToken, tokenFactory } from '../../../clients/token-launch.ts';
import { trade } from '../../../clients/trade.ts';
import type { Flow } from '../flow.ts';
import { DAY, TRX, type User } from '../world.ts';

const FEE = 100n * TRX;
const SHARE = 100n * TRX;

export type Launch = Readonly<
  Record<'token' | 'presale' | 'trade' | 'basePool' | 'pair', HexAddress>
>;

export function presalePlan(start: bigint, creator: User): PresalePlan {
  return {
    startTime: start,
    endTime: start + DAY,
    sharePrice: SHARE,
    shares: 20n,
    sharesPerBuyer: 15n,
    softCapRate: 5_000n,
    userLpShare: 8_000n,
    creatorLpShare: 1_000n,
    creatorLpReceiver: creator.address,
    vestingDelay: DAY,
    vestingRate: 2_500n,
    vestingInterval: DAY,
    backingShare: 0n,
  };
}

export function launchPlan(start: bigint, creator: User): LaunchPlan {
  return {
    token: { name: 'Quill', symbol: 'QLL', totalSupply: 1_000_000n * TRX, lpBurn: null },
    presale: presalePlan(start, creator),
    trade: {
      sharePrice: 10n * TRX,
      sharesPerBuyer: 50n,
      shares: 100n,
      tokensPerShare: 1_000n * TRX,
    },
    liquiditySupply: 700_000n * TRX,
    tradeSupply: 100_000n * TRX,
  };
}

/** All is paid for by the buyers, so nothing lies outside the pool. */
function backedPlan(start: bigint, creator: User): LaunchPlan {
  return {
    token: {
      name: 'Ink',
      symbol: 'INK',
      totalSupply: 1_000_000n * TRX,
      lpBurn: { interval: DAY, rate: 50n, floor: 0n },
    },
    presale: { ...presalePlan(start, creator), backingShare: 2_000n, vestingRate: 10_000n },
    trade: { sharePrice: 0n, sharesPerBuyer: 0n, shares: 0n, tokensPerShare: 0n },
    liquiditySupply: 1_000_000n * TRX,
    tradeSupply: 0n,
  };
}

export async function createLaunch(
  flow: Flow,
  action: string,
  creator: User,
  plan: LaunchPlan,
): Promise<Launch> {
  const { act, at, read } = flow;
  const info = await act(action, creator, at['tokenFactory']!, tokenFactory.create(plan, FEE));
  // Spec: creating has a fee limit of 1e9 sun; 100 sun a unit of energy.
  expect(info.energyUsageTotal * 100n).toBeLessThan(1_000_000_000n);
  const count = await read(at['tokenFactory']!, tokenFactory.launchCount());
  const {
    token,
    presale: sale,
    trade: inside,
    basePool: pool,
  } = await read(at['tokenFactory']!, tokenFactory.launch(count - 1n));
  const pair = await read(sale, presale.pair());
  return { token, presale: sale, trade: inside, basePool: pool, pair };
}

/** Presale to launch to vested claims, with the internal trade beside it. */
export async function successfulLaunch(flow: Flow): Promise<void> {
  const { act, at, user, read, now, pass, send, balance, refusal } = flow;
  const [creator, ada, ben, cyd] = [user(0), user(1), user(2), user(3)];
  const launch = await createLaunch(
    flow,
    'launch: create',
    creator,
    launchPlan(now() + 600n, creator),
  );
  expect(await read(launch.presale, presale.state())).toBe('not-started');
  expect(await refusal(ada, launch.presale, presale.buy(1n, SHARE))).toBe('PresaleWrongStatus');
  await pass(601n);
  expect(await refusal(creator, launch.presale, presale.buy(1n, SHARE))).toBe(
    'PresaleCreatorExcluded',
  );
  await act('presale: buy, first', ada, launch.presale, presale.buy(6n, SHARE));
  await act('presale: buy, again', ada, launch.presale, presale.buy(4n, SHARE));
  await send(ben, launch.presale, presale.buy(5n, SHARE));
  await act('presale: leave', ben, launch.presale, presale.leave(2n));
  await openTrade(flow, launch, creator, cyd);

  await pass(DAY);
  expect(await read(launch.presale, presale.state())).toBe('ended');
  const vaultBefore = await balance(at['feeVault']!);
  await act('presale: launch', cyd, launch.presale, presale.end());
  expect(await refusal(cyd, launch.trade, trade.unlock())).toBe('TradeWrongStatus');
  expect((await balance(at['feeVault']!)) - vaultBefore).toBe((13n * SHARE * 2n) / 100n);
  expect(await refusal(ada, launch.presale, presale.claimVested())).toBe('PresaleNothingVested');

  const { lpForUsers } = await read(launch.presale, presale.data());
  await pass(DAY);
  await act('presale: claim vested, first', ada, launch.presale, presale.claimVested());
  expect(await read(launch.pair, trc20.balanceOf(ada.address))).toBe((lpForUsers * 10n) / 13n / 4n);
  await pass(DAY);
  await act('presale: claim vested, later', ada, launch.presale, presale.claimVested());
  await pass(5n * DAY);
  await send(ada, launch.presale, presale.claimVested());
  await send(ben, launch.presale, presale.claimVested());
  const held = await read(launch.pair, trc20.balanceOf(launch.presale));
  expect(held).toBeLessThan(2n);
  await settleTrade(flow, launch, creator, cyd);
  await addToPair(flow, launch, cyd);
}

/** Liquidity for a launched token, by someone who has no LP of it yet. */
async function addToPair(flow: Flow, { token, pair }: Launch, holder: User): Promise<void> {
  const { act, at, send, read } = flow;
  const helper = at['liquidityHelper']!;
  const path = [at['wtrx']!, token];
  // The first touch after the launch pays for the pair's price sums.
  await send(holder, at['router']!, router.swapTrx(TRX, 0n, path, holder.address, 2n ** 40n));
  await send(holder, token, trc20.approve(helper, 15_000n * TRX));
  const { reserve0, reserve1 } = await read(pair, dexPair.reserves());
  const isFirst = (await read(pair, dexPair.token0())) === token;
  const [tokens, trx] = isFirst ? [reserve0, reserve1] : [reserve1, reserve0];
  const exact = (1_000n * TRX * trx + tokens - 1n) / tokens;
  await act(
    'liquidity: add to a launched token, new LP',
    holder,
    helper,
    liquidityHelper.addAtLeast(token, 1_000n * TRX, exact, 1n),
  );
}

async function openTrade(flow: Flow, { trade: inside }: Launch, creator: User, buyer: User) {
  const { act, now, refusal, send } = flow;
  expect(await refusal(buyer, inside, trade.open(now() + DAY))).toBe('OwnableUnauthorizedAccount');
  await act('trade: open', creator, inside, trade.open(now() + 2n * DAY));
  expect(await refusal(buyer, inside, trade.buy(1n, 10n * TRX))).toBe('TradeNotAllowed');
  await act('trade: allow one address', creator, inside, trade.allow([buyer.address], true));
  await act('trade: buy, first', buyer, inside, trade.buy(10n, 10n * TRX));
  await send(buyer, inside, trade.buy(5n, 10n * TRX));
  expect(await refusal(buyer, inside, trade.end())).toBe('OwnableUnauthorizedAccount');
  expect(await refusal(creator, inside, trade.end())).toBe('accepted');
}

async function settleTrade(
  flow: Flow,
  { trade: inside, token }: Launch,
  creator: User,
  buyer: User,
) {
  const { act, read, balance, refusal } = flow;
  expect(await read(inside, trade.data())).toMatchObject({ state: 'ended', sold: 15n, left: 85n });
  await act('trade: unlock', buyer, inside, trade.unlock());
  expect(await read(token, trc20.balanceOf(buyer.address))).toBe(15_000n * TRX);
  expect(await refusal(buyer, inside, trade.unlock())).toBe('TradeNothingDue');
  const before = await balance(inside);
  await act('trade: withdraw proceeds', creator, inside, trade.withdrawProceeds());
  expect(before - (await balance(inside))).toBe(150n * TRX);
  expect(await read(token, trc20.balanceOf(inside))).toBe(0n);
}

/** Tokens sold below the opening price go to the locker, for as long as the creator waits. */
export async function cheapTrade(flow: Flow): Promise<void> {
  const { act, at, user, read, now, pass, send } = flow;
  const [creator, ada, cyd] = [user(0), user(1), user(3)];
  const plan = launchPlan(now() + 600n, creator);
  const cheap = { ...plan, trade: { ...plan.trade, sharePrice: 1n } };
  const launch = await createLaunch(flow, 'launch: create, cheap trade', creator, cheap);
  await pass(601n);
  await send(ada, launch.presale, presale.buy(15n, SHARE));
  await send(creator, launch.trade, trade.allow([cyd.address], true));
  await send(creator, launch.trade, trade.open(now() + DAY));
  await send(cyd, launch.trade, trade.buy(15n, 1n));
  await pass(DAY);
  await send(ada, launch.presale, presale.end());
  const { isLocked, from } = await read(launch.trade, trade.unlockTerms());
  expect([isLocked, from - now()]).toEqual([true, 180n * DAY]);
  const count = await read(at['locker']!, locker.count());
  await act('trade: unlock, below the opening price', cyd, launch.trade, trade.unlock());
  const lock = await read(at['locker']!, locker.lockAt(count));
  expect(lock).toMatchObject({ locker: cyd.address, coin: launch.token, amount: 15_000n * TRX });
  expect(lock.unlockTime).toBeGreaterThanOrEqual(from);
  expect(await read(launch.token, trc20.balanceOf(cyd.address))).toBe(0n);
}

/** A presale that misses its soft cap pays everything back, without anyone's leave. */
export async function failedLaunch(flow: Flow): Promise<void> {
  const { act, user, read, now, pass, send, balance, refusal } = flow;
  const [creator, ada, ben] = [user(0), user(1), user(2)];
  const launch = await createLaunch(
    flow,
    'launch: create, refused by the market',
    creator,
    launchPlan(now() + 600n, creator),
  );
  await pass(601n);
  await send(ada, launch.presale, presale.buy(6n, SHARE));
  await send(ben, launch.presale, presale.buy(3n, SHARE));
  await send(creator, launch.trade, trade.open(now() + 2n * DAY));
  await send(creator, launch.trade, trade.allow([ben.address], true));
  await send(ben, launch.trade, trade.buy(2n, 10n * TRX));
  await pass(DAY);
  expect(await read(launch.presale, presale.state())).toBe('failed');
  expect(await read(launch.trade, trade.state())).toBe('cancelled');
  expect(await refusal(ada, launch.presale, presale.end())).toBe('PresaleWrongStatus');
  await act('presale: refund', ada, launch.presale, presale.refund());
  await send(ben, launch.presale, presale.refund());
  expect(await balance(launch.presale)).toBe(0n);
  expect(await refusal(ada, launch.presale, presale.refund())).toBe('PresaleNothingToRefund');
  await act('trade: refund', ben, launch.trade, trade.refund());
  expect(await balance(launch.trade)).toBe(0n);
  await act('presale: reclaim tokens', creator, launch.presale, presale.reclaimTokens());
}

/** Backing that holders redeem, and the bounded burn of what the pair holds. */
export async function backedLaunch(flow: Flow): Promise<void> {
  const { act, at, user, read, now, pass, send, refusal } = flow;
  const [creator, ada] = [user(0), user(1)];
  const launch = await createLaunch(
    flow,
    'launch: create, backed',
    creator,
    backedPlan(now() + 600n, creator),
  );
  await pass(601n);
  await send(ada, launch.presale, presale.buy(15n, SHARE));
  await pass(DAY);
  await send(ada, launch.presale, presale.end());
  const path = [at['wtrx']!, launch.token];
  await send(ada, at['router']!, router.swapTrx(100n * TRX, 0n, path, ada.address, 2n ** 40n));
  await act('token: approve', ada, launch.token, trc20.approve(launch.basePool, 1_000n * TRX));
  const out = await read(launch.basePool, basePool.quote(1_000n * TRX));
  expect(out).toBe((1_000n * TRX * 300n * TRX) / (1_000_000n * TRX));
  await act('backing: redeem', ada, launch.basePool, basePool.redeem(1_000n * TRX, out));
  expect(await refusal(ada, launch.token, launchToken.burnFromPair())).toBe(
    'LaunchTokenBurnTooEarly',
  );
  await pass(2n * DAY);
  await act('token: burn from the pair', ada, launch.token, launchToken.burnFromPair());
  expect(await refusal(ada, launch.token, launchToken.burnFromPair())).toBe(
    'LaunchTokenBurnTooEarly',
  );
}
