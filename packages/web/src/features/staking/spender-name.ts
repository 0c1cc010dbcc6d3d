import { i18n } from '../../shared/i18n/active-locale.ts';
import type { StakingText } from './texts.ts';

/** Who is allowed to take coins, in the language of the moment the review is made. */
export function spenderName(key: Extract<StakingText, 'lpSpender' | 'termSpender'>): string {
  return i18n._(`staking.${key}`);
}
