import { StackProblem } from '../stack-problem.ts';

/** What can be done about data that nothing can be made of. */
export const damageRemedy =
  'npm run restore restores a backup, npm run reset wipes the data folder (npm run doctor checks everything).';

/** A file that only we write does not hold what we wrote. */
export function damagedFile(path: string, cause?: unknown): StackProblem {
  return new StackProblem(`${path} is damaged: ${damageRemedy}`, { cause });
}
