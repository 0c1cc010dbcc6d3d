import type { Page } from 'playwright-core';
import type { TestStack } from '../stack/stack.ts';
import type { Visitor } from '../visitor/visitor.ts';
import { collectorScreens } from './collector.ts';
import { communityScreens } from './community.ts';
import { reviewActivation } from './demo-story.ts';
import { earnScreens } from './earn.ts';
import { buyerScreens, creatorScreens } from './launch.ts';
import { signInAsCollector, signInAsCreator, signInAsMember } from './member.ts';
import type { Screen } from './screens.ts';
import { choose, dialog, openChoice } from './story.ts';

/** A screen of a strip; without a path it is the one before, after something was done on it. */
type Shot = Readonly<{ path: string | null; prepare?: (page: Page) => Promise<void> }>;

/** One picture of README.md: some screens side by side, as one person sees them. */
export type Strip = Readonly<{
  name: string;
  begin?: (visitor: Visitor, stack: TestStack) => Promise<void>;
  screens: readonly Shot[];
}>;

const newcomer: Strip = {
  name: 'newcomer',
  screens: [
    {
      path: '/',
      prepare: (page) => page.getByRole('region', { name: 'Welcome', exact: true }).waitFor(),
    },
    {
      path: null,
      prepare: async (page) => {
        await openChoice(page);
        await choose(page, /Demo wallet/);
        await dialog(page).getByRole('button', { name: 'Use this address' }).waitFor();
      },
    },
    {
      path: null,
      prepare: async (page) => {
        await choose(page, /Use this address/);
        // Toasts are hidden since the picture before.
        await page.getByText(/test funds received/).waitFor({ state: 'attached' });
        await page.goto('/me');
        await reviewActivation(page);
      },
    },
  ],
};

/** The pictures, from the screens that the gallery knows too. */
export async function stripsOn(stack: TestStack): Promise<readonly Strip[]> {
  const known: readonly Screen[] = [
    ...collectorScreens,
    ...earnScreens,
    ...(await buyerScreens(stack)),
    ...(await communityScreens(stack)),
    ...(await creatorScreens(stack)),
    { name: 'owner-console', path: '/owner' },
  ];
  const screens = (...names: readonly string[]) =>
    names.map((name) => {
      const found = known.find((screen) => screen.name === name);
      if (!found) throw new Error(`the gallery has no screen called ${name}`);
      return found;
    });
  return [
    {
      name: 'overview',
      begin: signInAsCollector,
      screens: screens('cards-market', 'earn-hub', 'launch-token-launched', 'community-solvency'),
    },
    newcomer,
    {
      name: 'collector',
      begin: signInAsCollector,
      screens: screens('cards-mine', 'earn-coin-mine', 'earn-income'),
    },
    {
      name: 'creator',
      begin: signInAsCreator,
      screens: screens('launch-simple-filled', 'launch-presale-own', 'launch-dashboard'),
    },
    {
      name: 'owner',
      begin: signInAsMember,
      screens: screens('owner-console', 'community-dao', 'community-approvals'),
    },
  ];
}
