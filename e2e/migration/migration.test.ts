// @module-tag deep

import { orderFlows } from '@vellum/api/order-kinds/order-flows';
import { paths } from '@vellum/api/wire/paths';
import { cards } from '@vellum/contracts/cards';
import { trc20 } from '@vellum/contracts/coins';
import { locker } from '@vellum/contracts/locks';
import { streamStake, termStake } from '@vellum/contracts/staking';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFaultClient } from '../../packages/server/test/faults/fault-client.ts';
import type { Person } from '../../packages/server/test/orders/order-chain.ts';
import { leaveChromium, sharedChromium } from '../browser/shared-chromium.ts';
import { Collector, serialOf } from '../cards/collector.ts';
import { fundPools } from '../node/hand-on-fees.ts';
import { byName, type Wish } from '../soak/scene.ts';
import { buyPastApp } from '../stack/buy-card.ts';
import { contractAt, fundTerms, giveLp, giveVlm, pass } from '../stack/earn-pools.ts';
import { sentBy } from '../stack/sent-by.ts';
import { type Account, startTestStack, type TestStack } from '../stack/stack.ts';
import { Staker } from '../staking/staker.ts';
import { accessibilityProblems } from '../visitor/accessibility.ts';
import { appIn, frameOf } from '../visitor/app-in.ts';
import { appTexts } from '../visitor/app-texts.ts';
import { visit } from '../visitor/visitor.ts';
import { deepJourneyWays } from '../visitor/ways.ts';
import { copyProfiles } from './copy-profiles.ts';
import { Leaver } from './leaver.ts';
import { OpenPositions } from './open-positions.ts';
import { positions } from './positions.ts';
import { deploySuccessor, type NewContracts, startSuccessor } from './successor.ts';

const COIN = 1_000_000n;
const STAKED = 1_000_000n;
const HELD = 20n * COIN;

let old: TestStack;
let contracts: NewContracts;
let successor: Awaited<ReturnType<typeof startSuccessor>>;
let on: Leaver;
let opened: OpenPositions;
let newcomer: Person;
let browser: Browser;
const lpHolders: Account[] = [];
const termHolders: Account[] = [];
const listings: Readonly<{ account: Account; id: bigint }>[] = [];

// As docs/operations.md says: deploy, start the new platform, restart the old one for exits only.
beforeAll(async () => {
  old = await startTestStack({ prices: true });
  on = new Leaver(old);
  opened = new OpenPositions(on);
  contracts = await deploySuccessor(old);
  await pass(old, 0);
  await fundPools(old);
});

async function stakedLp(): Promise<Account> {
  const who = await on.member();
  await giveLp(old, who, 50n);
  await old.send(who, 'vlmWtrx', trc20.approve(contractAt(old, 'lpStake'), STAKED));
  await old.send(who, 'lpStake', streamStake.stake(STAKED));
  return who;
}

/** A stake of seven days and a lock of one. */
async function stakedAndLocked(): Promise<Account> {
  const who = await on.member();
  await fundTerms(old, 100n);
  await giveVlm(old, who, 2n * HELD);
  await old.send(who, 'vlm', trc20.approve(contractAt(old, 'termStake'), HELD));
  await old.send(who, 'termStake', termStake.stake(HELD, 0n, 0n));
  await old.send(who, 'vlm', trc20.approve(contractAt(old, 'locker'), HELD));
  await old.send(who, 'locker', locker.lock(HELD, contractAt(old, 'vlm'), 1n));
  return who;
}

async function listedCard() {
  const account = await on.member();
  const id = await buyPastApp(old, account);
  await old.send(account, 'cards', cards.list(id, 300n * COIN));
  return { account, id };
}

afterAll(async () => {
  await leaveChromium(browser);
  await successor?.close();
  await old?.close();
});

describe('the move', () => {
  it.each(positions)('before it: $name', (position) => opened.open(position));

  it('the new platform starts, the old one goes on for exits only', async () => {
    newcomer = await on.member();
    await on.ask(newcomer, paths.profiles.update, { nickName: 'Ada', introduction: 'Leaves.' });
    for (const _ of deepJourneyWays) {
      lpHolders.push(await stakedLp());
      termHolders.push(await stakedAndLocked());
      listings.push(await listedCard());
    }
    await fundPools(old);
    successor = await startSuccessor(old, contracts);
    await old.stopServer();
    await old.startServer({ mode: 'exits', successorUrl: successor.url });
    browser = await sharedChromium();
  });
});

it('names move to the new platform with one table', async () => {
  await copyProfiles(old.databaseUrl, successor.databaseUrl);
  const fresh = createFaultClient(successor.url);
  const { address } = newcomer;
  const { data } = await fresh.post(newcomer, paths.profiles.get, { address });
  expect(data.nickName).toBe('Ada');
});

