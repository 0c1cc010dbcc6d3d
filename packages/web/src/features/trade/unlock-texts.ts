import { dateTimeText } from '../../shared/format/date.ts';
import type { Locale } from '../../shared/i18n/locale.ts';
import type { TextOf } from '../../shared/i18n/texts-of.ts';
import type { Translate } from '../../shared/i18n/use-texts.ts';
import type { tradeTexts } from './texts.ts';
import type { UnlockOutlook } from './unlock-outlook.ts';

/** One sentence; of two, each begins with the case in which it holds. */
export type UnlockText = Readonly<{ locks: boolean; text: string }>;

/** When the tokens can be moved, in the reader's words; none once nothing holds them any more. */
export function unlockTexts(
  outlook: UnlockOutlook,
  t: Translate<TextOf<typeof tradeTexts>>,
  locale: Locale,
): readonly UnlockText[] {
  if (outlook.isLaunched) {
    const { locks, from, isOver } = outlook;
    if (isOver) return [];
    const text = t(locks ? 'locksUntil' : 'unlocksOn', { time: dateTimeText(from, locale) });
    return [{ locks, text }];
  }
  const { atSoftCap, atHardCap } = outlook;
  if (atSoftCap.locks === atHardCap.locks) {
    const { locks, days } = atHardCap;
    return [{ locks, text: t(locks ? 'locksFor' : 'unlocksAfter', { days }) }];
  }
  // The pool opens dearer the more is sold: where the caps differ, it is the hard cap that locks.
  return [
    { locks: false, text: t('ifSoftCap', { days: atSoftCap.days }) },
    { locks: true, text: t('ifSoldOut', { days: atHardCap.days }) },
  ];
}
