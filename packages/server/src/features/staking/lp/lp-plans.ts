import { streamYield } from '@vellum/api/staking/yield';
import { streamStake } from '@vellum/contracts/staking';
import type { OrderPlan } from '../../../orders/order-plan.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import { requireCoins, stakeProof } from '../stake-plan-parts.ts';
import type { StakingParts } from '../staking-parts.ts';
import { fundedUntil, lpPoolNow } from './lp-pool.ts';

type InPool = Readonly<{ poolId: number }>;
type Amount = InPool & Readonly<{ amount: bigint }>;

const source = 'lpStake';

/** Putting LP in. The pool has no smallest stake and no term. */
export function stakeLpPlan(parts: StakingParts): OrderPlan<Amount> {
  return {
    kind: 'staking.stake-lp',
    async prepare({ address, body: { poolId, amount } }) {
      if (amount === 0n) throw new Refusal({ code: 'AMOUNT_ZERO' });
      const { position, facts, state, phase } = await lpPoolNow(parts, poolId);
      if (phase === 'paused') throw new Refusal({ code: 'CONTRACT_PAUSED' });
      if (phase === 'ended') throw new Refusal({ code: 'STAKING_ENDED' });
      await requireCoins(parts, address, facts.lp, amount);
      const { worth } = await parts.lpPrices(position.headId, facts);
      const { contract, lp } = facts;
      return {
        quote: {
          amount: String(amount),
          apr: worth && streamYield(state, amount, worth),
          fundedUntil: fundedUntil(state, position.chainTime),
        },
        call: { contract, ...streamStake.stake(amount) },
        approvals: [{ token: lp.coin, spender: contract, minAllowance: amount }],
      };
    },
    refusal: streamStake.refusal,
    proof: stakeProof({ source, event: 'Staked', first: 'amount', told: { amount: 'amount' } }),
  };
}

/** Taking LP out, at any time; neither a pause nor an empty pool stops it. */
export function unlockLpPlan(parts: StakingParts): OrderPlan<Amount> {
  return {
    kind: 'staking.unlock-lp',
    async prepare({ address, body: { poolId, amount } }) {
      if (amount === 0n) throw new Refusal({ code: 'AMOUNT_ZERO' });
      const { facts } = await lpPoolNow(parts, poolId);
      const staked = await parts.ask(facts.contract, streamStake.stakeOf(address));
      if (amount > staked) throw new Refusal({ code: 'INSUFFICIENT_UNLOCKABLE' });
      return {
        quote: { amount: String(amount), left: String(staked - amount) },
        call: { contract: facts.contract, ...streamStake.withdraw(amount) },
      };
    },
    refusal: streamStake.refusal,
    proof: stakeProof({ source, event: 'Withdrawn', first: 'amount', told: { amount: 'amount' } }),
  };
}

/** What a stake has earned, all of it. */
export function claimLpPlan(parts: StakingParts): OrderPlan<InPool> {
  return {
    kind: 'staking.claim-lp',
    async prepare({ address, body: { poolId } }) {
      const { facts } = await lpPoolNow(parts, poolId);
      const reward = await parts.ask(facts.contract, streamStake.earned(address));
      if (reward === 0n) throw new Refusal({ code: 'NOTHING_TO_CLAIM' });
      return {
        quote: { reward: String(reward) },
        call: { contract: facts.contract, ...streamStake.claim() },
      };
    },
    refusal: streamStake.refusal,
    proof: stakeProof({ source, event: 'RewardPaid', told: { amount: 'amount' } }),
  };
}
