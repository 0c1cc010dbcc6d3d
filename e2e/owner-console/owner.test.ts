// @module-tag deep

import { cards } from '@vellum/contracts/cards';
import { vlm } from '@vellum/contracts/coins';
import { liquidityHelper } from '@vellum/contracts/liquidity';
import { type LimitedContract, limitedContracts } from '@vellum/contracts/owner-limits/owner-limit';
import { ownerLimits } from '@vellum/contracts/owner-limits/owner-limits';
import { ownership } from '@vellum/contracts/ownership';
import { presale } from '@vellum/contracts/presale';
import { tokenFactory } from '@vellum/contracts/token-launch';
import { trade } from '@vellum/contracts/trade';
import { fromHexAddress, type HexAddress } from '@vellum/tron/address';
import { describe, expect, it } from 'vitest';
import { contractAt } from '../stack/earn-pools.ts';
import { onStack } from '../stack/on-stack.ts';
import { factoryOwner } from '../token-launch/factory-owner.ts';
import { buyPast, makeLaunch, pass, readAt, sendTo } from '../token-launch/launches.ts';
import { deepJourneyWays, deepRefusalWays, isDeep } from '../visitor/ways.ts';
import { ownContract } from './own-contract.ts';
import { ownableError } from './ownable-error.ts';
import { ownerRights } from './owner-rights.ts';
import { OwnerVisitor } from './owner-visitor.ts';

const on = onStack();
const COIN = 1_000_000n;
const nobody = fromHexAddress('410000000000000000000000000000000000000000' as HexAddress);

describe.each(deepJourneyWays)('an owner, $what', (way) => {
  it('takes the factory over, sets its fee and switches it off (S6.11 S6.12 S6.14)', async () => {
    const { site } = on;
    const owner = await OwnerVisitor.arrive(on, way);
    const { t, app } = owner;
    await app.getByText(t('owner.ofTimelock'), { exact: true }).first().waitFor();
    await owner.expectAccessible();
    const timelock = await factoryOwner(site);
    await site.send(timelock, 'tokenFactory', ownership.transfer(owner.account.address));
    await owner.page.goto('/owner');
    await app
      .getByRole('button', { name: t('owner.accept', { what: t('owner.tokenFactory') }) })
      .waitFor();
    await owner.does(t('owner.deed_acceptOwnership'));
    await owner.unfold(t('owner.switchOff'));
    await owner.expectAccessible();
    await owner.does(t('owner.deed_setEnabled'));
    expect(await site.read('tokenFactory', tokenFactory.isEnabled())).toBe(false);
    await owner.page.goto('/owner');
    await owner.unfold(t('owner.deed_setCreationFee'));
    await app.getByLabel(t('owner.newFee')).fill('55');
    await owner.does(t('owner.deed_setCreationFee'));
    expect(await site.read('tokenFactory', tokenFactory.creationFee())).toBe(55n * COIN);
    expect(owner.visitor.complaints).toEqual([]);
    await site.send(owner.account, 'tokenFactory', tokenFactory.setEnabled(true));
    await owner.visitor.leave();
  });

  it.runIf(isDeep)(
    'is told to sign in for the launches of their own, and then sees them',
    async () => {
      const launch = await makeLaunch(on.site);
      const owner = await OwnerVisitor.arrive(on, way, { account: launch.creator });
      const mine = owner.app.getByRole('region', { name: owner.t('owner.launches') });
      await mine.getByText(owner.t('owner.signInText')).waitFor();
      await owner.expectAccessible();
      await owner.signIn();
      await mine.getByRole('link', { name: launch.name }).waitFor();
      expect(owner.visitor.complaints).toEqual([]);
      await owner.visitor.leave();
    },
  );
});

