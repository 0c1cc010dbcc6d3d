import type { Random } from '../../../packages/server/test/faults/random.ts';
import type { Deed } from '../scene.ts';
import { boxDeeds } from './box-deeds.ts';
import { cardDeeds } from './card-deeds.ts';
import { creatorDeeds } from './creator-deeds.ts';
import { deskDeeds } from './desk-deeds.ts';
import { earnDeeds } from './earn-deeds.ts';
import { launchDeeds } from './launch-deeds.ts';
import { memberDeeds } from './member-deeds.ts';

const all: readonly Deed[] = [
  ...cardDeeds,
  ...boxDeeds,
  ...earnDeeds,
  ...launchDeeds,
  ...creatorDeeds,
  ...deskDeeds,
  ...memberDeeds,
];
const total = all.reduce((sum, { weight }) => sum + weight, 0);

/** Anything that can be done, each as often as its weight says. */
export function anyDeed(random: Random): Deed {
  let left = random(total);
  for (const deed of all) {
    left -= deed.weight;
    if (left < 0) return deed;
  }
  throw new Error('weights do not add up');
}
