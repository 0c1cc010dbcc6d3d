import { launchPreview } from '@vellum/api/token-launch/launch-preview';
import { trc20, wtrx } from '@vellum/contracts/coins';
import { dexFactory, pair as dexPair, router } from '@vellum/contracts/dex';
import { locker } from '@vellum/contracts/locks';
import { presale } from '@vellum/contracts/presale';
import { launchToken } from '@vellum/contracts/token-launch';
import { trade } from '@vellum/contracts/trade';
import { fromHexAddress, type HexAddress } from '@vellum/tron/address';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY, LaunchChain, limits, TRX } from './launch-chain.ts';
import { PRICE, TRADE_PRICE, TrickScene } from './trick-scene.ts';

const DEAD = `41${'dead'.padStart(40, '0')}` as HexAddress;
const FAR = 2n ** 40n;

let world: LaunchChain;

beforeAll(async () => {
  world = await LaunchChain.open();
});
afterAll(() => world.close());

/** What someone has after a deed more than before it; they pay no fees in it. */
async function gain(who: HexAddress, deed: () => Promise<unknown>): Promise<bigint> {
  const before = await world.balance(who);
  await deed();
  return (await world.balance(who)) - before;
}

describe('a late change of the terms', () => {
  test('is refused from the start on', async () => {
    const scene = await TrickScene.open(world);
    await scene.sold(2n);
    const dear = { ...scene.plan.presale, sharePrice: 2n * PRICE };
    const { creator, launch } = scene;
    expect(await world.refusal(creator, launch.presale, presale.setPlan(dear))).toBe(
      'PresaleWrongStatus',
    );
    const later = { ...scene.plan.presale, startTime: world.now() + 7_200n };
    expect(await world.refusal(creator, launch.presale, presale.setPlan(later))).toBe(
      'PresaleWrongStatus',
    );
  });

  test('gives an hour of notice before the start, and stands in the log', async () => {
    const scene = await TrickScene.open(world);
    const { creator, launch, plan, ann } = scene;
    const soon = { ...plan.presale, startTime: world.now() + 3_500n, sharePrice: 2n * PRICE };
    const fair = { ...soon, startTime: world.now() + 3_700n };
    expect(await world.refusal(creator, launch.presale, presale.setPlan(soon))).toBe(
      'PresaleConfigInvalid',
    );
    await world.send(creator, launch.presale, presale.setPlan(fair));
    // Whoever still pays by the old terms gets nothing rather than less.
    await world.moveTo(fair.startTime);
    const call = presale.buy(3n, PRICE);
    expect(await world.refusal(ann, launch.presale, call)).toBe('PresalePaymentNotExact');
  });

  test('of anything but what the rules allow is refused at any time', async () => {
    const { creator, launch, plan } = await TrickScene.open(world);
    const start = world.now() + 4_000n;
    const times = { startTime: start, endTime: start + DAY };
    for (const change of [
      { creatorLpShare: 2_001n },
      { userLpShare: 4_999n },
      { softCapRate: 4_999n },
      { vestingRate: 1n },
      { backingShare: 1n },
      { endTime: start + 31n * DAY },
    ]) {
      const call = presale.setPlan({ ...plan.presale, ...times, ...change });
      expect(await world.refusal(creator, launch.presale, call)).toBe('PresaleConfigInvalid');
    }
    expect(
      await world.refusal(creator, launch.presale, presale.setPlan({ ...plan.presale, ...times })),
    ).toBe('accepted');
  });

  test('of an open trade is refused; so are its number of shares and tokens at any time', async () => {
    const { creator, launch, plan, ...scene } = await TrickScene.open(world);
    const more = { ...plan.trade, shares: 200n };
    expect(await world.refusal(creator, launch.trade, trade.setPlan(more))).toBe(
      'TradeConfigInvalid',
    );
    const fewer = { ...plan.trade, tokensPerShare: 1n };
    expect(await world.refusal(creator, launch.trade, trade.setPlan(fewer))).toBe(
      'TradeConfigInvalid',
    );
    await world.moveTo(plan.presale.startTime);
    await world.send(creator, launch.trade, trade.open(world.now() + DAY));
    const dear = { ...plan.trade, sharePrice: 2n * TRADE_PRICE };
    expect(await world.refusal(creator, launch.trade, trade.setPlan(dear))).toBe(
      'TradeWrongStatus',
    );
    expect(await world.refusal(scene.stranger, launch.trade, trade.setPlan(dear))).toBe(
      'OwnableUnauthorizedAccount',
    );
  });

  test('into a cancelled sale gives everybody everything back', async () => {
    const scene = await TrickScene.open(world);
    await scene.sold(12n);
    const { creator, launch, ann, ben } = scene;
    await world.send(creator, launch.presale, presale.cancel());
    for (const who of [ann, ben]) await world.send(who, launch.presale, presale.refund());
    expect(await world.balance(launch.presale)).toBe(0n);
    expect(await world.refusal(creator, launch.presale, presale.cancel())).toBe(
      'PresaleWrongStatus',
    );
  });
});

