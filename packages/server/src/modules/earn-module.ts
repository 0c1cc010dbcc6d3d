import type { Address } from '@vellum/tron/address';
import type { Client } from '@vellum/tron/client/client';
import { burnParts } from '../features/burn-mining/burn-parts.ts';
import { burnPlans, listOfBurnPlans } from '../features/burn-mining/burn-plans.ts';
import { burnProjection } from '../features/burn-mining/burn-projection.ts';
import { liquidityParts } from '../features/liquidity/liquidity-parts.ts';
import { liquidityPlans, listOfLiquidityPlans } from '../features/liquidity/liquidity-plans.ts';
import { poolProjection } from '../features/liquidity/pool-projection.ts';
import { purchaseProjection } from '../features/liquidity/purchase-projection.ts';
import { lockParts } from '../features/locks/lock-parts.ts';
import { lockPlans } from '../features/locks/lock-plans.ts';
import { lockProjection } from '../features/locks/lock-projection.ts';
import { termProjection } from '../features/staking/coin/term-projection.ts';
import { lpProjection } from '../features/staking/lp/lp-projection.ts';
import { stakingParts } from '../features/staking/staking-parts.ts';
import { listOfStakingPlans, stakingPlans } from '../features/staking/staking-plans.ts';
import type { Projection } from '../indexer/projection.ts';
import type { AnyOrderPlan } from '../orders/order-plan.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';

type Contracts = Readonly<
  Record<
    | 'lpStake'
    | 'termStake'
    | 'locker'
    | 'dex'
    | 'burnMine'
    | 'oracle'
    | 'usdt'
    | 'vlm'
    | 'wtrx'
    | 'liquidityHelper',
    Address
  >
> &
  Readonly<Record<string, Address>>;

type Means = Readonly<{ client: Client; clock: Clock; contracts: Contracts }>;

/** What the ways of earning run on. */
export function earnModule(database: Database, means: Means) {
  const { client, contracts } = means;
  const staking = stakingParts(database, client, contracts);
  const ofStakes = stakingPlans(staking);
  const locks = lockParts(database, client, contracts);
  const burning = burnParts(database, means);
  const ofBurns = burnPlans(burning);
  const liquidity = liquidityParts(database, means);
  const ofLiquidity = liquidityPlans(liquidity);
  return {
    staking,
    stakingPlans: ofStakes,
    locks,
    burning,
    burnPlans: ofBurns,
    liquidity,
    liquidityPlans: ofLiquidity,
    plans: [
      ...listOfStakingPlans(ofStakes),
      ...lockPlans(locks),
      ...listOfBurnPlans(ofBurns),
      ...listOfLiquidityPlans(ofLiquidity),
    ] as readonly AnyOrderPlan[],
    projections: [
      lpProjection,
      termProjection,
      lockProjection,
      burnProjection,
      poolProjection,
      purchaseProjection,
    ] as readonly Projection[],
  };
}
