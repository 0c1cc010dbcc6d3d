import type { Address } from '@vellum/tron/address';
import type { Client } from '@vellum/tron/client/client';
import { lockParts } from './features/locks/lock-parts.ts';
import { lockPlans } from './features/locks/lock-plans.ts';
import { lockProjection } from './features/locks/lock-projection.ts';
import { termProjection } from './features/staking/coin/term-projection.ts';
import { lpProjection } from './features/staking/lp/lp-projection.ts';
import { stakingParts } from './features/staking/staking-parts.ts';
import { listOfStakingPlans, stakingPlans } from './features/staking/staking-plans.ts';
import type { Projection } from './indexer/projection.ts';
import type { AnyOrderPlan } from './orders/order-plan.ts';
import type { Database } from './platform/database/database.ts';

type Contracts = Readonly<Record<'lpStake' | 'termStake' | 'locker' | 'dex', Address>> &
  Readonly<Record<string, Address>>;

/** The part of the ground that the ways of earning stand on. */
export function earnGround(database: Database, client: Client, contracts: Contracts) {
  const staking = stakingParts(database, client, contracts);
  const ofStakes = stakingPlans(staking);
  const locks = lockParts(database, client, contracts);
  return {
    staking,
    stakingPlans: ofStakes,
    locks,
    plans: [...listOfStakingPlans(ofStakes), ...lockPlans(locks)] as readonly AnyOrderPlan[],
    projections: [lpProjection, termProjection, lockProjection] as readonly Projection[],
  };
}
