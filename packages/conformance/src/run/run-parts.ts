import type { TronNode } from '../node/tron-node.ts';
import type { Observation, Part, RunContext } from '../part.ts';

export type PartResult = Readonly<{
  part: string;
  observations: readonly Observation[];
  /** Why the part ended early, if it did. */
  failure: string | undefined;
}>;

/** Performs the parts on one node: all at once, then one by one those that must be alone. */
export async function runParts(
  parts: readonly Part[],
  node: TronNode,
  context: RunContext,
): Promise<PartResult[]> {
  const [alone, others] = [true, false].map((isAlone) =>
    parts.filter((part) => (part.isAlone ?? false) === isAlone),
  ) as [Part[], Part[]];
  const results = await Promise.all(others.map((part) => runPart(part, node, context)));
  for (const part of alone) results.push(await runPart(part, node, context));
  return parts.flatMap(({ name }) => results.filter(({ part }) => part === name));
}

async function runPart(part: Part, node: TronNode, context: RunContext): Promise<PartResult> {
  const observations: Observation[] = [];
  const ids = new Set<string>();
  let failure: string | undefined;
  try {
    for await (const observation of part.run(node, context)) {
      if (ids.has(observation.id)) throw new Error(`two observations are called ${observation.id}`);
      ids.add(observation.id);
      observations.push(observation);
    }
  } catch (error) {
    // One part that cannot go on must not hide what the others find.
    failure = error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
  return { part: part.name, observations, failure };
}
