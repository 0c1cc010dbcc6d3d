import type { CheckGround } from './check-ground.ts';
import { deskScreens } from './desk-screens.ts';
import { launchScreens } from './launch-screens.ts';
import { memberScreens } from './member-screens.ts';

/** What pages show against what the contracts say, at the same block. */
export async function checkScreens(ground: CheckGround): Promise<string[]> {
  const found: string[] = [];
  for (const user of ground.users) found.push(...(await memberScreens(ground, user)));
  found.push(...(await deskScreens(ground)), ...(await launchScreens(ground)));
  return found;
}
