import { cardPositions } from './card-positions.ts';
import { communityPositions } from './community-positions.ts';
import { deskPositions } from './desk-positions.ts';
import { earnPositions } from './earn-positions.ts';
import { launchPositions } from './launch-positions.ts';
import type { Position } from './position.ts';

/** Everything that people can have in the contracts, in the order in which they can leave it. */
export const positions: readonly Position[] = [
  ...cardPositions,
  ...earnPositions,
  ...deskPositions,
  ...launchPositions,
  ...communityPositions,
].toSorted((a, b) => (a.afterDays ?? 0) - (b.afterDays ?? 0));
