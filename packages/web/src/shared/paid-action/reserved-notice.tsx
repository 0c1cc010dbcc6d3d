import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { useStore } from '../state/use-store.ts';
import { Notice } from '../ui/states/notice.tsx';
import { secondTicker } from '../ui/time/ticker.ts';
import { paidActionTexts } from './texts.ts';

/** Seconds before its end from which on a reservation says how long it lasts. */
const SOON = 120;

/** Says that a reservation is about to run out, and that it has. */
export function ReservedNotice({ until }: Readonly<{ until: number }>): ReactNode {
  const t = useTexts(paidActionTexts);
  const seconds = useStore(secondTicker.subscribe, () =>
    Math.max(0, Math.ceil((until - Date.now()) / 1000)),
  );
  if (seconds > SOON) return null;
  return (
    <div role="timer" className="mb-2">
      <Notice kind="warn" icon={Clock}>
        {seconds > 0 ? t('reservedFor', { seconds }) : t('reservationOver')}
      </Notice>
    </div>
  );
}
