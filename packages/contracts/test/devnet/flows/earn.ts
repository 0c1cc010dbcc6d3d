import { fromHex, toHex } from '@vellum/tron/bytes';
import { expect } from 'vitest';
import { burnMine } from '../../../clients/burn-mining.ts';
import { cards } from '../../../clients/cards.ts';
import { testUsdt, trc20, vlm } from '../../../clients/coins.ts';
import { feeVault } from '../../../clients/fees.ts';
import { type PayoutPart, payout } from '../../../clients/income.ts';
import { liquidityHelper } from '../../../clients/liquidity.ts';
import { locker } from '../../../clients/locks.ts';
import { payoutTree } from '../../../clients/payout-tree.ts';
import { oracle } from '../../../clients/prices.ts';
import { solvencyLog } from '../../../clients/solvency.ts';
import { streamStake, termStake } from '../../../clients/staking.ts';
import { coinBalance, type Flow, freshPrices, giveVlm } from '../flow.ts';
import { DAY, NOBODY, TRX } from '../world.ts';

const GRANT = 10_000n * TRX;

/** Add liquidity, stake the LP, claim what fees funded, leave. */
export async function lpStaking(flow: Flow): Promise<void> {
  const { act, at, user, read, send, pass } = flow;
  const [ada, ben] = [user(0), user(1)];
  const [helper, pool, lp] = [at['liquidityHelper']!, at['lpStake']!, at['vlmWtrx']!];
  for (const who of [ada, ben]) {
    await giveVlm(flow, who, GRANT);
    await send(who, at['vlm']!, trc20.approve(helper, GRANT));
  }
  await act(
    'liquidity: add, new LP',
    ada,
    helper,
    liquidityHelper.add(at['vlm']!, 3_000n * TRX, 1_000n * TRX),
  );
  await act(
    'liquidity: add, again',
    ada,
    helper,
    liquidityHelper.add(at['vlm']!, 3_000n * TRX, 1_000n * TRX),
  );
  await act(
    'liquidity: add with minimum',
    ben,
    helper,
    liquidityHelper.addAtLeast(at['vlm']!, 3_000n * TRX, 1_000n * TRX, 1n),
  );
  await act(
    'liquidity: add and lock',
    ben,
    helper,
    liquidityHelper.addLocked(at['vlm']!, 300n * TRX, 100n * TRX, 1n),
  );
  expect(await coinBalance(flow, 'vlm', helper)).toBe(0n);

  await feesIntoPools(flow);
  const amount = (await read(lp, trc20.balanceOf(ada.address))) / 2n;
  for (const who of [ada, ben]) await send(who, lp, trc20.approve(pool, amount * 2n));
  await act('stake: stake, first', ada, pool, streamStake.stake(amount));
  await act('stake: stake, more', ada, pool, streamStake.stake(amount / 2n));
  await send(ben, pool, streamStake.stake(amount));
  await pass(DAY);
  await act('stake: claim, first', ada, pool, streamStake.claim());
  await pass(DAY);
  await act('stake: claim, again', ada, pool, streamStake.claim());
  await act('stake: withdraw', ada, pool, streamStake.withdraw(amount / 4n));
  expect(await read(pool, streamStake.earned(ben.address))).toBeGreaterThan(0n);
  await act('stake: exit', ben, pool, streamStake.exit());
  await act('stake: exit without reward', ada, pool, streamStake.exitWithoutReward());
  expect(await read(pool, streamStake.totalStaked())).toBe(0n);
  expect(await read(lp, trc20.balanceOf(pool))).toBe(0n);
}

/** LP for one coin alone, which waits a day in the locker. */
export async function zapping(flow: Flow): Promise<void> {
  const { act, at, user, read, send, pass, refusal } = flow;
  const [ada, ben] = [user(0), user(1)];
  const [helper, lp, coin] = [at['liquidityHelper']!, at['vlmWtrx']!, at['vlm']!];
  await giveVlm(flow, ben, GRANT);
  await send(ben, coin, trc20.approve(helper, GRANT));
  await act('liquidity: zap TRX, first', ada, helper, liquidityHelper.zapTrx(coin, 400n * TRX, 1n));
  await act('liquidity: zap TRX', ada, helper, liquidityHelper.zapTrx(coin, 10n * TRX, 1n));
  await act('liquidity: zap a coin', ben, helper, liquidityHelper.zapToken(coin, 1_000n * TRX, 1n));
  const far = liquidityHelper.zapTrx(coin, 600n * TRX, 1n);
  expect(await refusal(ada, helper, far)).toBe('LiquidityHelperZapTooLarge');
  const left = ['vlm', 'wtrx', 'vlmWtrx'].map((held) => coinBalance(flow, held, helper));
  // The one sun that the deployment left there.
  expect(await Promise.all(left)).toEqual([0n, 1n, 0n]);
  const {
    locker: owner,
    coin: locked,
    amount,
    createTime,
  } = await read(at['locker']!, locker.lockAt(0n));
  expect([owner, locked]).toEqual([ada.address, lp]);
  expect(await refusal(ada, at['locker']!, locker.unlock(createTime))).toBe('LockerNotYet');
  await pass(DAY);
  await send(ada, at['locker']!, locker.unlock(createTime));
  expect(await coinBalance(flow, 'vlmWtrx', ada.address)).toBe(amount);
  // A day later nobody has looked at the price for too long.
  expect(await refusal(ada, helper, liquidityHelper.zapTrx(coin, TRX, 1n))).toBe(
    'PriceOracleStale',
  );
}