describe('a pair that is seeded before the launch', () => {
  test('takes no token from anybody but the presale', async () => {
    const scene = await TrickScene.open(world);
    const { creator, launch } = scene;
    await scene.sold(12n);
    await scene.tradeSold(creator, 100n);
    // There is nothing to seed with: nobody has a token before the launch.
    expect(await scene.coin(launch.token, creator.address)).toBe(0n);
    expect(await world.refusal(creator, launch.trade, trade.unlock())).toBe('TradePresaleStatus');
    expect(await world.refusal(creator, launch.token, trc20.transfer(launch.pair, 0n))).toBe(
      'LaunchTokenNotOpen',
    );
  });

  test.each([
    ['synced', true],
    ['left lying', false],
  ])('with WTRX, %s, launches all the same and gives the buyers no less', async (_, isSynced) => {
    const scene = await TrickScene.open(world);
    const { creator, launch, plan } = scene;
    await scene.sold(12n);
    const gift = 333n * TRX;
    await world.send(creator, world.at('wtrx'), wtrx.wrap(gift));
    await world.send(creator, world.at('wtrx'), trc20.transfer(launch.pair, gift));
    if (isSynced) await world.send(creator, launch.pair, syncCall);
    await scene.launched();
    const preview = launchPreview(plan, 12n, limits);
    const { lpForUsers } = await world.read(launch.presale, presale.data());
    expect(lpForUsers >= preview.lpForUsers).toBe(true);
    expect(await scene.coin(world.at('wtrx'), launch.pair)).toBe(preview.pooled + gift);
    expect(await scene.coin(launch.token, launch.pair)).toBe(preview.pooledTokens);
    // The giver has no part in it.
    expect(await scene.coin(launch.pair, creator.address)).toBe(0n);
  });

  test('cannot be made a second time', async () => {
    const { creator, launch } = await TrickScene.open(world);
    const call = dexFactory.createPair(launch.token, world.at('wtrx'));
    expect(await world.refusal(creator, world.at('dex'), call)).not.toBe('accepted');
  });
});

/** `sync()`, which no client of ours needs. */
const syncCall = {
  data: Uint8Array.from([0xff, 0xf6, 0xca, 0xe9]),
  value: 0n,
  feeLimit: 150_000_000n as never,
  abi: [],
};

describe('an end that is withheld', () => {
  test('is made by a stranger', async () => {
    const scene = await TrickScene.open(world);
    await scene.sold(12n);
    await scene.launched();
    expect(await scene.state()).toBe('launched');
  });

  test('turns into refunds after three days, by a stranger, owner hostile', async () => {
    const scene = await TrickScene.open(world);
    const { creator, stranger, launch, ann, ben } = scene;
    await scene.sold(12n);
    await scene.ended();
    expect(await world.refusal(creator, launch.presale, presale.cancel())).toBe(
      'PresaleWrongStatus',
    );
    expect(await world.refusal(creator, launch.presale, presale.reclaimTokens())).toBe(
      'PresaleWrongStatus',
    );
    expect(await world.refusal(stranger, launch.presale, presale.fail())).toBe(
      'PresaleFailTooEarly',
    );
    await world.pass(3n * DAY);
    await world.send(stranger, launch.presale, presale.fail());
    // Nothing the owner does from here on reaches a refund.
    await world.send(creator, launch.presale, presale.reclaimTokens());
    await world.send(creator, launch.presale, presale.renounce());
    for (const who of [ann, ben]) await world.send(who, launch.presale, presale.refund());
    expect(await world.balance(launch.presale)).toBe(0n);
  });

  test('of a sale that missed its goal needs nobody at all', async () => {
    const scene = await TrickScene.open(world);
    const { creator, launch, ann, ben } = scene;
    await scene.sold(9n);
    await scene.ended();
    expect(await scene.state()).toBe('failed');
    expect(await world.refusal(creator, launch.presale, presale.end())).toBe('PresaleWrongStatus');
    for (const who of [ann, ben]) await world.send(who, launch.presale, presale.refund());
    expect(await world.balance(launch.presale)).toBe(0n);
    expect(await world.refusal(ann, launch.presale, presale.refund())).toBe(
      'PresaleNothingToRefund',
    );
  });
});

