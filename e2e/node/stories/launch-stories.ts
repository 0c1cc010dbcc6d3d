import { paths } from '@vellum/api/wire/paths';
import { router } from '@vellum/contracts/dex';
import { parseAddress, toHexAddress } from '@vellum/tron/address';
import type { Person } from '../../../packages/server/test/orders/order-chain.ts';
import { byName } from '../../soak/scene.ts';
import { contractAt } from '../../stack/earn-pools.ts';
import type { Story, Teller } from '../story.ts';

const TRX = 1_000_000n;
const HOUR = 3_600_000;
/** TRX: a launch costs 100 and about 290 for its energy. */
const CREATOR = 600;
const BUYER = 300;
/** Sun for 1,000 tokens: less than at the opening price, so that they lock at once. Others wait three days. */
const INSIDE = 50_000n;
const { tokenLaunch, presale, trade } = paths;

type LaunchWishes = Readonly<{ shares: number; withTrade?: boolean; backingShare?: number }>;

/** A small launch whose presale begins within two minutes and lasts two hours. */
async function launchForm(on: Teller, symbol: string, wishes: LaunchWishes) {
  const { shares, withTrade = false, backingShare = 0 } = wishes;
  const startTime = Math.ceil(((await on.now()) + 90_000) / 1000) * 1000;
  const supply = 1_000_000n * TRX;
  const tradeSupply = withTrade ? 100_000n * TRX : 0n;
  return {
    ...{ mode: 'advanced', name: `Node ${symbol}`, symbol, description: 'Made by a test.' },
    ...{ supply, lpSupply: supply - tradeSupply, devShare: 0, userLpShare: 9_000, backingShare },
    ...{ shares, maxShares: shares, hardCap: BigInt(shares) * 10n * TRX },
    softCap: BigInt(shares) * 5n * TRX,
    ...{ startTime, endTime: startTime + 2 * HOUR },
    ...{ vestingDelay: 0, vestingInterval: 86_400, vestingRounds: 4 },
    ...(withTrade && { tradeSupply, tradePrice: INSIDE, tradeShares: 100, tradeMaxShares: 10 }),
  };
}

type Made = Readonly<{ tokenAddress: string; startTime: number }>;

/** The token of a launch form that was paid for. */
async function madeBy(on: Teller, creator: Person, startTime: number): Promise<Made> {
  const { tokenAddress } = await on.first(creator, tokenLaunch.list, { creator: creator.address });
  return { tokenAddress, startTime };
}

const creation = (form: Awaited<ReturnType<typeof launchForm>>) => ({
  ...{ before: tokenLaunch.prepareCreation, after: tokenLaunch.confirmCreation },
  form,
});

const purchase = ({ tokenAddress }: Made, shares: number) => ({
  ...{ before: presale.preparePurchase, after: presale.confirmPurchase },
  form: { tokenAddress, shares, price: 10n * TRX },
});

const administration = ({ tokenAddress }: Made, form: object) => ({
  ...{ before: trade.prepareAdministration, after: trade.confirmAdministration },
  form: { tokenAddress, ...form },
});

const tradePurchase = ({ tokenAddress }: Made) => ({
  ...{ before: trade.preparePurchase, after: trade.confirmPurchase },
  form: { tokenAddress, count: 1, price: INSIDE },
});

