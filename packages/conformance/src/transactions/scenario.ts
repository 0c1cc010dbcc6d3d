import { Random } from '../random/random.ts';
import { accountSteps } from './account-steps.ts';
import { contractSteps } from './contract-steps.ts';
import { refusedSteps } from './refused-steps.ts';
import { stakeSteps } from './stake-steps.ts';
import type { Maker, Step } from './step.ts';
import { tokenSteps } from './token-steps.ts';

const kinds: readonly (readonly [number, readonly (readonly [number, Maker])[]])[] = [
  [4, accountSteps],
  [5, stakeSteps],
  [3, tokenSteps],
  [5, contractSteps],
  [1, refusedSteps],
];

/** Random transactions of actors who have nothing to do with those of other scenarios. */
export function scenarioOf(choices: string, number: number, length: number): readonly Step[] {
  const random = new Random(`${choices}/scenario/${number}`);
  return Array.from({ length }, () => random.weighted(random.weighted(kinds))(random));
}
