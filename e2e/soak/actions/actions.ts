import type { Random } from '../../../packages/server/test/faults/random.ts';
import type { UserAction } from '../scene.ts';
import { boxActions } from './box-actions.ts';
import { cardActions } from './card-actions.ts';
import { creatorActions } from './creator-actions.ts';
import { deskActions } from './desk-actions.ts';
import { earnActions } from './earn-actions.ts';
import { launchActions } from './launch-actions.ts';
import { memberActions } from './member-actions.ts';

const all: readonly UserAction[] = [
  ...cardActions,
  ...boxActions,
  ...earnActions,
  ...launchActions,
  ...creatorActions,
  ...deskActions,
  ...memberActions,
];
const total = all.reduce((sum, { weight }) => sum + weight, 0);

/** Anything that can be done, each as often as its weight says. */
export function anyAction(random: Random): UserAction {
  let left = random(total);
  for (const action of all) {
    left -= action.weight;
    if (left < 0) return action;
  }
  throw new Error('weights do not add up');
}
