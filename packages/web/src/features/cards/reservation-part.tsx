import { cards } from '@vellum/contracts/cards';
import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { cancelReservation } from '../../shared/card-actions/cancel-reservation.ts';
import { completeReservation } from '../../shared/card-actions/complete-reservation.tsx';
import { CardImage } from '../../shared/cards/card-image.tsx';
import { levelName } from '../../shared/cards/card-name.ts';
import { SunAmount } from '../../shared/cards/sun-amount.tsx';
import { cardTexts } from '../../shared/cards/texts.ts';
import { useChainClock } from '../../shared/chain/use-chain-clock.ts';
import { dateTimeText } from '../../shared/format/date.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { ActionButton } from '../../shared/paid-action/action-button.tsx';
import { Figure } from '../../shared/paid-action/fact.tsx';
import { type UsedPaidAction, usePaidAction } from '../../shared/paid-action/use-paid-action.tsx';
import { MissingPart } from '../../shared/ui/lists/missing-part.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { StatusBadge } from '../../shared/ui/states/status-badge.tsx';
import { Countdown } from '../../shared/ui/time/countdown.tsx';
import { useNow } from '../../shared/ui/time/use-now.ts';
import { marketTexts } from './texts.ts';
import { useAccountRead } from './use-account-read.ts';

/** The visitor's reservation: what is paid, what is left to pay and until when, and the way out. */
export function ReservationPart(): ReactNode {
  const t = useTexts(marketTexts);
  const { data, isError, refetch } = useAccountRead('reservation', (chain, account) =>
    chain.read('cards', cards.reservationOf(account)),
  );
  const complete = usePaidAction(completeReservation);
  const cancel = usePaidAction(cancelReservation);
  // The sheets outlive the reservation: they tell how it ended.
  return (
    <>
      {isError && !data && (
        <MissingPart title={t('reservation')} text={t('reservationFailed')} retry={refetch} />
      )}
      {data && data.deadline !== 0n && (
        <Running
          reservation={data}
          complete={complete}
          cancel={cancel}
          onEnd={() => void refetch()}
        />
      )}
      {complete.sheet}
      {cancel.sheet}
    </>
  );
}

type Used<P> = Pick<UsedPaidAction<P>, 'begin' | 'blocker' | 'refusal'>;

type RunningProps = Readonly<{
  reservation: Readonly<{ level: bigint; deadline: bigint; first: bigint; second: bigint }>;
  complete: Used<Readonly<{ level: number; second: string }>>;
  cancel: Used<Readonly<{ level: number; first: string }>>;
  onEnd: () => void;
}>;

function Running({ reservation, complete, cancel, onEnd }: RunningProps): ReactNode {
  const t = useTexts(marketTexts);
  const clock = useChainClock();
  const { first, second } = reservation;
  const level = Number(reservation.level);
  const deadline = Number(reservation.deadline) * 1000;
  const isOver = useNow(clock) > deadline;
  const refusal = complete.refusal ?? cancel.refusal;
  return (
    <section className="mx-4 mt-4 rounded-card border border-line-soft bg-surface p-4 shadow-1">
      <Head level={level} isOver={isOver} />
      {!isOver && (
        <div className="mt-3">
          <Countdown until={deadline} clock={clock} onEnd={onEnd} />
        </div>
      )}
      <Figures first={first} second={second} deadline={deadline} isOver={isOver} />
      <p className="border-t border-line-soft py-2 text-14 text-ink-2">{t('reservationRule')}</p>
      {refusal !== null && <Notice kind="bad">{refusal}</Notice>}
      <div className="mt-3 grid gap-1">
        {!isOver && (
          <ActionButton
            blocker={complete.blocker}
            onPress={() => complete.begin({ level, second: second.toString() })}
          >
            {t('paySecond')}
          </ActionButton>
        )}
        <ActionButton
          blocker={cancel.blocker}
          {...(!isOver && { kind: 'ghost' as const })}
          onPress={() => cancel.begin({ level, first: first.toString() })}
        >
          {t('cancelReservation')}
        </ActionButton>
      </div>
    </section>
  );
}

function Head({ level, isOver }: Readonly<{ level: number; isOver: boolean }>): ReactNode {
  const t = useTexts(marketTexts);
  const words = useTexts(cardTexts);
  return (
    <div className="flex items-center gap-3">
      <CardImage level={level} serial={1n} size="thumb" />
      <div className="min-w-0">
        <h2 className="title text-18">{levelName(words, level)}</h2>
        <StatusBadge kind={isOver ? 'warn' : 'info'} icon={Clock}>
          {t(isOver ? 'deadlineOver' : 'reserved')}
        </StatusBadge>
      </div>
    </div>
  );
}

type FiguresProps = Readonly<{ first: bigint; second: bigint; deadline: number; isOver: boolean }>;

function Figures({ first, second, deadline, isOver }: FiguresProps): ReactNode {
  const t = useTexts(marketTexts);
  const time = dateTimeText(deadline, useLocale());
  return (
    <dl className="mt-2">
      <Figure name={t('paid')}>
        <SunAmount sun={first} />
      </Figure>
      {!isOver && (
        <Figure name={t('stillToPay')}>
          <SunAmount cost sun={second} />
        </Figure>
      )}
      <Figure name={t(isOver ? 'deadlineWas' : 'payBy')}>{time}</Figure>
    </dl>
  );
}
