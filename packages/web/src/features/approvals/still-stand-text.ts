import type { Translate } from '../../shared/i18n/use-texts.ts';
import { MOST_APPROVALS } from './ask-approvals.ts';
import type { ReadApprovals } from './read-approvals.ts';
import type { ApprovalText } from './texts.ts';

/** How many the chain says stand; where older ones were not looked at, of how many that is. */
export function stillStandText(
  t: Translate<ApprovalText>,
  { list, isWhole }: Pick<ReadApprovals, 'list' | 'isWhole'>,
): string {
  const n = list.length;
  return isWhole ? t('stillStand', { n }) : t('stillStandOf', { n, of: MOST_APPROVALS });
}
