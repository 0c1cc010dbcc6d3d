import { embeddedParameters } from '../../deploy/default-parameters.ts';
import type { Deployment } from '../../deploy/deployment-file.ts';
import { deploymentPlan } from '../../deploy/plan.ts';
import { sizes } from '../../generated/sizes.ts';
import { NOBODY } from './world.ts';

export type DeployedFigures = Readonly<Record<string, Readonly<{ bytes: number; energy: number }>>>;

/** Bytes of code and energy of the deployment of every contract, by its Solidity name. */
export function deployments(deployment: Deployment): DeployedFigures {
  const rows = deploymentPlan(embeddedParameters(NOBODY)).flatMap((step) => {
    if (step.kind !== 'deploy') return [];
    const { contract } = step.blueprint;
    const bytes = sizes[contract as keyof typeof sizes];
    const energy = Number(deployment.contracts[step.name]?.energy);
    return [[contract, { bytes, energy }] as const];
  });
  return Object.fromEntries(rows.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
