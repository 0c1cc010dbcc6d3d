import type { Json } from '@vellum/tron/json';
import type { Observation } from '../part.ts';
import { type JsonDifference, jsonDifferences } from './json-differences.ts';
import type { MeantDifference } from './meant-differences.ts';
import { shortAnswer } from './short-answer.ts';

export type Difference = JsonDifference &
  Readonly<{ id: string; request: string; meant: MeantDifference | undefined }>;

/** What two nodes showed in one part. */
export type PartComparison = Readonly<{
  part: string;
  compared: number;
  /** Observations that one of them could not perform. */
  notRun: number;
  differences: readonly Difference[];
}>;

/** An answer to compare with: of another node, or recorded from one. */
export type Expected = Pick<Observation, 'id' | 'answer' | 'digest' | 'notRun'> &
  Readonly<{ isRecorded?: true }>;

/** Holds what was seen here against what was expected, observation by observation. */
export function comparePart(
  part: string,
  here: readonly Observation[],
  there: readonly Expected[],
  meant: readonly MeantDifference[],
): PartComparison {
  const expected = new Map(there.map((observation) => [observation.id, observation]));
  const seen = new Set(here.map(({ id }) => id));
  const notRun = here.filter(({ id, notRun }) => notRun ?? expected.get(id)?.notRun).length;
  const found = here.flatMap((observation) => {
    const other = expected.get(observation.id);
    if (observation.notRun !== undefined || other?.notRun !== undefined) return [];
    return other?.isRecorded
      ? differencesOf(...asRecorded(observation, other))
      : differencesOf(observation, other?.answer);
  });
  const unseen = there
    .filter(({ id }) => !seen.has(id))
    .map(({ id, answer }) => neverSeen(id, answer));
  const differences = [...found, ...unseen].map((difference) => ({
    ...difference,
    meant: meant.find((entry) => entry.recognises(part, difference)),
  }));
  return { part, compared: here.length - notRun, notRun, differences };
}

/** Both in the form that recordings keep. */
function asRecorded(here: Observation, { digest, answer }: Expected): [Observation, Json] {
  return digest === undefined
    ? [{ ...here, answer: shortAnswer(here.answer) }, answer]
    : [{ ...here, answer: here.digest ?? null }, digest];
}

/** Parts of which more than one observation in a hundred could not be performed: such a run shows nothing. */
export function tooFewRun(comparisons: readonly PartComparison[]): string[] {
  return comparisons
    .filter(({ compared, notRun }) => notRun * 100 > compared + notRun)
    .map(({ part, compared, notRun }) => `${part}: ${notRun} of ${compared + notRun} were not run`);
}

type Found = Omit<Difference, 'meant'>;

function differencesOf({ id, request, answer }: Observation, there: Json | undefined): Found[] {
  if (there === undefined) {
    return [{ id, request, path: '', kind: 'absent there', here: answer, there }];
  }
  return jsonDifferences(answer, there).map((difference) => ({ id, request, ...difference }));
}

function neverSeen(id: string, there: Json): Found {
  return { id, request: 'not asked', path: '', kind: 'absent here', here: undefined, there };
}
