import type { Mutant } from './mutant.ts';
import { operatorNames } from './operators.ts';
import { type Verdict, verdicts } from './workbench.ts';

export type Outcome = Readonly<{ mutant: Mutant; verdict: Verdict }>;

/** Counts per operator and the share noticed of those that compile; 0 when none did. */
export function table(
  outcomes: readonly Outcome[],
  drawn: number,
): { lines: string; rate: number } {
  const count = (verdict: Verdict, operator?: string) =>
    outcomes.filter(
      (outcome) =>
        outcome.verdict === verdict &&
        (operator ?? outcome.mutant.edit.operator) === outcome.mutant.edit.operator,
    ).length;
  const row = (name: string, operator?: string) =>
    name.padEnd(14) +
    verdicts.map((verdict) => String(count(verdict, operator)).padStart(14)).join('');
  const counted = outcomes.length - count('uncompilable');
  const rate = counted === 0 ? 0 : (count('killed') + count('endless')) / counted;
  const lines = [
    ['operator'.padEnd(14), ...verdicts.map((verdict) => verdict.padStart(14))].join(''),
    ...operatorNames.map((name) => row(name, name)),
    row('all'),
    `${(100 * rate).toFixed(1)} % of ${counted} killed; ${drawn - outcomes.length} not tried`,
  ];
  return { lines: lines.join('\n'), rate };
}
