import type { Journey } from '../journey.ts';
import { cardJourney } from './card-journey.ts';
import { deskJourneys } from './desk-journeys.ts';
import { earnJourneys } from './earn-journeys.ts';
import { launchJourneys } from './launch-journeys.ts';
import { newcomerJourney } from './newcomer-journey.ts';
import { withdrawalJourney } from './withdrawal-journey.ts';

const all = [
  newcomerJourney,
  ...deskJourneys,
  ...launchJourneys,
  ...earnJourneys,
  cardJourney,
  withdrawalJourney,
];

/** What waits for prices comes last: half an hour after a deployment they are known. */
export const journeys: readonly Journey[] = [
  ...all.filter(({ isPrivate }) => !isPrivate),
  ...all.filter(({ isPrivate }) => isPrivate),
];
