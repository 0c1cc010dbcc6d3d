import { dateTimeText } from '../../shared/format/date.ts';
import type { Locale } from '../../shared/i18n/locale.ts';
import type { TextOf } from '../../shared/i18n/texts-of.ts';
import type { Translate } from '../../shared/i18n/use-texts.ts';
import type { tradeTexts } from './texts.ts';
import type { UnlockOutlook } from './unlock-outlook.ts';

/** One sentence, and in which case it holds when there are two. */
export type UnlockText = Readonly<{ locks: boolean; text: string; detail: string | null }>;

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
    return [{ locks, text, detail: null }];
  }
  const { atSoftCap, atHardCap } = outlook;
  const said = ({ locks, days }: typeof atSoftCap, detail: string | null): UnlockText => ({
    ...{ locks, text: t(locks ? 'locksFor' : 'unlocksAfter', { days }), detail },
  });
  if (atSoftCap.locks === atHardCap.locks) return [said(atHardCap, null)];
  return [said(atSoftCap, t('ifSoftCap')), said(atHardCap, t('ifHardCap'))];
}
