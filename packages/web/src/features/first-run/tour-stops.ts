import { paths } from '../../shared/navigation/paths.ts';
import type { messages } from './messages.en.ts';

type StopTitle = Extract<keyof typeof messages, `stop${string}`>;

export type TourStop = Readonly<{
  title: Exclude<StopTitle, `${string}Text`>;
  /** The element of the first page that the stop mentions. */
  anchor: string;
}>;

const inNavigation = (path: string) => `[data-tour=navigation] a[href="${path}"]`;

/** All on the first page, so that nobody is led away from where they are. */
export const tourStops: readonly TourStop[] = [
  { title: 'stopWallet', anchor: '[data-tour=wallet]' },
  { title: 'stopMarket', anchor: inNavigation(paths.market) },
  { title: 'stopEarn', anchor: inNavigation(paths.assetStaking) },
  { title: 'stopLaunch', anchor: inNavigation(paths.launchSimple) },
  { title: 'stopTokens', anchor: '[data-tour=tokens] .double-rule' },
  { title: 'stopClock', anchor: '[data-tour=brand] button' },
  { title: 'stopProof', anchor: '[data-tour=proof]' },
  { title: 'stopHelp', anchor: '[data-tour=help]' },
];