describe.runIf(isDeep).each(deepJourneyWays)('an owner, $what', (way) => {
  it('sets slippage, levels and pictures, takes stray coins, hands over (S6.06 S6.07 S6.08 S6.09)', async () => {
    const { site } = on;
    const owner = await OwnerVisitor.arrive(on, way);
    const { t, app, page } = owner;
    const me = owner.account.address;
    await ownContract(site, 'liquidityHelper', me);
    await ownContract(site, 'cards', me);
    const stray = { kind: 'balance' as const, address: contractAt(site, 'liquidityHelper') };
    await site.devnet.edit([{ ...stray, balance: 7n * COIN }]);
    await page.goto('/owner');
    await owner.unfold(t('owner.helper_slippage'));
    await app.getByLabel(t('owner.newSlippage')).fill('1.5');
    await owner.does(t('owner.helper_slippage'));
    expect(await site.read('liquidityHelper', liquidityHelper.slippage())).toBe(150n);
    await page.goto('/owner');
    await owner.unfold(t('owner.helper_withdraw'));
    await owner.does(t('owner.helper_withdraw'));
    const { chain } = site.devnet;
    expect(await chain.read('head', (state) => state.account(stray.address)?.balance)).toBe(0n);

    await page.goto('/owner');
    await owner.unfold(t('owner.levels'));
    const price = app.getByLabel(t.like('owner.levelPrice'));
    await price.fill('321');
    await owner.expectAccessible();
    await owner.does(t('owner.deed_setLevel'));
    expect((await site.read('cards', cards.level(1n))).price).toBe(321n * COIN);
    await app.getByLabel(t('owner.uri')).fill('https://example.org/one/');
    await owner.does(t('owner.deed_setUri'), 1);

    const friend = await site.account();
    await page.goto('/owner');
    await owner.unfold(t('owner.handOver', { what: t('owner.cards') }));
    await app.getByLabel(t('owner.newOwner')).fill(friend.address);
    await owner.names(t('owner.cards'));
    await owner.does(t('owner.deed_transferOwnership'));
    const pending = await site.read('cards', ownership.pendingOwner());
    expect(fromHexAddress(pending)).toBe(friend.address);
    expect(owner.visitor.complaints).toEqual([]);
    await owner.visitor.leave();
  });

  it('sets terms and list of a launch, opens and ends its trade (S6.03 S6.04 S6.05 S6.15)', async () => {
    const { site } = on;
    const launch = await makeLaunch(site, { withTrade: true, startsIn: 180 });
    const [ada, ben] = [await site.account(0), await site.account(0)];
    const owner = await OwnerVisitor.arrive(on, way, { account: launch.creator });
    const { t, app, page } = owner;
    const at = (power: string) => page.goto(`/owner?token=${launch.address}&power=${power}`);
    await at('presaleTerms');
    await app.getByRole('button', { name: t('owner.nothingChanged') }).waitFor();
    await owner.expectAccessible();
    await app.getByLabel(t('owner.sharePrice')).fill('120');
    await owner.does(t('owner.presale_terms'));
    const { config } = await readAt(site, launch.presale, presale.data());
    expect(config.presaleEthAmount).toBe(120n * COIN);

    await at('tradeWhitelist');
    const list = `${ada.address}\n${ben.address};${ada.address} Ada`;
    await app.getByLabel(t('owner.addresses')).fill(list);
    await app.getByText(t('owner.found', { n: 2, doubles: 1 })).waitFor();
    await app.getByText(t('owner.wrong', { list: 'Ada' })).waitFor();
    await owner.expectAccessible();
    await owner.does(t('owner.trade_allow'));
    for (const { address } of [ada, ben]) {
      expect(await readAt(site, launch.trade, trade.isAllowed(address))).toBe(true);
    }

    await pass(site, 181);
    await at('tradeOpen');
    const end = new Date(site.devnet.chain.head().timestamp + 10 * 3_600_000);
    const local = new Date(end.getTime() - end.getTimezoneOffset() * 60_000);
    await app.getByLabel(t('owner.ends')).fill(local.toISOString().slice(0, 16));
    await owner.does(t('owner.trade_open'));
    expect(await readAt(site, launch.trade, trade.state())).toBe('open');
    await at('tradeEnd');
    await owner.does(t('owner.trade_end'));
    expect(await readAt(site, launch.trade, trade.state())).toBe('ended');
    expect(owner.visitor.complaints).toEqual([]);
    await owner.visitor.leave();
  });

  it('sweeps what lies in the factory into the fee vault, TRX and coins (S6.13)', async () => {
    const { site } = on;
    const owner = await OwnerVisitor.arrive(on, way);
    const { t, app, page } = owner;
    await ownContract(site, 'tokenFactory', owner.account.address);
    const [factory, vault] = [contractAt(site, 'tokenFactory'), contractAt(site, 'feeVault')];
    await site.devnet.edit([{ kind: 'balance', address: factory, balance: 9n * COIN }]);
    await site.send(site.role('deployer'), 'vlm', vlm.transfer(factory, 5n * COIN));
    const before = await site.read('vlm', vlm.balanceOf(vault));
    await page.goto('/owner');
    await owner.unfold(t('owner.deed_sweep'));
    await owner.does(t('owner.deed_sweep'));
    const { chain } = site.devnet;
    expect(await chain.read('head', (state) => state.account(factory)?.balance)).toBe(0n);
    await page.goto('/owner');
    await owner.unfold(t('owner.deed_sweep'));
    const coin = fromHexAddress(contractAt(site, 'vlm'));
    await app.getByLabel(t('owner.coinOrNothing')).fill(coin);
    await owner.does(t('owner.deed_sweepCoin'));
    expect(await site.read('vlm', vlm.balanceOf(vault))).toBe(before + 5n * COIN);
    expect(owner.visitor.complaints).toEqual([]);
    await owner.visitor.leave();
  });

  it('changes and cancels an internal sale, cancels a presale, takes the tokens back (S6.03 S6.04)', async () => {
    const { site } = on;
    const launch = await makeLaunch(site, { withTrade: true, startsIn: 180 });
    const ada = await site.account(0);
    await sendTo(site, launch.creator, launch.trade, trade.allow([ada.address], true));
    const owner = await OwnerVisitor.arrive(on, way, { account: launch.creator });
    const { t, app, page } = owner;
    const at = (power: string) => page.goto(`/owner?token=${launch.address}&power=${power}`);
    await at('tradeTerms');
    await app.getByLabel(t('owner.sharePrice')).fill('12');
    await app.getByLabel(t('owner.perBuyer')).fill('4');
    await owner.does(t('owner.trade_setConfig'));
    const plan = await readAt(site, launch.trade, trade.plan());
    expect(plan).toMatchObject({ sharePrice: 12n * COIN, sharesPerBuyer: 4n, shares: 100n });

    await at('tradeWhitelist');
    await app.getByText(t('owner.takeOff'), { exact: true }).click();
    await app.getByLabel(t('owner.addresses')).fill(ada.address);
    await owner.does(t('owner.trade_allow'));
    expect(await readAt(site, launch.trade, trade.isAllowed(ada.address))).toBe(false);

    await at('tradeCancel');
    await owner.does(t('owner.trade_cancel'));
    expect(await readAt(site, launch.trade, trade.state())).toBe('cancelled');
    await at('presaleCancel');
    await owner.does(t('owner.presale_cancel'));
    expect(await readAt(site, launch.presale, presale.state())).toBe('failed');
    const held = await readAt(site, launch.token, vlm.balanceOf(launch.presale));
    expect(held).toBeGreaterThan(0n);
    await at('reclaimTokens');
    await owner.does(t('owner.presale_reclaim'));
    expect(await readAt(site, launch.token, vlm.balanceOf(launch.presale))).toBe(0n);
    expect(owner.visitor.complaints).toEqual([]);
    await owner.visitor.leave();
  });

  it('withdraws the proceeds of an internal sale, less the fee (S6.08)', async () => {
    const { site } = on;
    const launch = await makeLaunch(site, { withTrade: true });
    const { creator } = launch;
    await pass(site, 2);
    await buyPast(site, launch, 15n);
    const buyer = await buyPast(site, launch, 5n);
    await sendTo(site, creator, launch.trade, trade.allow([buyer.address], true));
    const end = BigInt(Math.ceil(site.devnet.chain.head().timestamp / 1000)) + 3_600n;
    await sendTo(site, creator, launch.trade, trade.open(end));
    await sendTo(site, buyer, launch.trade, trade.buy(3n, 10n * COIN));
    // Sold out, so it can be launched at once.
    await sendTo(site, buyer, launch.presale, presale.end());
    await pass(site, 61);
    const owner = await OwnerVisitor.arrive(on, way, { account: creator });
    const { t, page } = owner;
    await page.goto(`/owner?token=${launch.address}&power=tradeWithdraw`);
    await owner.does(t('owner.trade_withdraw'));
    const { chain } = site.devnet;
    expect(await chain.read('head', (state) => state.account(launch.trade)?.balance)).toBe(0n);
    expect(owner.visitor.complaints).toEqual([]);
    await owner.visitor.leave();
  });

  it('hands a launch over and gives it up, after its name was typed (S6.09)', async () => {
    const { site } = on;
    const launch = await makeLaunch(site, { withTrade: true, startsIn: 180 });
    const friend = await site.account();
    const owner = await OwnerVisitor.arrive(on, way, { account: launch.creator });
    const { t, app, page, account } = owner;
    const { symbol } = launch;
    const [sale, inside] = [t('owner.presaleOf', { symbol }), t('owner.tradeOf', { symbol })];
    const ownerOf = async (at: 'presale' | 'trade') =>
      fromHexAddress(await readAt(site, launch[at], ownership.owner()));
    await page.goto(`/owner?token=${launch.address}&power=ownership`);
    await app.getByLabel(t('owner.newOwner')).fill(friend.address);
    expect(await owner.button(t('owner.enterName')).isDisabled()).toBe(true);
    const name = app.getByLabel(t('owner.typeName', { name: sale }));
    await name.fill(inside);
    expect(await owner.button(t('owner.enterName')).isDisabled()).toBe(true);
    await owner.names(sale);
    await owner.expectAccessible();
    await owner.does(t('owner.deed_transferOwnership'));
    expect(await ownerOf('presale')).toBe(account.address);
    await sendTo(site, friend, launch.presale, ownership.accept());
    expect(await ownerOf('presale')).toBe(friend.address);

    await page.goto(`/owner?token=${launch.address}`);
    await owner.unfold(t('owner.giveUp', { what: inside }));
    expect(await owner.button(t('owner.enterName')).isDisabled()).toBe(true);
    await owner.names(inside);
    await owner.does(t('owner.deed_renounceOwnership'));
    expect(await ownerOf('trade')).toBe(nobody);
    await page.goto(`/owner?token=${launch.address}`);
    await app.getByText(t('owner.notYours')).waitFor();
    for (const [at, call] of [
      [launch.presale, presale.cancel()],
      [launch.trade, trade.cancel()],
    ] as const) {
      await expect(sendTo(site, account, at, call)).rejects.toThrow(ownableError);
    }
    expect(owner.visitor.complaints).toEqual([]);
    await owner.visitor.leave();
  });
});

