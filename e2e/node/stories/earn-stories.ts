import { paths } from '@vellum/api/wire/paths';
import { burnMine } from '@vellum/contracts/burn-mining';
import { streamStake } from '@vellum/contracts/staking';
import { byName } from '../../soak/scene.ts';
import { fundTerms, giveLp, giveVlm } from '../../stack/earn-pools.ts';
import { fundPools } from '../hand-on-fees.ts';
import { untilPriced } from '../prices.ts';
import type { Story } from '../story.ts';

const COIN = 1_000_000n;
const { lpStaking, coinStaking, burnMining, liquidity, locks } = paths;

/** Staking, burning, liquidity and locks. */
export const earnStories: readonly Story[] = [
  {
    name: 'locks',
    kinds: ['locks.lock', 'locks.lock-for', 'locks.extend'],
    async tell(on) {
      const [who, friend] = [await on.member(), await on.member()];
      await giveVlm(on.site, who, 100n * COIN);
      const form = { coin: on.at('vlm'), amount: 10n * COIN, days: 1 };
      await on.pays('locks.lock', who, byName('locks.lock', form));
      const gift = { ...form, beneficiary: friend.address };
      await on.pays('locks.lock-for', who, byName('locks.lock-for', gift));
      const mine = { address: who.address, state: 'running' };
      const { createTime } = await on.first(who, locks.list, mine);
      await on.pays('locks.extend', who, byName('locks.extend', { createTime, days: 1 }));
    },
  },
  {
    name: 'coin stake',
    kinds: ['staking.stake-coin'],
    async tell(on) {
      const who = await on.member();
      await giveVlm(on.site, who, 100n * COIN);
      await fundTerms(on.site, 100n);
      const { coin } = await on.first(who, coinStaking.get);
      const { prepareStake: before, confirmStake: after } = coinStaking;
      const form = { coin, amount: 20n * COIN, days: 7 };
      await on.pays('staking.stake-coin', who, { before, after, form });
    },
  },
  {
    name: 'liquidity and LP stake',
    kinds: [
      'liquidity.add',
      'liquidity.buy-lp',
      'staking.stake-lp',
      'staking.claim-lp',
      'staking.unlock-lp',
    ],
    isPrivate: true,
    async tell(on) {
      const { site } = on;
      const who = await on.member();
      await giveVlm(site, who, 1_000n * COIN);
      await untilPriced(on);
      await giveLp(site, who, 50n);
      const token = on.at('vlm');
      const sums = { coinAmount: 50n * COIN, tokenAmount: 200n * COIN, minLp: 1n };
      await on.pays('liquidity.add', who, {
        ...{ before: liquidity.prepareAdding, after: liquidity.confirmAdding },
        form: { token, ...sums },
      });
      await on.pays('liquidity.buy-lp', who, {
        ...{ before: liquidity.prepareLpPurchase, after: liquidity.confirmLpPurchase },
        form: { token, pay: 'trx', amount: 20n * COIN, minLp: 1n },
      });
      // A pool takes stakes while it has rewards.
      await fundPools(site);
      const { poolId } = await on.first(who, lpStaking.get);
      const amount = 1_000_000n;
      await on.pays('staking.stake-lp', who, {
        ...{ before: lpStaking.prepareStake, after: lpStaking.confirmStake },
        form: { poolId, amount },
      });
      await fundPools(site);
      const earned = () => site.read('lpStake', streamStake.earned(who.address));
      await on.waitFor('a reward of LP', async () => (await earned()) > 0n);
      await on.pays('staking.claim-lp', who, {
        ...{ before: lpStaking.prepareClaim, after: lpStaking.confirmClaim },
        form: { poolId },
      });
      await on.pays('staking.unlock-lp', who, {
        ...{ before: lpStaking.prepareUnlock, after: lpStaking.confirmUnlock },
        form: { poolId, amount },
      });
    },
  },
  {
    name: 'burn',
    kinds: ['burn-mining.burn', 'burn-mining.claim'],
    isPrivate: true,
    async tell(on) {
      const { site } = on;
      const who = await on.member();
      await giveVlm(site, who, 1_000n * COIN);
      await untilPriced(on);
      const { coins } = await on.ask(who, burnMining.get);
      const { coin } = coins[0];
      const wanted = { mode: 'burn', coin, uAmount: 20n * COIN };
      const { limit } = await on.ask(who, burnMining.quote, wanted);
      const { prepareBurn: before, confirmBurn: after } = burnMining;
      await on.pays('burn-mining.burn', who, { before, after, form: { ...wanted, limit } });
      await fundPools(site);
      const earned = () => site.read('burnMine', burnMine.earned(who.address));
      await on.waitFor('a reward of burning', async () => (await earned()) > 0n);
      await on.pays('burn-mining.claim', who, byName('burn-mining.claim'));
    },
  },
];
