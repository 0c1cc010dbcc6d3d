import type { Address } from '@vellum/tron/address';
import { Box, Clock, LockOpen, Play, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { cardName, levelName } from '../../shared/cards/card-name.ts';
import { cardTexts } from '../../shared/cards/texts.ts';
import { dateTimeText } from '../../shared/format/date.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { moneyText } from '../../shared/paid-action/cost/cost-text.ts';
import { useUnderWay } from '../../shared/paid-action/journal/under-way.ts';
import { trx } from '../../shared/paid-action/trx.ts';
import { useSignedIn } from '../../shared/session/session.ts';
import { RowLink } from '../../shared/ui/lists/row.tsx';
import { Section } from '../../shared/ui/lists/section.tsx';
import { profileTexts } from './texts.ts';
import { type Reservation, useDueCards, useReservation, useWaitingBoxes } from './use-waiting.ts';

/** What somebody began or is due, and where it goes on; nothing while nothing waits. */
export function MyWaiting(): ReactNode {
  const address = useSignedIn();
  return address && <Waiting key={address} address={address} />;
}

function Waiting({ address }: Readonly<{ address: Address }>): ReactNode {
  const t = useTexts(profileTexts);
  const { unfinished } = useUnderWay();
  const due = useDueCards(address);
  const reservation = useReservation(address);
  const openable = useWaitingBoxes(address, 'openable');
  const refundable = useWaitingBoxes(address, 'refundable');
  const kinds = [unfinished, due.length, reservation ? 1 : 0, openable, refundable];
  const count = kinds.filter((one) => one > 0).length;
  if (count === 0) return null;
  return (
    <Section title={t('waiting')} aside={count}>
      {unfinished > 0 && (
        <RowLink
          to={paths.activity}
          icon={Play}
          title={t('goOn', { n: unfinished })}
          detail={t('goOnText')}
        />
      )}
      <DueCards due={due} />
      {reservation && <SecondPayment reservation={reservation} />}
      {openable > 0 && (
        <RowLink to={paths.myBoxes} icon={Box} title={t('openable', { n: openable })} />
      )}
      {refundable > 0 && (
        <RowLink to={paths.myBoxes} icon={RotateCcw} title={t('refundable', { n: refundable })} />
      )}
    </Section>
  );
}

function DueCards({ due }: Readonly<{ due: readonly string[] }>): ReactNode {
  const t = useTexts(profileTexts);
  const words = useTexts(cardTexts);
  const [first] = due;
  if (first === undefined) return null;
  const title =
    due.length === 1
      ? t('dueCard', { card: cardName(words, first) })
      : t('dueCards', { n: due.length });
  return <RowLink to={paths.myCards} icon={LockOpen} title={title} detail={t('dueText')} />;
}

function SecondPayment({ reservation }: Readonly<{ reservation: Reservation }>): ReactNode {
  const t = useTexts(profileTexts);
  const locale = useLocale();
  const level = levelName(useTexts(cardTexts), reservation.level);
  const amount = moneyText(trx(reservation.second));
  const date = dateTimeText(reservation.deadline, locale);
  return (
    <RowLink
      to={paths.market}
      icon={Clock}
      title={t('secondPay', { level })}
      detail={t('secondPayText', { amount, date })}
    />
  );
}
