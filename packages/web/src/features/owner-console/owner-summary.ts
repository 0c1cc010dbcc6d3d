import type { ReactNode } from 'react';
import type { Translate } from '../../shared/i18n/use-texts.ts';
import type { ActionSummary } from '../../shared/paid-action/paid-action.ts';
import type { OwnerText } from './texts.ts';

type OwnerActionWords = Readonly<{
  deed: string;
  /** What it does. */
  does: ReactNode;
  /** It can never be undone. */
  isForGood?: boolean;
}>;

/** What the review of every owner action says: nothing is paid, and only the owner can do it. */
export function ownerSummary(t: Translate<OwnerText>, words: OwnerActionWords): ActionSummary {
  const { deed, does, isForGood = false } = words;
  return {
    review: t('review', { deed }),
    doing: deed,
    done: t('done', { deed }),
    undone: t('notDone'),
    give: [],
    giveNothing: t('nothing'),
    get: does,
    canFail: t('onlyOwner'),
    warnings: isForGood ? [t('forGood')] : [],
  };
}
