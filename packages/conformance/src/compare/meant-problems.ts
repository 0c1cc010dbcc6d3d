import type { Observation } from '../part.ts';
import type { PartComparison } from './compare.ts';
import type { MeantDifference } from './meant-differences.ts';

/** Entries of the list that recognise nothing any more. Only a run of every part can tell. */
export function unusedEntries(
  comparisons: readonly PartComparison[],
  entries: readonly MeantDifference[],
): string[] {
  const used = new Set(
    comparisons.flatMap(({ differences }) => differences.map(({ meant }) => meant)),
  );
  return entries
    .filter((entry) => !used.has(entry))
    .map(({ name }) => `"${name}" recognises nothing any more: take it off the list`);
}

type Compared = Readonly<{ observations: readonly Observation[]; comparison: PartComparison }>;

/** Routes, contract types and opcodes of which every observation differs by entries of the list. */
export function hiddenSubjects(compared: readonly Compared[]): string[] {
  const shown = new Set<string>();
  const all = new Set<string>();
  for (const { observations, comparison } of compared) {
    const differing = new Set(comparison.differences.map(({ id }) => id));
    for (const { id, subjects = [] } of observations) {
      for (const subject of subjects) {
        all.add(subject);
        if (!differing.has(id)) shown.add(subject);
      }
    }
  }
  return [...all]
    .filter((subject) => !shown.has(subject))
    .map((subject) => `everything about ${subject} differs: an entry may not cover it whole`);
}
