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

/** What is at the address that energy is for. */
export type Standing = 'good' | 'new' | 'contract' | 'operator';

type Receiver = Readonly<{ address: string | null; standing: Standing | null; again: unknown }>;

/** What is missing before energy can go to an address; null when nothing is. */
export function receiverGap({ address, standing, again }: Receiver) {
  if (standing === 'good') return null;
  if (address !== null && standing === null) return again ? 'receiverUnread' : 'receiverReading';
  return 'enterReceiver';
}
