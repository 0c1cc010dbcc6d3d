import { paths } from './paths.ts';

/** Where LP of a person can lie; each has its own way out. */
export const lpPlaces = ['wallet', 'staked', 'vested', 'locked'] as const;
export type LpPlace = (typeof lpPlaces)[number];

/** The position of a person in a pool; with a place, its removal from there is open. */
export function lpPath(pair: string, remove?: LpPlace): string {
  return `${paths.lpPosition}?pair=${pair}${remove ? `&remove=${remove}` : ''}`;
}
