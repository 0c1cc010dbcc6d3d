import { messages as activity } from '../features/activity/messages.en.ts';
import { messages as chainClock } from '../features/chain-clock/messages.en.ts';
import { messages as demoWallet } from '../features/demo-wallet/messages.en.ts';
import { messages as frontPage } from '../features/front-page/messages.en.ts';
import { messages as help } from '../features/help/messages.en.ts';
import { messages as membership } from '../shared/membership/messages.en.ts';
import { messages as paidAction } from '../shared/paid-action/messages.en.ts';
import { messages as ui } from '../shared/ui/messages.en.ts';
import { messages as wallet } from '../shared/wallet/messages.en.ts';
import { messages as app } from './messages.en.ts';
import { messages as titles } from './titles/messages.en.ts';

/** Every text in English; one chunk of its own. */
export const catalog = {
  app,
  titles,
  ui,
  paidAction,
  activity,
  wallet,
  demoWallet,
  chainClock,
  frontPage,
  help,
  membership,
} as const;
