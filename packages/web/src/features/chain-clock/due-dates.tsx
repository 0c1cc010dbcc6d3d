import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { dateTimeText } from '../../shared/format/date.ts';
import { durationText } from '../../shared/format/duration.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { useConnectedWallet } from '../../shared/wallet/wallet.ts';
import { type DueDate, dueDatesQuery } from './due-dates-query.ts';
import { dueName } from './due-name.ts';
import { useTexts } from './use-texts.ts';

type DueDatesProps = Readonly<{
  /** Chain time in milliseconds. */
  now: number;
  /** The moment that the chain is being moved to. */
  busy: number | null;
  isBusy: boolean;
  onMove: (at: number) => void;
}>;

/** What the chain comes to next, each a moment to move it to; nothing where nothing is waited for. */
export function DueDates(props: DueDatesProps): ReactNode {
  const t = useTexts();
  const address = useConnectedWallet()?.address ?? null;
  const { data } = useQuery(dueDatesQuery(address));
  // The server learns of a moved clock with the next block; what has come by then is not offered again.
  const toCome = (dates: readonly DueDate[] = []) => dates.filter(({ at }) => at > props.now);
  return (
    <>
      <DueList {...props} title={t('dueOwn')} dates={toCome(data?.own)} />
      <DueList {...props} title={t('dueEverybodys')} dates={toCome(data?.everybodys)} />
    </>
  );
}

type DueListProps = DueDatesProps & Readonly<{ title: string; dates: readonly DueDate[] }>;

function DueList({ title, dates, ...props }: DueListProps): ReactNode {
  const heading = useId();
  if (dates.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className="text-14">
        {title}
      </h3>
      <ul>
        {dates.map((date) => (
          <DueLine key={`${date.at} ${date.kind} ${date.of}`} {...props} date={date} />
        ))}
      </ul>
    </section>
  );
}

function DueLine({
  date: { kind, at, of },
  now,
  busy,
  isBusy,
  onMove,
}: DueDatesProps & Readonly<{ date: DueDate }>): ReactNode {
  const t = useTexts();
  const locale = useLocale();
  const what = t(`due_${kind}`, { of: dueName(kind, of) });
  return (
    <li className="flex min-h-15 items-center gap-3 border-t border-line-soft py-2 first:border-t-0">
      <div className="min-w-0 flex-1">
        <p className="line-clamp-2 break-words">{what}</p>
        <p className="text-13 text-ink-2">
          {t('dueIn', { time: dateTimeText(at, locale), left: durationText(at - now, locale, 2) })}
        </p>
      </div>
      <Button
        kind="secondary"
        size="small"
        aria-label={t('goTo', { what })}
        busy={busy === at}
        disabled={isBusy}
        onClick={() => onMove(at)}
      >
        {t('go')}
      </Button>
    </li>
  );
}
