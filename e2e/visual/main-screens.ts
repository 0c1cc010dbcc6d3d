import { collectorScreens } from '../gallery/collector.ts';
import { communityScreens } from '../gallery/community.ts';
import { earnScreens } from '../gallery/earn.ts';
import { buyerScreens } from '../gallery/launch.ts';
import { memberScreens, type Screen, screens } from '../gallery/screens.ts';
import type { TestStack } from '../stack/stack.ts';

/** A screen of the gallery in one language and one theme. */
export type Look = Readonly<{ screen: string; locale: 'en' | 'zh-TW'; theme: 'light' | 'dark' }>;

const look = (screen: string, locale: Look['locale'], theme: Look['theme']): Look => ({
  ...{ screen, locale, theme },
});

/** The screens most seen, each in one setting, all settings about as often. */
export const looks: readonly Look[] = [
  look('launch-home', 'en', 'light'),
  look('cards-market', 'zh-TW', 'dark'),
  look('card-owned', 'en', 'light'),
  look('cards-mine', 'zh-TW', 'light'),
  look('boxes-market', 'en', 'dark'),
  look('launch-token-launched', 'en', 'dark'),
  look('launch-presale-in-progress', 'zh-TW', 'light'),
  look('launch-trade-open', 'en', 'light'),
  look('launch-otc', 'zh-TW', 'dark'),
  look('earn-hub', 'zh-TW', 'light'),
  look('earn-lp', 'en', 'dark'),
  look('earn-burn', 'zh-TW', 'dark'),
  look('earn-income', 'en', 'light'),
  look('member-team', 'zh-TW', 'dark'),
  look('community-solvency', 'en', 'dark'),
  look('community-dao', 'zh-TW', 'light'),
  look('design', 'en', 'light'),
  look('design', 'zh-TW', 'dark'),
  look('state-paid-action-review', 'en', 'dark'),
  look('state-paid-action-failed', 'zh-TW', 'light'),
];

/** How to reach the screens, from those that the gallery knows. */
export async function mainScreens(stack: TestStack): Promise<ReadonlyMap<string, Screen>> {
  const known = [
    ...collectorScreens,
    ...earnScreens,
    ...memberScreens,
    ...(await buyerScreens(stack)),
    ...(await communityScreens(stack)),
    ...(await screens()),
  ];
  return new Map(known.map((screen) => [screen.name, screen]));
}