describe('entries of the old platform', () => {
  const entries: readonly (readonly [string, () => Pick<Wish, 'before' | 'form'>])[] = [
    ['a card', () => ({ before: paths.levelCards.preparePurchase, form: { level: 1 } })],
    ['a lock', () => byName('locks.lock', { coin: on.at('vlm'), amount: 1n, days: 1 })],
    ['an activation', () => ({ before: paths.membership.prepareActivation, form: {} })],
  ];

  it.each(entries)('%s is refused, and no order is opened', async (_, entry) => {
    const { before, form } = entry();
    const { number } = old.devnet.chain.head();
    expect((await on.api.post(newcomer, before, form)).code).toBe('EXITS_ONLY');
    expect((await on.ask(newcomer, paths.orders.list, { pageSize: 20 })).list).toEqual([]);
    expect(await sentBy(old.devnet, newcomer.address, number)).toEqual([]);
  });
});

describe.each(deepJourneyWays)('the app, $what', (way) => {
  const t = appTexts(way.locale);

  it('says on the old platform that people only withdraw, and where the new one is', async () => {
    const { page, leave, complaints } = await visit(browser, old.url, way);
    const app = appIn(page, way.desktop);
    await page.goto('/solvency');
    const band = app.getByRole('complementary', { name: t('app.exitsOnly') });
    const link = band.getByRole('link', { name: t('app.toSuccessor') });
    expect(await link.getAttribute('href')).toBe(successor.url);
    expect(await accessibilityProblems(frameOf(page, way.desktop))).toEqual([]);
    expect(complaints).toEqual([]);
    await leave();
  });

  it('links from the main pages of the new platform to the old one', async () => {
    const { page, leave } = await visit(browser, successor.url, way);
    const app = appIn(page, way.desktop);
    await page.goto('/');
    const band = app.getByRole('complementary', { name: t('app.movedHere') });
    const link = band.getByRole('link', { name: t('app.toPrevious') });
    expect(await link.getAttribute('href')).toBe(old.url);
    expect(await accessibilityProblems(frameOf(page, way.desktop))).toEqual([]);
    await leave();
  });

  it('takes no LP, and gives back what is staked', async () => {
    const account = lpHolders.pop();
    if (!account) throw new Error('nobody has staked LP');
    const staker = await Staker.arrive({ browser, site: old }, way, { account });
    const { app, page } = staker;
    const lp = await staker.balance('vlmWtrx');
    await page.goto('/pledgeLP');
    expect(await staker.button(t('ui.exitsOnly')).isDisabled()).toBe(true);
    await app.getByText(staker.t('staking.takeBack'), { exact: true }).first().click();
    await staker.button(staker.t('staking.reviewTakeBack')).click();
    await staker.confirm(staker.t('earn.unstakeReview'));
    await staker.close(staker.t.like('earn.unstakeDone'));
    expect(await staker.balance('vlmWtrx')).toBe(lp + STAKED);
    await staker.visitor.leave();
  });

  it('sells no card, and takes a listed one off the market', async () => {
    const [listing] = listings.splice(0, 1);
    if (!listing) throw new Error('nobody has listed a card');
    const { account, id } = listing;
    const seller = await Collector.arrive({ browser, site: old }, way, { account });
    await seller.openCard(id);
    await seller.button(seller.t('cardMarket.unlist')).click();
    await seller.confirm(seller.t('cards.unlistReview'));
    await seller.close(
      seller.t('cards.unlistDone', {
        name: `${seller.t('cards.level', { level: 1 })} ${serialOf(id)}`,
      }),
    );
    expect(await seller.button(t('ui.exitsOnly')).first().isDisabled()).toBe(true);
    await seller.visitor.leave();
  });
});

describe('positions in the old contracts', () => {
  it.each(positions)('$name', (position) => opened.leave(position));

  it.each(deepJourneyWays)(
    'what is due is taken out from the list of the app, $what',
    async (way) => {
      const account = termHolders.pop();
      if (!account) throw new Error('nobody has a stake and a lock');
      const staker = await Staker.arrive({ browser, site: old }, way, { account });
      const { app, page, t } = staker;
      const open = async (action: 'waiting.do_unstake' | 'waiting.do_unlock') => {
        await page.goto('/waiting');
        await app.getByRole('link', { name: t(action) }).click();
      };

      await open('waiting.do_unlock');
      await app.locator('[data-aimed]').getByRole('button').click();
      await app
        .getByRole('dialog')
        .getByRole('button', { name: t('locks.unlock') })
        .click();
      await staker.confirm(t('earn.unlockLockReview'));
      await staker.close(t.like('earn.unlockLockDone'));
      expect(await staker.balance('vlm')).toBe(HELD);

      await open('waiting.do_unstake');
      await app.locator('[data-aimed]').getByRole('button').first().click();
      await staker.confirm(t('earn.closeReview'));
      await staker.close(t.like('earn.closeDone'));
      expect(await staker.balance('vlm')).toBeGreaterThan(2n * HELD);
      await staker.visitor.leave();
    },
  );

  it('every kind of exit that people pay for was used', () => {
    const exits = Object.entries(orderFlows).flatMap(([kind, flow]) =>
      flow === 'exit' ? [kind] : [],
    );
    const unused = [
      // The keeper pays requests out.
      'withdrawal.claim',
      // They take nothing out.
      'liquidity.edit',
      'swap.wrap',
      'dao.delegate',
      // The creator's stop has closed the trade already.
      'trade.administer',
      // Of the operator and the owner.
      'energy.set-price',
      'owner.act',
    ];
    expect(exits.filter((kind) => !on.left.has(kind as never)).sort()).toEqual(unused.sort());
  });
});
