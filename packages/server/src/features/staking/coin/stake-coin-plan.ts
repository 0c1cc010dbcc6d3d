import { smallestTermStake, termReward } from '@vellum/api/staking/yield';
import { termStake } from '@vellum/contracts/staking';
import type { Address } from '@vellum/tron/address';
import type { OrderPlan } from '../../../orders/order-plan.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import { amountText } from '../named-coin.ts';
import { requireCoins, stakeProof } from '../stake-plan-parts.ts';
import type { StakingParts } from '../staking-parts.ts';
import type { TermFacts } from './term-facts.ts';
import { EARLY_AFTER_MS, offerNow, takesStakes, termPoolOf } from './term-pool.ts';
import type { TermOfferRow } from './term-rows.ts';

type Stake = Readonly<{ coin: Address; amount: bigint; days: number }>;

const source = 'termStake';
const DAY_MS = 86_400_000;

/** Staking for a term. Days, rate and minimum of a term never change, so the quoted reward is what is set aside. */
export function stakeCoinPlan(parts: StakingParts): OrderPlan<Stake> {
  return {
    kind: 'staking.stake-coin',
    async prepare({ address, body: { coin, amount, days } }) {
      if (amount === 0n) throw new Refusal({ code: 'AMOUNT_ZERO' });
      const facts = await termPoolOf(parts, coin);
      const position = await parts.position();
      const offer = await offerOf(parts, facts, days, position);
      const { idx, rate } = offer;
      const reward = termReward(amount, BigInt(rate), BigInt(days));
      if (amount < offer.minimum || reward === 0n) throw belowMinimum(facts, offer);
      await requireCoins(parts, address, facts, amount);
      // A reward that cannot be set aside whole is not promised.
      if (amount > offer.largest) {
        const params = { available: amountText(facts, offer.largest) };
        throw new Refusal({ code: 'EXCEEDS_AVAILABLE', params });
      }
      return {
        quote: {
          ...{ amount: String(amount), reward: String(reward), rate, termIndex: idx },
          earlyFrom: position.chainTime + EARLY_AFTER_MS,
          unlockAt: position.chainTime + days * DAY_MS,
        },
        call: { contract: facts.contract, ...termStake.stake(amount, BigInt(idx), reward) },
        approvals: [{ token: coin, spender: facts.contract, minAllowance: amount }],
      };
    },
    refusal: termStake.refusal,
    proof: stakeProof({
      ...{ source, event: 'TermStaked', first: 'amount' },
      told: { positionId: 'id', amount: 'amount', reward: 'reward', unlockTime: 'unlockTime' },
    }),
  };
}

/** The term of so many days that takes stakes; of several, the one that pays most. Pages choose alike. */
async function offerOf(
  parts: StakingParts,
  { source: pool }: TermFacts,
  days: number,
  { chainTime, headId }: Readonly<{ chainTime: number; headId: string }>,
) {
  const { paused_until } = await parts.terms.pool(pool);
  if (paused_until > BigInt(chainTime)) throw new Refusal({ code: 'CONTRACT_PAUSED' });
  const asked = (await parts.terms.offers(pool)).filter((offer) => offer.days === days);
  if (asked.length === 0) throw new Refusal({ code: 'PERIOD_INVALID' });
  const offers = await Promise.all(asked.map((offer) => offerNow(parts, headId, offer)));
  const [best] = offers.filter(takesStakes).toSorted((a, b) => b.rate - a.rate);
  if (best === undefined) throw new Refusal({ code: 'STAKING_ENDED' });
  return best;
}

/** Also the smallest stake that earns a unit, where a term asks for less. */
function belowMinimum(facts: TermFacts, { minimum, rate, days }: TermOfferRow): Refusal {
  const earning = smallestTermStake(BigInt(rate), BigInt(days));
  const least = minimum > earning ? minimum : earning;
  return new Refusal({ code: 'BELOW_MINIMUM', params: { min: amountText(facts, least) } });
}