describe('a trade with oneself', () => {
  test('is at most a fifth of the supply, besides at most a fifth that is locked', async () => {
    const { plan } = await TrickScene.open(world);
    const fifth = plan.token.totalSupply / 5n;
    const shares = { ...plan.trade, tokensPerShare: (fifth + 100n) / 100n };
    const greedy = { ...plan, trade: shares, tradeSupply: shares.tokensPerShare * 100n };
    await expect(world.create(world.person(0), greedy)).rejects.toThrow('refused');
    const idle = { ...plan, liquiditySupply: plan.liquiditySupply - fifth };
    await expect(world.create(world.person(0), idle)).rejects.toThrow('refused');
  });

  test('below the opening price locks as long as the creator’s own part', async () => {
    const scene = await TrickScene.open(world, { tradePrice: 1n });
    const { creator, launch } = scene;
    await scene.sold(12n);
    await world.send(creator, launch.trade, trade.open(world.now() + 2n * DAY));
    await world.send(creator, launch.trade, trade.allow([creator.address], true));
    await world.send(creator, launch.trade, trade.buy(100n, 1n));
    await scene.launched();
    const count = await world.read(world.at('locker'), locker.count());
    await world.send(creator, launch.trade, trade.unlock());
    expect(await scene.coin(launch.token, creator.address)).toBe(0n);
    const { creatorFreeAt } = await world.read(launch.presale, presale.openingTerms());
    const lock = await world.read(world.at('locker'), locker.lockAt(count));
    expect(lock).toMatchObject({ coin: launch.token, amount: 100_000n * TRX });
    expect(lock.unlockTime).toBeGreaterThanOrEqual(creatorFreeAt);
  });

  test('delivers once the buyers could leave, and pays the fee like any other', async () => {
    const scene = await TrickScene.open(world);
    const { creator, launch } = scene;
    await scene.sold(12n);
    expect(await world.refusal(creator, launch.presale, presale.buy(1n, PRICE))).toBe(
      'PresaleCreatorExcluded',
    );
    await scene.tradeSold(creator, 100n);
    expect(await world.refusal(creator, launch.trade, trade.withdrawProceeds())).toBe(
      'TradePresaleStatus',
    );
    await scene.launched();
    const fee = await gain(world.at('feeVault'), () =>
      world.send(creator, launch.trade, trade.withdrawProceeds()),
    );
    expect(fee).toBe((100n * TRADE_PRICE * 2n) / 100n);
    expect(await world.refusal(creator, launch.trade, trade.unlock())).toBe('TradeUnlockTooEarly');
    await world.moveTo(await world.read(launch.presale, presale.vestingEnd()));
    await world.send(creator, launch.trade, trade.unlock());
    expect(await scene.coin(launch.token, creator.address)).toBe(100_000n * TRX);
  });

  test('cannot begin before the presale, when nobody can join it', async () => {
    const { creator, launch } = await TrickScene.open(world);
    const call = trade.open(world.now() + DAY);
    expect(await world.refusal(creator, launch.trade, call)).toBe('TradePresaleStatus');
  });

  test('cannot take anybody off the list to keep what they paid', async () => {
    const scene = await TrickScene.open(world);
    const { creator, launch, ann } = scene;
    await scene.sold(12n);
    await scene.tradeSold(ann, 10n);
    await world.send(creator, launch.trade, trade.allow([ann.address], false));
    await scene.launched();
    await world.send(creator, launch.trade, trade.end()).catch(() => {});
    await world.pass(4n * DAY);
    await world.send(ann, launch.trade, trade.unlock());
    expect(await scene.coin(launch.token, ann.address)).toBe(10_000n * TRX);
  });
});

describe('proceeds of the trade of a failed launch', () => {
  test('go back to those who paid, and nowhere else', async () => {
    const scene = await TrickScene.open(world);
    const { creator, launch, ben } = scene;
    await scene.sold(4n);
    await scene.tradeSold(ben, 100n);
    await scene.ended();
    expect(await world.read(launch.trade, trade.state())).toBe('cancelled');
    expect(await world.refusal(creator, launch.trade, trade.withdrawProceeds())).toBe(
      'TradeWrongStatus',
    );
    expect(await world.refusal(creator, launch.trade, trade.end())).toBe('TradeWrongStatus');
    expect(await world.refusal(ben, launch.trade, trade.unlock())).toBe('TradeWrongStatus');
    await world.send(ben, launch.trade, trade.refund());
    expect(await world.balance(launch.trade)).toBe(0n);
  });

  test('even when the creator gave the trade away before', async () => {
    const scene = await TrickScene.open(world);
    const { creator, launch, ben } = scene;
    await scene.sold(4n);
    await scene.tradeSold(ben, 50n);
    await world.send(creator, launch.trade, trade.renounce());
    await scene.ended();
    await world.send(ben, launch.trade, trade.refund());
    expect(await world.balance(launch.trade)).toBe(0n);
  });
});