describe.runIf(isDeep).each(deepRefusalWays)('what no owner can do, $what', (way) => {
  const limitsOf = (contract: LimitedContract) =>
    ownerLimits.filter((limit) => limit.contract === contract);

  /** Unfolds each contract under "Never" and reads everything that is listed there. */
  async function readLimits(
    { t, app }: OwnerVisitor,
    contracts: readonly (readonly [LimitedContract, string])[],
  ): Promise<void> {
    const never = app.getByRole('region', { name: t('owner.never') });
    for (const [contract, name] of contracts) {
      await never.getByRole('button', { name, expanded: false }).click();
      const limits = limitsOf(contract);
      expect(limits.length).toBeGreaterThan(0);
      for (const limit of limits) {
        await never
          .getByText(t(`owner.never_${limit.name}`), { exact: true })
          .first()
          .waitFor();
        await never
          .getByText(t(`owner.why_${limit.name}`), { exact: true })
          .first()
          .waitFor();
        const how =
          'error' in limit ? t('owner.refusedAs', { error: limit.error }) : t('owner.noFunction');
        await never.getByText(how, { exact: true }).first().waitFor();
      }
    }
  }

  it('stands under "Never" with the reason, for every contract', async () => {
    const launch = await makeLaunch(on.site, { withTrade: true, startsIn: 180 });
    const owner = await OwnerVisitor.arrive(on, way, { account: launch.creator });
    const { t, page } = owner;
    const platform = limitedContracts.flatMap((contract) =>
      contract === 'presale' || contract === 'trade'
        ? []
        : [[contract, t(`owner.${contract}`)] as const],
    );
    await readLimits(owner, platform);
    await owner.expectAccessible();
    await page.goto(`/owner?token=${launch.address}`);
    const { symbol } = launch;
    await readLimits(owner, [
      ['presale', t('owner.presaleOf', { symbol })],
      ['trade', t('owner.tradeOf', { symbol })],
    ]);
    await owner.expectAccessible();
    expect(owner.visitor.complaints).toEqual([]);
    await owner.visitor.leave();
  });

  it('leaves every right to the owner: a stranger gets the ownable error (S6.10)', async () => {
    const { site } = on;
    const launch = await makeLaunch(site, { withTrade: true, startsIn: 180 });
    const stranger = await OwnerVisitor.arrive(on, way);
    const { t, app, page, account } = stranger;
    await app.getByRole('region', { name: t('owner.never') }).waitFor();
    for (const name of ['deed_setCreationFee', 'helper_slippage', 'levels'] as const) {
      expect(await app.getByRole('button', { name: t(`owner.${name}`) }).count()).toBe(0);
    }
    await page.goto(`/owner?token=${launch.address}`);
    await app.getByText(t('owner.notYours')).waitFor();
    const rights = ownerRights(account.address, fromHexAddress(contractAt(site, 'vlm')));
    const tries = [
      ...rights.presale.map((call) => () => sendTo(site, account, launch.presale, call)),
      ...rights.trade.map((call) => () => sendTo(site, account, launch.trade, call)),
      ...(['tokenFactory', 'liquidityHelper', 'cards'] as const).flatMap((contract) =>
        rights[contract].map((call) => () => site.send(account, contract, call)),
      ),
    ];
    for (const attempt of tries) await expect(attempt()).rejects.toThrow(ownableError);
    await stranger.visitor.leave();
  });
});

