import type { TronNode } from '../node/tron-node.ts';
import type { Observation, Part, RunContext } from '../part.ts';

export type PartResult = Readonly<{
  part: string;
  observations: readonly Observation[];
  /** Why the part ended early, if it did. */
  failure: string | undefined;
}>;

/** Performs all parts at once on one node. */
export function runParts(
  parts: readonly Part[],
  node: TronNode,
  context: RunContext,
): Promise<PartResult[]> {
  return Promise.all(parts.map((part) => runPart(part, node, context)));
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
