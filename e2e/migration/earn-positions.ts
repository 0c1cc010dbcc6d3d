import { paths } from '@vellum/api/wire/paths';
import { trc20 } from '@vellum/contracts/coins';
import { streamStake } from '@vellum/contracts/staking';
import { expect } from 'vitest';
import { byName } from '../soak/scene.ts';
import { fundTerms, giveLp, giveVlm } from '../stack/earn-pools.ts';
import type { Leaver } from './leaver.ts';
import type { Position } from './position.ts';

const COIN = 1_000_000n;
const TEN_MINUTES = 600_000;
const { lpStaking, coinStaking, burnMining, locks } = paths;

async function stakeFor(on: Leaver, days: number) {
  const who = await on.member();
  await giveVlm(on.site, who, 100n * COIN);
  await fundTerms(on.site, 100n);
  const { coin } = await on.first(who, coinStaking.get);
  await on.pay(who, {
    ...{ before: coinStaking.prepareStake, after: coinStaking.confirmStake },
    form: { coin, amount: 20n * COIN, days },
  });
  const vlm = () => on.site.read('vlm', trc20.balanceOf(who.address));
  return { who, vlm };
}

/** Stakes, burn power and locks. */
export const earnPositions: readonly Position[] = [
  {
    name: 'staked LP pays its reward and is unstaked',
    async open(on) {
      const who = await on.member();
      await giveLp(on.site, who, 50n);
      const { poolId } = await on.first(who, lpStaking.get);
      const amount = 1_000_000n;
      await on.pay(who, {
        ...{ before: lpStaking.prepareStake, after: lpStaking.confirmStake },
        form: { poolId, amount },
      });
      return async () => {
        const { staked } = await on.ask(who, lpStaking.mine, { poolId });
        expect(BigInt(staked)).toBe(amount);
        await on.leave('staking.claim-lp', who, {
          ...{ before: lpStaking.prepareClaim, after: lpStaking.confirmClaim },
          form: { poolId },
        });
        await on.leave('staking.unlock-lp', who, {
          ...{ before: lpStaking.prepareUnlock, after: lpStaking.confirmUnlock },
          form: { poolId, amount },
        });
        expect(await on.site.read('lpStake', streamStake.stakeOf(who.address))).toBe(0n);
      };
    },
  },
  {
    name: 'a term stake is closed early, without its reward',
    afterDays: 4,
    async open(on) {
      const { who, vlm } = await stakeFor(on, 30);
      return async () => {
        const { coin, positionId } = await on.first(who, coinStaking.list);
        const early = byName('staking.close-early', { coin, positionId });
        await on.leave('staking.close-early', who, early);
        expect(await vlm()).toBe(100n * COIN);
      };
    },
  },
  {
    name: 'a term stake that is due pays stake and reward',
    afterDays: 8,
    async open(on) {
      const { who, vlm } = await stakeFor(on, 7);
      return async () => {
        const { coin, positionId } = await on.first(who, coinStaking.list);
        await on.leave('staking.unlock-coin', who, {
          ...{ before: coinStaking.prepareUnlock, after: coinStaking.confirmUnlock },
          form: { coin, positionId },
        });
        expect(await vlm()).toBeGreaterThan(100n * COIN);
      };
    },
  },
  {
    name: 'the reward of a term stake that is due is claimed, and brings the stake along',
    afterDays: 8,
    async open(on) {
      const { who, vlm } = await stakeFor(on, 7);
      return async () => {
        const { coin, positionId } = await on.first(who, coinStaking.list);
        await on.leave('staking.claim-coin', who, {
          ...{ before: coinStaking.prepareClaim, after: coinStaking.confirmClaim },
          form: { coin, positionId },
        });
        expect(await vlm()).toBeGreaterThan(100n * COIN);
      };
    },
  },
  {
    name: 'VLM, WTRX and LP in the wallet become TRX',
    async open(on) {
      const who = await on.member();
      await giveVlm(on.site, who, 10n * COIN);
      await giveLp(on.site, who, 50n);
      await on.pay(who, byName('swap.wrap', { amount: 10n * COIN }));
      const balance = (coin: string) => on.site.read(coin, trc20.balanceOf(who.address));
      return async () => {
        const deadline = on.now() + TEN_MINUTES;
        const lpAmount = await balance('vlmWtrx');
        const least = { lpAmount, minBase: 1n, minToken: 1n, deadline };
        const removal = byName('liquidity.remove', { pair: on.at('vlmWtrx'), ...least });
        await on.leave('liquidity.remove', who, removal);
        const sale = { pay: on.at('vlm'), side: 'in', amount: await balance('vlm') };
        await on.leave('swap.swap', who, byName('swap.swap', { ...sale, limit: 1n, deadline }));
        const amount = await balance('wtrx');
        await on.leave('swap.unwrap', who, byName('swap.unwrap', { amount }));
        for (const coin of ['vlm', 'wtrx', 'vlmWtrx']) expect(await balance(coin)).toBe(0n);
      };
    },
  },
  {
    name: 'burn power pays its reward',
    async open(on) {
      const who = await on.member();
      await giveVlm(on.site, who, 1_000n * COIN);
      const { coins } = await on.ask(who, burnMining.get);
      const wanted = { mode: 'burn', coin: coins[0].coin, uAmount: 20n * COIN };
      const { limit } = await on.ask(who, burnMining.quote, wanted);
      await on.pay(who, {
        ...{ before: burnMining.prepareBurn, after: burnMining.confirmBurn },
        form: { ...wanted, limit },
      });
      return async () => {
        const had = await on.site.read('wtrx', trc20.balanceOf(who.address));
        await on.leave('burn-mining.claim', who, byName('burn-mining.claim'));
        expect(await on.site.read('wtrx', trc20.balanceOf(who.address))).toBeGreaterThan(had);
      };
    },
  },
  {
    name: 'a lock whose time is over is withdrawn',
    afterDays: 2,
    async open(on) {
      const who = await on.member();
      await giveVlm(on.site, who, 100n * COIN);
      const form = { coin: on.at('vlm'), amount: 10n * COIN, days: 1 };
      await on.pay(who, byName('locks.lock', form));
      return async () => {
        const { createTime } = await on.first(who, locks.list, { address: who.address });
        await on.leave('locks.unlock', who, byName('locks.unlock', { createTime }));
        expect(await on.site.read('vlm', trc20.balanceOf(who.address))).toBe(100n * COIN);
      };
    },
  },
];
