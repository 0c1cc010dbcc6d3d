import { messages as activity } from '../features/activity/messages.zh-tw.ts';
import { messages as chainClock } from '../features/chain-clock/messages.zh-tw.ts';
import { messages as demoWallet } from '../features/demo-wallet/messages.zh-tw.ts';
import { messages as frontPage } from '../features/front-page/messages.zh-tw.ts';
import { messages as help } from '../features/help/messages.zh-tw.ts';
import { messages as membership } from '../shared/membership/messages.zh-tw.ts';
import { messages as paidAction } from '../shared/paid-action/messages.zh-tw.ts';
import { messages as ui } from '../shared/ui/messages.zh-tw.ts';
import { messages as wallet } from '../shared/wallet/messages.zh-tw.ts';
import type { catalog as english } from './catalog.en.ts';
import { messages as app } from './messages.zh-tw.ts';
import { messages as titles } from './titles/messages.zh-tw.ts';

type Translated<C> = { [Feature in keyof C]: { [Key in keyof C[Feature]]: string } };

/** Every text in Traditional Chinese; one chunk of its own. */
export const catalog: Translated<typeof english> = {
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
};