/** A dear card pays a fee, which becomes the pools' reward. */
async function feesIntoPools({ at, user, send, read }: Flow): Promise<void> {
  const whale = user(5);
  const price = await read(at['cards']!, cards.priceOf(6n));
  await send(whale, at['cards']!, cards.buy(6n, price));
  await send(whale, at['cards']!, cards.settleFees([whale.address]));
  await send(whale, at['feeVault']!, feeVault.distributePool());
}

export async function termStaking(flow: Flow): Promise<void> {
  const { act, at, deployer, user, read, send, pass, refusal } = flow;
  const ada = user(0);
  const [pool, coin] = [at['termStake']!, at['vlm']!];
  await send(deployer, coin, trc20.approve(pool, 1_000_000n * TRX));
  await act('terms: fund', deployer, pool, termStake.fund(1_000_000n * TRX));
  await giveVlm(flow, ada, GRANT);
  await send(ada, coin, trc20.approve(pool, GRANT));
  const reward = await read(pool, termStake.quote(1_000n * TRX, 1n));
  await act('terms: stake, first of the day', ada, pool, termStake.stake(1_000n * TRX, 1n, reward));
  await act('terms: stake, another', ada, pool, termStake.stake(1_000n * TRX, 1n, reward));
  expect(await refusal(ada, pool, termStake.close(1n))).toBe('TermStakeTooEarly');
  await pass(3n * DAY);
  await act('terms: close early', ada, pool, termStake.closeEarly(2n));
  await pass(27n * DAY);
  const before = await coinBalance(flow, 'vlm', ada.address);
  await act('terms: close', ada, pool, termStake.close(1n));
  expect((await coinBalance(flow, 'vlm', ada.address)) - before).toBe(1_000n * TRX + reward);
  expect(await read(pool, termStake.position(ada.address, 2n))).toMatchObject({
    state: 'closed-early',
  });
}

export async function burning(flow: Flow): Promise<void> {
  const { act, at, deployer, user, read, send, pass, refusal } = flow;
  const ada = user(0);
  const [mine, coin, usdt] = [at['burnMine']!, at['vlm']!, at['usdt']!];
  await giveVlm(flow, ada, GRANT);
  await send(deployer, usdt, testUsdt.mint(ada.address, 1_000n * TRX));
  await feesIntoPools(flow);
  const cost = await read(mine, burnMine.coinFor(coin, 10n * TRX));
  await act('coin: approve', ada, coin, trc20.approve(mine, cost * 4n));
  await send(ada, usdt, trc20.approve(mine, 1_000n * TRX));
  const dead = '41000000000000000000000000000000000000dead' as typeof coin;
  await act('burn: burn, first', ada, mine, burnMine.burn(coin, 10n * TRX));
  expect(await coinBalance(flow, 'vlm', dead)).toBe(cost);
  await act('burn: burn, more', ada, mine, burnMine.burnAtMost(coin, 10n * TRX, cost));
  expect(await refusal(ada, mine, burnMine.burnAtMost(coin, 10n * TRX, cost - 1n))).toBe(
    'BurnMineAboveLimit',
  );
  await act('burn: swap to burn', ada, mine, burnMine.swapToBurn(coin, 20n * TRX));
  expect(await refusal(ada, mine, burnMine.burn(coin, 1_001n * TRX))).toBe(
    'BurnMineBlockCapReached',
  );
  expect(await read(mine, burnMine.powerOf(ada.address))).toBe(40n * TRX);
  expect(await read(mine, burnMine.record(3n))).toMatchObject({
    user: ada.address,
    value: 20n * TRX,
  });
  await pass(DAY);
  await act('burn: claim reward, first', ada, mine, burnMine.claim());
  expect(await coinBalance(flow, 'wtrx', ada.address)).toBeGreaterThan(0n);
  expect(await refusal(ada, mine, burnMine.burn(coin, 10n * TRX))).toBe('PriceOracleStale');
}

