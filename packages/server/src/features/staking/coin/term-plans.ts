import { termReward } from '@vellum/api/yield';
import type { WriteCall } from '@vellum/contracts/contract-face';
import { termStake } from '@vellum/contracts/staking';
import type { Address } from '@vellum/tron/address';
import type { OrderPlan } from '../../../orders/order-plan.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { amountText } from '../named-coin.ts';
import { requireCoins, stakeProof } from '../stake-plan-parts.ts';
import type { StakingParts } from '../staking-parts.ts';
import type { TermFacts } from './term-facts.ts';
import { EARLY_AFTER_MS, offerNow, termPoolOf } from './term-pages.ts';
import type { TermOfferRow, TermStakeRow } from './term-rows.ts';
import { type TermStatus, termStatusOf } from './term-store.ts';

type Stake = Readonly<{ coin: Address; amount: bigint; days: number }>;
type OneStake = Readonly<{ coin: Address; positionId: bigint }>;

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
      const { paused_until } = await parts.terms.pool(facts.source);
      if (paused_until > BigInt(position.chainTime)) throw new Refusal({ code: 'CONTRACT_PAUSED' });
      const offer = await offerOf(parts, facts, days);
      const { idx, rate } = offer;
      const reward = termReward(amount, BigInt(rate), BigInt(days));
      if (amount < offer.minimum || reward === 0n) throw belowMinimum(facts, offer);
      await requireRoom(parts, position.headId, facts, offer, reward);
      await requireCoins(parts, address, facts, amount);
      return {
        quote: {
          ...{ amount: String(amount), reward: String(reward), rate, termIndex: idx },
          earlyFrom: position.chainTime + EARLY_AFTER_MS,
          unlockAt: position.chainTime + days * DAY_MS,
        },
        call: plannedCall(facts.contract, termStake.stake(amount, BigInt(idx), reward)),
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

/** The open term of so many days; of several, the one that pays most. */
async function offerOf(parts: StakingParts, facts: TermFacts, days: number): Promise<TermOfferRow> {
  const all = await parts.terms.offers(facts.source);
  const asked = all.filter((offer) => offer.days === days);
  if (asked.length === 0) throw new Refusal({ code: 'PERIOD_INVALID' });
  const open = asked.filter((offer) => offer.open).toSorted((a, b) => b.rate - a.rate);
  const [best] = open;
  if (best === undefined) throw new Refusal({ code: 'STAKING_ENDED' });
  return best;
}

const YEAR_BPS = 3_650_000n;

/** Also the smallest stake that earns a unit, where a term asks for less. */
function belowMinimum(facts: TermFacts, { minimum, rate, days }: TermOfferRow): Refusal {
  const perUnit = BigInt(rate * days);
  const earning = (YEAR_BPS + perUnit - 1n) / perUnit;
  const least = minimum > earning ? minimum : earning;
  return new Refusal({ code: 'BELOW_MINIMUM', params: { min: amountText(facts, least) } });
}

/** A reward that cannot be set aside whole is not promised. */
async function requireRoom(
  parts: StakingParts,
  headId: string,
  facts: TermFacts,
  offer: TermOfferRow,
  reward: bigint,
): Promise<void> {
  const { available, largest, minimum } = await offerNow(parts, headId, offer);
  if (reward <= available) return;
  if (largest < minimum || available === 0n) throw new Refusal({ code: 'STAKING_ENDED' });
  const params = { available: amountText(facts, largest) };
  throw new Refusal({ code: 'EXCEEDS_AVAILABLE', params });
}

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
        call: plannedCall(facts.contract, termStake.close(stake.id)),
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
        call: plannedCall(facts.contract, termStake.closeEarly(stake.id)),
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

const plannedCall = (contract: Address, call: WriteCall) => ({
  contract,
  abi: termStake.abi,
  ...call,
});
