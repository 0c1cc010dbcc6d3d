import type { ReactNode } from 'react';
import { useChainClock } from '../../shared/chain/use-chain-clock.ts';
import { dateTimeText } from '../../shared/format/date.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Notice } from '../../shared/ui/notice.tsx';
import { useOnline } from '../../shared/ui/use-online.ts';
import { solvencyTexts } from './texts.ts';

type StaleNoticeProps = Readonly<{
  /** Chain time of the look that is shown, and when the next one is due. */
  at: number;
  nextAt: number;
}>;

/** Whoever stops looking must not stay green: says so when a look was left out, or when nothing new can be heard. */
export function StaleNotice({ at, nextAt }: StaleNoticeProps): ReactNode {
  const t = useTexts(solvencyTexts);
  const locale = useLocale();
  const isOnline = useOnline();
  const now = useChainClock()();
  const isOverdue = now > nextAt + (nextAt - at);
  if (isOnline && !isOverdue) return null;
  return (
    <div role="status" className="px-4 pt-3">
      <Notice kind="warn">
        {t(isOnline ? 'overdue' : 'offline', { at: dateTimeText(at, locale) })}
      </Notice>
    </div>
  );
}
