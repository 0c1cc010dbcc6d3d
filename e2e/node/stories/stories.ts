import type { OrderKind } from '@vellum/api/order-kinds/order-kinds';
import type { Story } from '../story.ts';
import { cardStories } from './card-stories.ts';
import { daoStories } from './dao-stories.ts';
import { deskStories } from './desk-stories.ts';
import { earnStories } from './earn-stories.ts';
import { launchStories } from './launch-stories.ts';
import { memberStories } from './member-stories.ts';
import { swapStories } from './swap-stories.ts';

/** Every kind of order that can be paid within an hour of a deployment. */
export const stories: readonly Story[] = [
  ...memberStories,
  ...deskStories,
  ...earnStories,
  ...swapStories,
  ...daoStories,
  ...launchStories,
  ...cardStories,
];

/** Why no story has the other kinds. */
export const leftOut: Readonly<Partial<Record<OrderKind, string>>> = {
  'card-pledge.unlock': 'the shortest pledge lasts 30 days',
  'cards.cancel-reservation': 'possible three days after the first part',
  'staking.unlock-coin': 'the shortest term lasts 7 days',
  'staking.claim-coin': 'the shortest term lasts 7 days',
  'staking.close-early': 'possible after three days',
  'locks.unlock': 'the shortest lock lasts a day',
  'presale.fail': 'possible three days after the end of a presale that nobody launched',
  'blind-boxes.refund': 'a series is void a day after its capture',
  'energy.refund': 'only where the operator did not deliver in time',
  'liquidity.edit': 'only the timelock owns the contract',
};
