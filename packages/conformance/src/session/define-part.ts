import type { Observation, Part, RunContext } from '../part.ts';
import { Session } from './session.ts';

type Steps = (session: Session, context: RunContext) => AsyncIterable<Observation>;

/** A part whose steps are written with a session. */
export function definePart(
  name: string,
  budget: number,
  steps: Steps,
  { isAlone = false } = {},
): Part {
  return {
    name,
    budget,
    isAlone,
    run: (node, context) => steps(new Session(name, node, context), context),
  };
}
