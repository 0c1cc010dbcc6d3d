import type { StateReader } from '../state/state-reader.ts';

/** What something cost since when, in java-tron's form: `time:sun`, the oldest first, joined by commas. */
export function priceHistory(state: StateReader, code: bigint, initial: bigint): string {
  const changes = state
    .records('proposal')
    .map(({ value }) => value)
    .filter((proposal) => proposal.state === 'APPROVED')
    .sort((left, right) => left.expires - right.expires)
    .flatMap(({ expires, parameters }) =>
      parameters.filter((each) => each.code === code).map(({ value }) => `${expires}:${value}`),
    );
  return [`0:${initial}`, ...changes].join(',');
}
