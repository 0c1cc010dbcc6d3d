import { parseArgs } from 'node:util';

/** How long, how many, and from which seed. */
export type SoakPlan = Readonly<{ minutes: number; users: number; seed: number }>;

export type PlanResult =
  | Readonly<{ kind: 'plan'; plan: SoakPlan }>
  | Readonly<{ kind: 'invalid'; problem: string }>;

const AN_HOUR = { minutes: '60', users: '100' };

/** What the words of the command line ask for; the seed is that of the run. */
export function planOf(
  words: readonly string[],
  seed: number,
  defaults: Readonly<{ minutes: string; users: string }> = AN_HOUR,
): PlanResult {
  const options = { minutes: { type: 'string' }, users: { type: 'string' } } as const;
  try {
    const { values } = parseArgs({ args: [...words], options });
    const { minutes, users } = { ...defaults, ...values };
    if (!/^\d+(\.\d+)?$/.test(minutes) || Number(minutes) <= 0) {
      return invalid(`--minutes must be a number above 0, not "${minutes}"`);
    }
    if (!/^[1-9]\d{0,2}$/.test(users)) {
      return invalid(`--users must be a whole number from 1 to 999, not "${users}"`);
    }
    const plan = { minutes: Number(minutes), users: Number(users), seed };
    return { kind: 'plan', plan };
  } catch (error) {
    return invalid((error as Error).message);
  }
}

const invalid = (problem: string): PlanResult => ({ kind: 'invalid', problem });
