import type { Observation } from '../part.ts';

/** Runs all at once and reports what each saw, one after the other, so that the order is always the same. */
export async function* concurrent(
  ...steps: readonly AsyncIterable<Observation>[]
): AsyncGenerator<Observation, void> {
  for (const observations of await Promise.all(steps.map(collected))) yield* observations;
}

async function collected(steps: AsyncIterable<Observation>): Promise<Observation[]> {
  const observations: Observation[] = [];
  for await (const observation of steps) observations.push(observation);
  return observations;
}
