import type { Blueprint } from './blueprint.ts';
import {
  governorBlueprint,
  marketBlueprints,
  timelockBlueprint,
  voteBlueprints,
} from './coin-blueprints.ts';
import { earnBlueprints, groundBlueprints } from './earn-blueprints.ts';
import { handoverSteps } from './handover-steps.ts';
import { launchBlueprints } from './launch-blueprints.ts';
import { liquiditySteps, pairSteps } from './liquidity-steps.ts';
import { tradingBlueprints } from './market-blueprints.ts';
import type { DeploymentParameters } from './parameters.ts';
import { deploySteps, type Step } from './step.ts';
import { warmSteps } from './warm-steps.ts';
import { wiringSteps } from './wiring-steps.ts';

/** The platform's own contracts by name, on every network; coins and DEX may be there before. */
export const platformBlueprints: Readonly<Record<string, Blueprint>> = {
  ...timelockBlueprint,
  ...voteBlueprints,
  ...groundBlueprints,
  ...launchBlueprints,
  ...earnBlueprints,
  ...tradingBlueprints,
};

/** Everything up to the point where only time is missing, in the order in which it can be done. */
export function deploymentPlan(parameters: DeploymentParameters): Step[] {
  const { existing, liquidity } = parameters;
  return [
    ...deploySteps(timelockBlueprint),
    ...(existing ? [] : deploySteps(marketBlueprints)),
    ...deploySteps(existing?.vlm ? governorBlueprint : voteBlueprints),
    ...pairSteps,
    ...deploySteps(groundBlueprints),
    ...deploySteps(launchBlueprints),
    ...deploySteps(earnBlueprints),
    ...deploySteps(tradingBlueprints),
    ...(liquidity ? liquiditySteps(liquidity) : []),
    ...warmSteps(parameters),
    ...wiringSteps(parameters),
    ...handoverSteps(),
  ];
}