export async function locking(flow: Flow): Promise<void> {
  const { act, at, user, read, send, pass, refusal } = flow;
  const [ada, ben] = [user(0), user(1)];
  const [lock, coin] = [at['locker']!, at['vlm']!];
  await giveVlm(flow, ada, GRANT);
  await send(ada, coin, trc20.approve(lock, GRANT));
  await act('lock: lock, first ever', ada, lock, locker.lock(1_000n * TRX, coin, 1n));
  await act('lock: lock', ada, lock, locker.lock(1_000n * TRX, coin, 1n));
  await act('lock: lock for another', ada, lock, locker.lockFor(500n * TRX, coin, 2n, ben.address));
  const { createTime } = await read(lock, locker.lockAt(0n));
  expect(await refusal(ada, lock, locker.unlock(createTime))).toBe('LockerNotYet');
  expect(await read(lock, locker.price(coin))).toBeGreaterThan(0n);
  await act('lock: extend', ada, lock, locker.extend(createTime, 1n));
  await pass(DAY + 10n);
  expect(await refusal(ada, lock, locker.unlock(createTime))).toBe('LockerNotYet');
  await pass(DAY);
  await act('lock: unlock', ada, lock, locker.unlock(createTime));
  expect(await read(lock, locker.lockAt(0n))).toMatchObject({
    isLocked: false,
    locker: ada.address,
  });
  await freshPrices(flow);
  await act('prices: observe', ada, at['oracle']!, oracle.observe(at['vlmWtrx']!));
}

export async function payingOut(flow: Flow): Promise<void> {
  const { act, at, deployer, user, read, send, pass, balance, refusal, devnet } = flow;
  const [ada, ben] = [user(0), user(1)];
  const pot = at['payout']!;
  await send(deployer, pot, payout.fund(1_000n * TRX));
  await pass(DAY);
  const home = { chainId: BigInt(`0x${devnet.chain.genesisId.slice(-8)}`), payout: pot };
  const leaves = [ada, ben].map(({ address }) => ({
    user: address,
    since: 0n,
    cumulative: 300n * TRX,
  }));
  const { root, budget, parts } = payoutTree(home, leaves);
  const [mine, bens] = parts.map((part) => [part]) as [[PayoutPart], [PayoutPart]];
  expect(toHex(await read(pot, payout.leaf(ada.address, 0n, 300n * TRX)))).toBe(
    toHex(bens[0].proof[0] ?? root),
  );
  await act('payout: propose root', deployer, pot, payout.proposeRoot(root, budget, 1n));
  expect(await refusal(deployer, pot, payout.activateRoot())).toBe('PayoutTooEarly');
  await pass(61n);
  await act('payout: activate root', ada, pot, payout.activateRoot());
  await act('payout: claim, first', ada, pot, payout.claim(100n * TRX, mine));
  await act('payout: claim, later', ada, pot, payout.claim(200n * TRX, mine));
  expect(await refusal(ada, pot, payout.claim(1n, mine))).toBe('PayoutInvalidAmount');
  const before = await balance(ben.address);
  await act('payout: claim for another', ada, pot, payout.claimFor(ben.address, bens));
  expect((await balance(ben.address)) - before).toBe(300n * TRX);
}

export async function votesOfCoin(flow: Flow): Promise<void> {
  const { act, at, user } = flow;
  const ada = user(0);
  await giveVlm(flow, ada, GRANT);
  await act(
    'coin: transfer to a new holder',
    ada,
    at['vlm']!,
    trc20.transfer(user(1).address, TRX),
  );
  await act('coin: transfer', ada, at['vlm']!, trc20.transfer(user(1).address, TRX));
  await act('coin: delegate votes', ada, at['vlm']!, vlm.delegate(ada.address));
}

/** What is owed at a block, told once, permanently, and the balances beside it. */
export async function tellingOwed(flow: Flow): Promise<void> {
  const { act, at, deployer, user, read, refusal, devnet } = flow;
  const log = at['solvencyLog']!;
  const { number, id } = devnet.chain.head();
  const told = (root: number, hash = fromHex(id)) =>
    solvencyLog.publish(BigInt(number), hash, new Uint8Array(32).fill(root), 3n);
  await devnet.mine();
  expect(await refusal(user(0), log, told(1))).toBe('SolvencyLogNotPublisher');
  expect(await refusal(deployer, log, told(1, new Uint8Array(32).fill(9)))).toBe(
    'SolvencyLogOtherBlock',
  );
  await act('solvency: publish a root', deployer, log, told(1));
  expect(await refusal(deployer, log, told(2))).toBe('SolvencyLogNotNewer');
  expect(toHex(await read(log, solvencyLog.rootAt(BigInt(number))))).toBe('01'.repeat(32));

  const holdings = [
    { holder: at['payout']!, coin: NOBODY },
    { holder: at['vlmWtrx']!, coin: at['vlm']! },
  ];
  const { block, amounts } = await read(log, solvencyLog.balances(holdings));
  expect(block).toBe(BigInt(devnet.chain.head().number));
  expect(amounts[1]).toBe(await coinBalance(flow, 'vlm', at['vlmWtrx']!));
  expect(amounts[1]).toBeGreaterThan(0n);
}
