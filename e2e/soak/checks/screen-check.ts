import type { CheckContext } from './check-context.ts';
import { deskScreens } from './desk-screens.ts';
import { launchScreens } from './launch-screens.ts';
import { memberScreens } from './member-screens.ts';

/** What pages show against what the contracts say, at the same block. */
export async function checkScreens(context: CheckContext): Promise<string[]> {
  const found: string[] = [];
  for (const user of context.users) found.push(...(await memberScreens(context, user)));
  found.push(...(await deskScreens(context)), ...(await launchScreens(context)));
  return found;
}
