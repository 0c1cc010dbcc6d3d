import { cards } from '@vellum/contracts/cards';
import type { OrderPlan } from '../../../orders/order-plan.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { ContextParts } from '../card-context.ts';
import { findLevel } from './buy-plan.ts';
import { cardProof, ownCard, type PlanParts, requireEntries, requireFree } from './plan-parts.ts';

type PledgePlanDependencies = PlanParts & Pick<ContextParts, 'pledge' | 'earnings'>;

const DAY_SECONDS = 86_400n;

/** Locking a card for a term, for a share of the rewards that are funded. */
export function pledgePlan(
  parts: PledgePlanDependencies,
): OrderPlan<Readonly<{ tokenId: bigint; days: number }>> {
  return {
    kind: 'card-pledge.pledge',
    async prepare({ address, body: { tokenId, days } }) {
      const card = await ownCard(parts, tokenId, address);
      const now = await requireEntries(parts);
      requireFree(card, now, 'ALREADY_STAKED');
      if (card.price !== null) throw new Refusal({ code: 'CARD_ON_SALE' });
      const seconds = BigInt(days) * DAY_SECONDS;
      await requireTerm(parts, card.level, seconds);
      const { state, weightOf } = await parts.earnings(await parts.position());
      if (state.finish <= state.last) throw new Refusal({ code: 'STAKING_ENDED' });
      return {
        quote: {
          unlockAt: now + Number(seconds) * 1000,
          weight: Number(weightOf(card.level, seconds)),
        },
        call: { contract: parts.contract, ...cards.pledge(tokenId, seconds) },
      };
    },
    refusal: cards.refusal,
    proof: cardProof('Pledged', { who: 'user', first: 'tokenId' }, ({ args }) => ({
      unlockAt: String((args['unlockTime'] as bigint) * 1000n),
    })),
  };
}

async function requireTerm(
  parts: PledgePlanDependencies,
  level: number,
  seconds: bigint,
): Promise<void> {
  const { terms } = await parts.pledge();
  const { pledgeTime } = await findLevel(parts, level);
  if (seconds < pledgeTime || !terms.some((term) => term.seconds === seconds)) {
    throw new Refusal({ code: 'PERIOD_INVALID' });
  }
}

/** Ending a pledge that is due. Neither freeze nor pause stops it. */
export function unlockPlan(parts: PlanParts): OrderPlan<Readonly<{ tokenId: bigint }>> {
  return {
    kind: 'card-pledge.unlock',
    async prepare({ address, body: { tokenId } }) {
      const card = await ownCard(parts, tokenId, address);
      if (card.unlock_at === null) throw new Refusal({ code: 'NOT_STAKED' });
      const { chainTime } = await parts.position();
      if (BigInt(chainTime) < card.unlock_at) throw new Refusal({ code: 'NOT_YET_UNLOCK_TIME' });
      return { quote: {}, call: { contract: parts.contract, ...cards.unlock(tokenId) } };
    },
    refusal: cards.refusal,
    proof: cardProof('Unlocked', { who: 'user', first: 'tokenId' }),
  };
}