/** Launches that are called off, that succeed, and that back their tokens. */
export const launchStories: readonly Story[] = [
  {
    name: 'launch that is called off',
    kinds: [
      'token-launch.create',
      'presale.buy',
      'presale.leave',
      'trade.administer',
      'trade.buy',
      'presale.configure',
      'presale.refund',
      'trade.refund',
      'owner.act',
    ],
    async tell(on) {
      const [creator, buyer] = [await on.member(CREATOR), await on.member(BUYER)];
      const form = await launchForm(on, 'NODEA', { shares: 100, withTrade: true });
      await on.pays('token-launch.create', creator, creation(form));
      const launch = await madeBy(on, creator, form.startTime);
      const { tokenAddress } = launch;
      await on.untilTime(form.startTime);
      await on.pays('presale.buy', buyer, purchase(launch, 3));
      const leaving = byName('presale.leave', { tokenAddress, shares: 1 });
      await on.pays('presale.leave', buyer, leaving);
      const allowed = { action: 'allow', allowed: true, users: [buyer.address] };
      await on.pays('trade.administer', creator, administration(launch, allowed));
      const opening = { action: 'open', endTime: (await on.now()) + HOUR };
      await on.stage.payer.pay(creator, administration(launch, opening));
      await on.site.indexed();
      await on.pays('trade.buy', buyer, tradePurchase(launch));
      await on.pays('presale.configure', creator, {
        ...{ before: presale.prepareConfig, after: presale.confirmConfig },
        form: { tokenAddress, change: 'cancel' },
      });
      await on.pays('presale.refund', buyer, {
        ...{ before: presale.prepareRefund, after: presale.confirmRefund },
        form: { tokenAddress },
      });
      await on.pays('trade.refund', buyer, byName('trade.refund', { tokenAddress }));
      const { presaleAddress } = await on.ask(creator, presale.get, { tokenAddress });
      const giving = { contract: presaleAddress, deed: 'renounceOwnership' };
      await on.pays('owner.act', creator, byName('owner.act', giving));
    },
  },
  {
    name: 'launch that succeeds',
    kinds: ['presale.end', 'presale.claim', 'trade.unlock'],
    async tell(on) {
      const [creator, buyer] = [await on.member(CREATOR), await on.member(BUYER)];
      const form = await launchForm(on, 'NODEB', { shares: 10, withTrade: true });
      await on.stage.payer.pay(creator, creation(form));
      await on.site.indexed();
      const launch = await madeBy(on, creator, form.startTime);
      const { tokenAddress } = launch;
      await on.untilTime(form.startTime);
      const opening = { action: 'open', endTime: (await on.now()) + HOUR };
      const allowed = { action: 'allow', allowed: true, users: [buyer.address] };
      for (const one of [allowed, opening]) {
        await on.stage.payer.pay(creator, administration(launch, one));
        await on.site.indexed();
      }
      await on.stage.payer.pay(buyer, tradePurchase(launch));
      await on.stage.payer.pay(buyer, purchase(launch, 10));
      await on.site.indexed();
      await on.pays('presale.end', buyer, {
        ...{ before: presale.prepareEnd, after: presale.confirmEnd },
        form: { tokenAddress },
      });
      await on.pays('presale.claim', buyer, {
        ...{ before: presale.prepareClaim, after: presale.confirmClaim },
        form: { tokenAddress },
      });
      await on.stage.payer.pay(creator, administration(launch, { action: 'end' }));
      await on.site.indexed();
      await on.pays('trade.unlock', buyer, {
        ...{ before: trade.prepareUnlock, after: trade.confirmUnlock },
        form: { tokenAddress },
      });
    },
  },
  {
    name: 'launch with backing',
    kinds: ['presale.redeem'],
    isPrivate: true,
    async tell(on) {
      const [creator, buyer] = [await on.member(CREATOR), await on.member(BUYER)];
      const form = await launchForm(on, 'NODEC', { shares: 10, backingShare: 1_000 });
      await on.stage.payer.pay(creator, creation(form));
      await on.site.indexed();
      const launch = await madeBy(on, creator, form.startTime);
      const { tokenAddress } = launch;
      await on.untilTime(form.startTime);
      await on.stage.payer.pay(buyer, purchase(launch, 10));
      await on.site.indexed();
      await on.stage.payer.pay(buyer, {
        ...{ before: presale.prepareEnd, after: presale.confirmEnd },
        form: { tokenAddress },
      });
      await buyTokens(on, buyer, launch);
      const part = { tokenAddress, amount: 100n * TRX, minOut: 1n };
      await on.pays('presale.redeem', buyer, byName('presale.redeem', part));
    },
  },
];

/** From the pair that the launch made, past the app. */
async function buyTokens(on: Teller, who: Person, launch: Made): Promise<void> {
  const { site } = on;
  const token = toHexAddress(parseAddress(launch.tokenAddress)!);
  const deadline = BigInt(Math.floor((await on.now()) / 1000)) + 3_600n;
  const path = [contractAt(site, 'wtrx'), token];
  await site.send(who, 'router', router.swapTrx(10n * TRX, 0n, path, who.address, deadline));
  await site.indexed();
}
