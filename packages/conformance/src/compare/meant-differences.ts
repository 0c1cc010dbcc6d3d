import type { JsonDifference } from './json-differences.ts';

/** A difference that is meant: a rule that recognises its cause, and why it stays. */
export type MeantDifference = Readonly<{
  name: string;
  reason: string;
  recognises(part: string, difference: JsonDifference & Readonly<{ id: string }>): boolean;
}>;

/** Differences from java-tron that stay. An entry that recognises nothing in a whole run is an error. */
export const meantDifferences: readonly MeantDifference[] = [];
