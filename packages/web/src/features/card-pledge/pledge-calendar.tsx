import type { ReactNode } from 'react';
import { CalendarButton } from '../../shared/calendar/calendar-button.tsx';
import { cardName } from '../../shared/cards/card-name.ts';
import { pledgePath } from '../../shared/cards/pledge-path.ts';
import { cardTexts } from '../../shared/cards/texts.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { pledgeTexts } from './texts.ts';

type PledgeCalendarProps = Readonly<{ tokenId: string; at: number }>;

/** The unlock time of a card for the calendar. */
export function PledgeCalendar({ tokenId, at }: PledgeCalendarProps): ReactNode {
  const t = useTexts(pledgeTexts);
  const words = useTexts(cardTexts);
  return (
    <CalendarButton
      fileName={`vellum-${tokenId}`}
      entry={{
        id: `${tokenId}-${at}@vellum`,
        title: t('calendarTitle', { name: cardName(words, tokenId) }),
        text: t('calendarText', { address: `${location.origin}${pledgePath([tokenId])}` }),
        at,
      }}
    >
      {t('calendar')}
    </CalendarButton>
  );
}
