import { paths } from '@vellum/api/wire/paths';
import { energyDesk } from '@vellum/contracts/energy';
import { payout } from '@vellum/contracts/income';
import { proposalText } from '@vellum/contracts/proposal-text';
import { tokenFactory } from '@vellum/contracts/token-launch';
import { toHex } from '@vellum/tron/bytes';
import { expect } from 'vitest';
import { handOnFees } from '../node/hand-on-fees.ts';
import { byName, type Json } from '../soak/scene.ts';
import { buyPastApp } from '../stack/buy-card.ts';
import { giveVlm } from '../stack/earn-pools.ts';
import { pass } from '../token-launch/launches.ts';
import type { Position } from './position.ts';
import { withoutKeeper } from './without-keeper.ts';

const TRX = 1_000_000n;
const { dao, energy, withdrawal } = paths;
/** More than a proposal needs, and more than a quorum. */
const VOTES = 100_000_000n * TRX;

/** Income, votes and rented energy. */
export const communityPositions: readonly Position[] = [
  {
    name: 'the bonus of an inviter is claimed, income of fees is withdrawn',
    async open(on) {
      const inviter = await on.member();
      const payer = await on.member(10_000, inviter.address);
      await buyPastApp(on.site, payer, 4n);
      await on.site.send(on.site.role('keeper'), 'payout', payout.fund(200n * TRX));
      await handOnFees(on.site, [payer]);
      return async () => {
        await on.leave('income.claim-bonus', inviter, byName('income.claim-bonus'));
        const sums = () => on.ask(payer, withdrawal.claimable);
        const form = { requestId: 'leaving', whole: true };
        const due = BigInt((await sums()).available.amount);
        await on.ask(payer, withdrawal.request, { ...form, amount: due });
        await expect
          .poll(async () => {
            await pass(on.site, 2);
            return on.site.read('payout', payout.claimedBy(payer.address));
          })
          .toBe(due);
      };
    },
  },
  {
    name: 'a vote closes launches in the old contracts',
    async open(on) {
      const who = await on.member();
      await giveVlm(on.site, who, VOTES);
      await on.site.indexed();
      await on.pay(who, byName('dao.delegate', { delegatee: who.address }));
      await pass(on.site, 1);
      return async () => {
        const callData = toHex(tokenFactory.setEnabled(false).data);
        const description = proposalText('Close launches of the old factory', who.hex);
        const proposal = { target: on.at('tokenFactory'), callData, description };
        await on.leave('dao.propose', who, byName('dao.propose', proposal));
        const { list } = await on.ask(who, dao.list, { pageSize: 20 });
        const { proposalId } = list.find((row: Json) => row.proposer === who.address);
        await pass(on.site, 2);
        const vote = byName('dao.vote', { proposalId, support: 'for' });
        await on.leave('dao.vote', who, vote);
        await pass(on.site, 12);
        await on.leave('dao.queue', who, byName('dao.queue', { proposalId }));
        await pass(on.site, 2);
        await on.leave('dao.execute', who, byName('dao.execute', { proposalId }));
        expect(await on.site.read('tokenFactory', tokenFactory.isEnabled())).toBe(false);
      };
    },
  },
  {
    name: 'rented energy that nobody delivers is paid back',
    async open(on) {
      const who = await on.member();
      return async () => {
        await on.site.stopServer();
        const price = await on.site.read('energyDesk', energyDesk.priceOf(65_000n, 1n));
        const { address: receiver } = await on.site.account();
        await on.site.send(who, 'energyDesk', energyDesk.rent(receiver, 65_000n, 1n, price));
        await on.site.devnet.increaseTime(11 * 60_000);
        await on.site.devnet.mine();
        await on.site.startServer();
        const state = async () =>
          (await on.first(who, energy.list, { address: who.address })).state;
        await expect.poll(state).toBe('refunded');
      };
    },
  },
  {
    name: 'rented energy that nobody delivers is refunded by whoever asks, without the keeper',
    async open(on) {
      const [who, payer] = [await on.member(), await on.member()];
      return () =>
        withoutKeeper(on.site, async () => {
          const price = await on.site.read('energyDesk', energyDesk.priceOf(65_000n, 1n));
          const { address: receiver } = await on.site.account();
          await on.site.send(payer, 'energyDesk', energyDesk.rent(receiver, 65_000n, 1n, price));
          await pass(on.site, 11);
          const mine = { address: payer.address };
          const { rentalId } = await on.first(payer, energy.list, mine);
          await on.leave('energy.refund', who, byName('energy.refund', { rentalId }));
          expect((await on.first(payer, energy.list, mine)).state).toBe('refunded');
        });
    },
  },
];
