// @module-tag deep

import { cards } from '@vellum/contracts/cards';
import { liquidityHelper } from '@vellum/contracts/liquidity';
import { ownership } from '@vellum/contracts/ownership';
import { presale } from '@vellum/contracts/presale';
import { tokenFactory } from '@vellum/contracts/token-launch';
import { trade } from '@vellum/contracts/trade';
import { fromHexAddress } from '@vellum/tron/address';
import { describe, expect, it } from 'vitest';
import { contractAt } from '../stack/earn-pools.ts';
import { onStack } from '../stack/on-stack.ts';
import { factoryOwner } from '../token-launch/factory-owner.ts';
import { makeLaunch, pass, readAt, sendTo } from '../token-launch/launches.ts';
import { isDeep, journeyWays, refusalWays } from '../visitor/ways.ts';
import { ownContract } from './own-contract.ts';
import { OwnerVisitor } from './owner-visitor.ts';

const on = onStack();
const COIN = 1_000_000n;

describe.each(journeyWays)('an owner, $what', (way) => {
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

describe.runIf(isDeep).each(journeyWays)('an owner, $what', (way) => {
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
});

describe.runIf(isDeep).each(refusalWays)('who is no owner, $what', (way) => {
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
