import type { Person as Actor } from '@vellum/stack/demo-world/actor';
import type { HexAddress } from '@vellum/tron/address';
import type { Random } from '../../../packages/server/test/faults/random.ts';
import type { DataPlace } from '../data-place.ts';
import type { SoakStack } from '../soak-stack.ts';

/** What a fault may lay hands on. */
export type FaultContext = Readonly<{
  stack: SoakStack;
  place: DataPlace;
  at: Readonly<Record<string, HexAddress>>;
  keeper: Actor;
  random: Random;
  /** The soak ends: nothing is held any longer. */
  isOver(): boolean;
}>;

/** Something that goes wrong, and is over when it resolves. */
export type Fault = Readonly<{
  name: string;
  weight: number;
  strike(context: FaultContext): Promise<void>;
}>;
