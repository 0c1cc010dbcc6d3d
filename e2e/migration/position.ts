import type { Leaver } from './leaver.ts';

/** Something that people have in the old contracts when the platform moves. */
export type Position = Readonly<{
  name: string;
  /** Days of chain time after the move until it can be left; at once unless told. */
  afterDays?: number;
  /** Opens it while the old platform is open; gives the way to see it and take it out afterwards. */
  open(on: Leaver): Promise<() => Promise<void>>;
}>;
