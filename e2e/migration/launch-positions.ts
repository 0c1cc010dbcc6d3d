import { paths } from '@vellum/api/wire/paths';
import { router } from '@vellum/contracts/dex';
import { presale as presaleContract } from '@vellum/contracts/presale';
import { trade as tradeContract } from '@vellum/contracts/trade';
import { expect } from 'vitest';
import type { Person } from '../../packages/server/test/orders/order-chain.ts';
import { byName } from '../soak/scene.ts';
import { contractAt } from '../stack/earn-pools.ts';
import {
  buyPast,
  type MadeLaunch,
  makeLaunch,
  pass,
  readAt,
  sendTo,
} from '../token-launch/launches.ts';
import type { Leaver } from './leaver.ts';
import type { Position } from './position.ts';
import { withoutKeeper } from './without-keeper.ts';

const TRX = 1_000_000n;
/** In minutes. */
const DAY = 24 * 60;
const MINUTE_MS = 60_000;
const { presale, trade } = paths;

const ending = ({ address: tokenAddress }: MadeLaunch) => ({
  ...{ before: presale.prepareEnd, after: presale.confirmEnd },
  form: { tokenAddress },
});

const refunding = ({ address: tokenAddress }: MadeLaunch) => ({
  ...{ before: presale.prepareRefund, after: presale.confirmRefund },
  form: { tokenAddress },
});

/** Someone has shares of a presale that runs. */
async function inPresale(on: Leaver, wishes: Parameters<typeof makeLaunch>[1], shares: bigint) {
  const launch = await makeLaunch(on.site, wishes);
  await pass(on.site, 2);
  const buyer = await on.signedIn(await buyPast(on.site, launch, shares));
  await on.site.indexed();
  return { launch, buyer, tokenAddress: launch.address };
}

/** The creator opens the internal sale for a day, and the buyer takes two shares of it. */
async function buyInternally(on: Leaver, launch: MadeLaunch, buyer: Person): Promise<void> {
  const { creator, trade: sale } = launch;
  const until = BigInt(Math.floor(on.now() / 1000)) + 86_400n;
  await sendTo(on.site, creator, sale, tradeContract.allow([buyer.address], true));
  await sendTo(on.site, creator, sale, tradeContract.open(until));
  await sendTo(on.site, buyer, sale, tradeContract.buy(2n, 10n * TRX));
}

/** Shares, vested LP, internal purchases and backed tokens of launches. */
export const launchPositions: readonly Position[] = [
  {
    name: 'presale shares are given back while the sale runs',
    async open(on) {
      const { buyer, tokenAddress } = await inPresale(on, { symbol: 'OLDA' }, 5n);
      return async () => {
        expect((await on.ask(buyer, presale.mine, { tokenAddress })).preSaleCount).toBe(5);
        const form = { tokenAddress, shares: 5 };
        await on.leave('presale.leave', buyer, byName('presale.leave', form));
        expect((await on.ask(buyer, presale.mine, { tokenAddress })).preSaleCount).toBe(0);
      };
    },
  },
  {
    name: 'the creator calls a sale off, and everyone is paid back',
    async open(on) {
      const wishes = { symbol: 'OLDB', withTrade: true };
      const { launch, buyer, tokenAddress } = await inPresale(on, wishes, 5n);
      await buyInternally(on, launch, buyer);
      const maker = await on.signedIn(launch.creator);
      return async () => {
        await on.leave('presale.configure', maker, {
          ...{ before: presale.prepareConfig, after: presale.confirmConfig },
          form: { tokenAddress, change: 'cancel' },
        });
        await on.leave('presale.refund', buyer, refunding(launch));
        await on.leave('trade.refund', buyer, byName('trade.refund', { tokenAddress }));
        expect(await readAt(on.site, launch.presale, presaleContract.state())).toBe('failed');
      };
    },
  },
  {
    name: 'a full presale is launched, its LP claimed, its internal sale delivered',
    afterDays: 10,
    async open(on) {
      const wishes = { symbol: 'OLDC', shares: 10n, perBuyer: 10n, withTrade: true };
      const { launch, buyer, tokenAddress } = await inPresale(on, wishes, 10n);
      await buyInternally(on, launch, buyer);
      return async () => {
        const state = await readAt(on.site, launch.presale, presaleContract.state());
        // The keeper launches what nobody launched for a day.
        if (state === 'ended') await on.leave('presale.end', buyer, ending(launch));
        await pass(on.site, 6 * DAY);
        await on.leave('presale.claim', buyer, {
          ...{ before: presale.prepareClaim, after: presale.confirmClaim },
          form: { tokenAddress },
        });
        await on.leave('trade.unlock', buyer, {
          ...{ before: trade.prepareUnlock, after: trade.confirmUnlock },
          form: { tokenAddress },
        });
      };
    },
  },
  {
    name: 'a backed token is redeemed',
    async open(on) {
      const wishes = { symbol: 'OLDD', shares: 10n, perBuyer: 10n, backing: 1_000n };
      const { launch, buyer, tokenAddress } = await inPresale(on, wishes, 10n);
      return async () => {
        await on.leave('presale.end', buyer, ending(launch));
        const deadline = BigInt(Math.floor(on.now() / 1000)) + 3_600n;
        const path = [contractAt(on.site, 'wtrx'), launch.token];
        const swap = router.swapTrx(10n * TRX, 0n, path, buyer.address, deadline);
        await on.site.send(buyer, 'router', swap);
        await on.site.indexed();
        const form = { tokenAddress, amount: 10n * TRX, minOut: 1n };
        await on.leave('presale.redeem', buyer, byName('presale.redeem', form));
      };
    },
  },
  {
    name: 'a full presale that nobody launches fails after three days, and pays back',
    afterDays: 32,
    async open(on) {
      // Its start is beyond all days that pass before.
      const wishes = { symbol: 'OLDE', shares: 10n, perBuyer: 10n, startsIn: 60 * DAY };
      const launch = await makeLaunch(on.site, wishes);
      const { config } = await readAt(on.site, launch.presale, presaleContract.data());
      const start = Number(config.startTime) * 1000;
      return () =>
        withoutKeeper(on.site, async () => {
          await pass(on.site, Math.ceil((start - on.now()) / MINUTE_MS) + 2);
          const buyer = await on.signedIn(await buyPast(on.site, launch, 10n));
          await pass(on.site, 5 * DAY);
          const { address: tokenAddress } = launch;
          await on.leave('presale.fail', buyer, byName('presale.fail', { tokenAddress }));
          await on.leave('presale.refund', buyer, refunding(launch));
          expect(await readAt(on.site, launch.presale, presaleContract.state())).toBe('failed');
        });
    },
  },
];
