import { pass } from '../pace.ts';
import type { Fault } from './fault.ts';

/** Not a byte is left on the disk for a while. */
export const fullDisk: Fault = {
  name: 'a full disk',
  weight: 2,
  async strike({ place, random, isOver }) {
    try {
      await place.fill();
      await pass(2_000 + random(4_000), isOver);
    } finally {
      await place.relieve();
    }
  },
};