describe('burns of what the pair holds', () => {
  const burning = { burnRatio: 50, burnInterval: 86_400, burnStop: 0n };

  test('above half a percent or more than once a day cannot be set up', async () => {
    const { plan } = await TrickScene.open(world, burning);
    for (const lpBurn of [
      { interval: DAY, rate: 51n, floor: 0n },
      { interval: DAY - 1n, rate: 50n, floor: 0n },
    ]) {
      const greedy = { ...plan, token: { ...plan.token, lpBurn } };
      await expect(world.create(world.person(0), greedy)).rejects.toThrow('refused');
    }
  });

  test('wait for the last round of the buyers, a day, and a block without a trade; all together stop at 5 %', async () => {
    const scene = await TrickScene.open(world, burning);
    const { creator, launch, plan } = scene;
    await scene.sold(12n);
    expect(await world.refusal(creator, launch.token, launchToken.burnFromPair())).toBe(
      'LaunchTokenBurnTooEarly',
    );
    await scene.launched();
    await world.pass(3n * DAY);
    expect(await world.refusal(creator, launch.token, launchToken.burnFromPair())).toBe(
      'LaunchTokenBurnTooEarly',
    );
    await world.pass(2n * DAY);
    const path = [world.at('wtrx'), launch.token];
    const swap = router.swapTrx(TRX, 0n, path, creator.address, FAR);
    const ends = await world.inOneBlock(
      () => world.send(creator, world.at('router'), swap),
      () => world.send(scene.stranger, launch.token, launchToken.burnFromPair()),
    );
    expect(ends).toEqual(['SUCCESS', 'REVERT']);

    let steps = 0;
    for (; steps < 40; steps++) {
      await world.pass(DAY);
      const refusal = await world.refusal(creator, launch.token, launchToken.burnFromPair());
      if (refusal === 'LaunchTokenNothingToBurn') break;
      await world.send(creator, launch.token, launchToken.burnFromPair());
      expect(await world.refusal(creator, launch.token, launchToken.burnFromPair())).toBe(
        'LaunchTokenBurnTooEarly',
      );
    }
    expect(steps).toBeGreaterThan(9);
    expect(await world.read(launch.token, launchToken.burnedBpsOfPair())).toBe(500n);
    expect(await world.read(launch.token, launchToken.burnedFromPair())).toBeLessThan(
      plan.liquiditySupply / 20n,
    );
  });
});

describe('what the creator gets of a launch', () => {
  test('stays locked for half a year, whoever receives it', async () => {
    const scene = await TrickScene.open(world, { devLpReceiver: world.addressOf(5) });
    const receiver = world.person(5);
    const { launch, plan } = scene;
    await scene.sold(20n);
    await scene.launched();
    const preview = launchPreview(plan, 20n, limits);
    expect(await scene.coin(launch.pair, receiver.address)).toBe(0n);
    const count = await world.read(world.at('locker'), locker.count());
    for (const index of [count - 2n, count - 1n]) {
      const lock = await world.read(world.at('locker'), locker.lockAt(index));
      expect(lock.locker).toBe(receiver.address);
      const call = locker.unlock(lock.createTime);
      await world.moveTo(lock.unlockTime - 4n);
      expect(await world.refusal(receiver, world.at('locker'), call)).not.toBe('accepted');
    }
    await world.pass(10n);
    for (const index of [count - 2n, count - 1n]) {
      const lock = await world.read(world.at('locker'), locker.lockAt(index));
      await world.send(receiver, world.at('locker'), locker.unlock(lock.createTime));
    }
    expect(await scene.coin(launch.pair, receiver.address)).toBe(preview.lpForCreator);
    expect(await scene.coin(launch.token, receiver.address)).toBe(preview.creatorTokens);
  });

  test('is nothing of the raised TRX', async () => {
    const scene = await TrickScene.open(world);
    const { creator, launch } = scene;
    await scene.sold(20n);
    expect(await gain(creator.address, () => scene.launched())).toBe(0n);
    expect(await world.balance(launch.presale)).toBe(0n);
    expect(await scene.coin(launch.pair, DEAD)).toBeGreaterThan(0n);
  });

  test('does not grow by backing that others paid for', async () => {
    const { plan } = await TrickScene.open(world);
    const backed = { ...plan, presale: { ...plan.presale, backingShare: 1_000n } };
    await expect(world.create(world.person(0), backed)).rejects.toThrow('refused');
  });
});

test('the pair of a launch is the one its token names', async () => {
  const { launch } = await TrickScene.open(world);
  const tokens = [
    await world.read(launch.pair, dexPair.token0()),
    await world.read(launch.pair, dexPair.token1()),
  ];
  expect(tokens.map(fromHexAddress).sort()).toEqual(
    [launch.token, world.at('wtrx')].map(fromHexAddress).sort(),
  );
});
