import { LEAST_ENERGY, MOST_ENERGY } from '@vellum/api/energy/energy-rental';

export type RentProblem = 'enterEnergy' | 'tooLittle' | 'tooMuch' | 'notFree' | 'closed';

/** Why the desk would not rent out so much now; null when it would. */
export function rentProblem(
  energy: bigint | null,
  { free, isOpen }: Readonly<{ free: bigint; isOpen: boolean }>,
): RentProblem | null {
  if (!isOpen) return 'closed';
  if (energy === null || energy === 0n) return 'enterEnergy';
  if (energy < BigInt(LEAST_ENERGY)) return 'tooLittle';
  if (energy > BigInt(MOST_ENERGY)) return 'tooMuch';
  return energy > free ? 'notFree' : null;
}
