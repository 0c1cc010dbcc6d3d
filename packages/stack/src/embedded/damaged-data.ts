import { StackProblem } from '../stack-problem.ts';

/** What can be done about data that nothing can be made of. */
export const damageRemedy =
  'npm run restore brings a backup back, npm run reset begins anew (npm run doctor looks at everything).';

/** A file that only we write does not hold what we wrote. */
export function damagedFile(path: string, cause?: unknown): StackProblem {
  return new StackProblem(`${path} is damaged: ${damageRemedy}`, { cause });
}
