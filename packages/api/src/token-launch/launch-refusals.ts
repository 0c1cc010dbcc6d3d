import type { CodeWithParams } from '../refusals/error-codes.ts';
import type { LaunchLimits } from './launch-limits.ts';
import { liquidityRules } from './launch-liquidity-rules.ts';
import type { LaunchDraft, LaunchField } from './launch-rule.ts';
import { saleRules } from './launch-sale-rules.ts';
import { supplyRules } from './launch-supply-rules.ts';
import { tokenRules } from './launch-token-rules.ts';

export type LaunchRefusal = Readonly<{ field: LaunchField; problem: CodeWithParams }>;

const rules = [...tokenRules, ...supplyRules, ...saleRules, ...liquidityRules];

/**
 * Why the contracts, or we, would not take this form: the first problem of each field, in the order of the form.
 * What is not filled in yet is only asked for. None of them: `launchPlan` makes a call that the factory accepts
 * at the time `now` (in milliseconds).
 */
export function refusalsOfLaunch(
  draft: LaunchDraft,
  now: number,
  limits: LaunchLimits,
): readonly LaunchRefusal[] {
  const found = new Map<LaunchField, CodeWithParams>();
  for (const { field, check } of rules) {
    const problem = found.has(field) ? null : check(draft, { now, limits });
    if (problem !== null) found.set(field, problem);
  }
  return [...found].map(([field, problem]) => ({ field, problem }));
}
