import { termStake } from '@vellum/contracts/staking';
import type { Address } from '@vellum/tron/address';
import type { OrderPlan } from '../../../orders/order-plan.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import { stakeProof } from '../stake-plan-parts.ts';
import type { StakingParts } from '../staking-parts.ts';
import type { TermFacts } from './term-facts.ts';
import { EARLY_AFTER_MS, termPoolOf } from './term-pool.ts';
import type { TermStakeRow } from './term-rows.ts';
import { type TermStatus, termStatusOf } from './term-store.ts';

type OneStake = Readonly<{ coin: Address; positionId: bigint }>;

const source = 'termStake';

type Closing = Readonly<{
  kind: 'staking.unlock-coin' | 'staking.claim-coin';
  early: 'NOT_YET_UNLOCK_TIME' | 'CLAIM_NOT_OPEN';
  over: 'INSUFFICIENT_UNLOCKABLE' | 'NOTHING_TO_CLAIM';
}>;

/** Closing a stake that is due: stake and reward come together, under either name. */
function closePlan(parts: StakingParts, { kind, early, over }: Closing): OrderPlan<OneStake> {
  return {
    kind,
    async prepare({ address, body }) {
      const { facts, stake, status } = await ownStake(parts, address, body);
      if (status === 'active') throw new Refusal({ code: early });
      if (status !== 'matured') throw new Refusal({ code: over });
      return {
        quote: { amount: String(stake.amount), reward: String(stake.reward) },
        call: { contract: facts.contract, ...termStake.close(stake.id) },
      };
    },
    refusal: termStake.refusal,
    proof: closed,
  };
}

export const unlockCoinPlan = (parts: StakingParts): OrderPlan<OneStake> =>
  closePlan(parts, {
    kind: 'staking.unlock-coin',
    early: 'NOT_YET_UNLOCK_TIME',
    over: 'INSUFFICIENT_UNLOCKABLE',
  });

export const claimCoinPlan = (parts: StakingParts): OrderPlan<OneStake> =>
  closePlan(parts, {
    kind: 'staking.claim-coin',
    early: 'CLAIM_NOT_OPEN',
    over: 'NOTHING_TO_CLAIM',
  });

/** The stake back without its reward. Never offered once the reward is due, since it would give that away. */
export function closeEarlyPlan(parts: StakingParts): OrderPlan<OneStake> {
  return {
    kind: 'staking.close-early',
    async prepare({ address, body }) {
      const { facts, stake, status, now } = await ownStake(parts, address, body);
      if (status === 'matured') throw new Refusal({ code: 'STAKE_MATURED' });
      if (status !== 'active') throw new Refusal({ code: 'INSUFFICIENT_UNLOCKABLE' });
      if (now < Number(stake.since) + EARLY_AFTER_MS) {
        throw new Refusal({ code: 'NOT_YET_UNLOCK_TIME' });
      }
      return {
        quote: { amount: String(stake.amount), forgone: String(stake.reward) },
        call: { contract: facts.contract, ...termStake.closeEarly(stake.id) },
      };
    },
    refusal: termStake.refusal,
    proof: closed,
  };
}

const closed = stakeProof({
  ...{ source, event: 'TermClosed', first: 'id' },
  told: { positionId: 'id', amount: 'amount', reward: 'reward' },
});

type Own = Readonly<{ facts: TermFacts; stake: TermStakeRow; status: TermStatus; now: number }>;

async function ownStake(
  parts: StakingParts,
  address: Address,
  { coin, positionId }: OneStake,
): Promise<Own> {
  const facts = await termPoolOf(parts, coin);
  const [stake, { chainTime: now }] = await Promise.all([
    parts.terms.find(facts.source, positionId),
    parts.position(),
  ]);
  if (stake?.address !== address) throw new Refusal({ code: 'NOT_FOUND' });
  return { facts, stake, status: termStatusOf(stake, now), now };
}
