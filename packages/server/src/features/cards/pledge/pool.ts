import { larger } from '@vellum/api/numbers/bigint-order';
import { unstreamed } from '@vellum/api/staking/stream-clock';
import { streamReward } from '@vellum/api/staking/yield';
import { sql } from 'kysely';
import { type ContextParts, cardContext } from '../card-context.ts';
import type { KnownLevel } from '../level-facts.ts';
import type { PledgeParts } from './pledge-pages.ts';

const DAY = 86_400n;
const SHIFT = 64n;

/** What the pool of card rewards holds and pays, by its own logs. */
export async function poolStatistics(parts: PledgeParts) {
  const { earnings, coin, levels, position } = await cardContext(parts);
  const { state } = earnings;
  const isFunded = state.finish > state.last;
  const { rows } = await sql<{ staked: bigint; stakers: bigint }>`
    select count(*) as staked, count(distinct owner) as stakers from card
    where unlock_at is not null`.execute(parts.database);
  const { terms } = await parts.pledge();
  return {
    staked: Number(rows[0]?.staked ?? 0n),
    stakers: Number(rows[0]?.stakers ?? 0n),
    dailyReward: { ...coin, amount: String(isFunded ? (state.rate * DAY) >> SHIFT : 0n) },
    rewardLeft: String(unstreamed(state)),
    // While nothing is pledged the clock stands still, so the end moves on with the time.
    endsAt: isFunded ? position.chainTime + Number(state.finish - state.last) * 1000 : null,
    weight: String(state.total),
    mostWeight: String(mostWeight([...levels.values()], terms)),
  };
}

/** Terms to choose from, with what a card of each level would earn. */
export async function pledgeTerms(parts: ContextParts) {
  const { earnings, coin, levels } = await cardContext(parts);
  const { terms } = await parts.pledge();
  const all = [...levels.values()];
  const most = mostWeight(all, terms);
  const list = terms.map(({ seconds, percent }) => {
    const allowed = all.filter(({ pledgeTime }) => pledgeTime <= seconds);
    const earning = ({ level, weight: own }: KnownLevel) => {
      const weight = own * percent;
      const { state } = earnings;
      const reward = (total: bigint) => ({
        ...coin,
        amount: String(streamReward(state, weight, total, seconds)),
      });
      const present = state.total + weight;
      return {
        level,
        weight: Number(weight),
        atLeast: reward(larger(most, present)),
        atPresent: reward(present),
      };
    };
    return {
      days: Number(seconds / DAY),
      weight: Number(percent),
      minLevel: Math.min(...allowed.map(({ level }) => level), 255),
      levels: allowed.map(earning),
    };
  });
  return { list };
}

/** Every card there is or can be, pledged for the best term. */
function mostWeight(levels: readonly KnownLevel[], terms: readonly { percent: bigint }[]): bigint {
  const best = terms.reduce((most, { percent }) => larger(most, percent), 0n);
  return levels.reduce((sum, level) => {
    const { minted, remain, allotment_left: allotted, reserved, weight } = level;
    return sum + (minted + remain + allotted + reserved) * weight * best;
  }, 0n);
}