describe.runIf(isDeep).each(deepRefusalWays)('who is no owner, $what', (way) => {
  it('is told so in words: before, and when it was handed over meanwhile (S6.10)', async () => {
    const { site } = on;
    const launch = await makeLaunch(site, { withTrade: true, startsIn: 180 });
    const [stranger, owner] = [
      await OwnerVisitor.arrive(on, way),
      await OwnerVisitor.arrive(on, way, { account: launch.creator }),
    ];
    const { t } = owner;
    await stranger.page.goto(`/owner?token=${launch.address}&power=presaleCancel`);
    await stranger.app.getByText(t('owner.notYours')).waitFor();
    await stranger.expectAccessible();

    await owner.page.goto(`/owner?token=${launch.address}&power=presaleCancel`);
    await owner.button(t('owner.toReview')).waitFor();
    const { account } = stranger;
    await sendTo(site, launch.creator, launch.presale, ownership.transfer(account.address));
    await sendTo(site, account, launch.presale, ownership.accept());
    await owner.button(t('owner.toReview')).click();
    await owner.app.getByText(t('error.NOT_TOKEN_OWNER')).first().waitFor();
    expect(await readAt(site, launch.presale, presale.state())).toBe('not-started');
    await owner.visitor.leave();
    await stranger.visitor.leave();
  });
});
