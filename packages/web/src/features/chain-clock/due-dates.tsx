import { queryOptions, useQuery } from '@tanstack/react-query';
import type { EndpointAt, ReplyOf } from '@vellum/api/endpoints/call-shape';
import { paths } from '@vellum/api/wire/paths';
import type { Address } from '@vellum/tron/address';
import { type ReactNode, useId } from 'react';
import { dateTimeText } from '../../shared/format/date.ts';
import { durationText } from '../../shared/format/duration.ts';
import { call } from '../../shared/http/call.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { useConnectedWallet } from '../../shared/wallet/wallet.ts';
import { dueName } from './due-name.ts';
import { chainClockTexts } from './texts.ts';
import type { Goal } from './use-chain-clock.ts';

type DueDate = ReplyOf<EndpointAt<typeof paths.chainClock.dueDates>>['own'][number];

/** Milliseconds: what is due changes with what anyone does, and the sheet is open for moments only. */
const AGAIN = 3_000;

/** What the chain comes to next, for an address and for everyone. */
const dueDatesQuery = (address: Address | null) =>
  queryOptions({
    queryKey: ['chain-clock', 'due-dates', address],
    queryFn: ({ signal }) =>
      call(paths.chainClock.dueDates, address === null ? {} : { address }, { signal }),
    refetchInterval: AGAIN,
  });

type DueDatesProps = Readonly<{
  /** Chain time in milliseconds. */
  now: number;
  /** Where the chain is being moved; null while it is not. */
  goal: Goal | null;
  onMove: (at: number) => void;
}>;

/** A due date is gone past by this: contracts count whole seconds, and some want theirs to be over. */
const past = 1_000;

/** What the chain comes to next, each a moment to move it to; nothing where nothing is waited for. */
export function DueDates(props: DueDatesProps): ReactNode {
  const t = useTexts(chainClockTexts);
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
        {dates.map((date, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two tokens may have one name and one time.
          <DueLine key={`${date.at} ${date.kind} ${date.of} ${place}`} {...props} date={date} />
        ))}
      </ul>
    </section>
  );
}

function DueLine({
  date: { kind, at, of },
  now,
  goal,
  onMove,
}: DueDatesProps & Readonly<{ date: DueDate }>): ReactNode {
  const t = useTexts(chainClockTexts);
  const locale = useLocale();
  const what = t(`due_${kind}`, { of: dueName(kind, of) ?? t('untitled') });
  return (
    <li className="flex min-h-15 items-center gap-3 border-t border-line-soft py-2 first:border-t-0">
      <div className="min-w-0 flex-1">
        <p className="line-clamp-2 wrap-anywhere">{what}</p>
        <p className="text-13 text-ink-2">
          {t('dueIn', { time: dateTimeText(at, locale), left: durationText(at - now, locale, 2) })}
        </p>
      </div>
      <Button
        kind="secondary"
        size="small"
        aria-label={t('goTo', { what })}
        busy={goal !== null && 'at' in goal && goal.at === at + past}
        disabled={goal !== null}
        onClick={() => onMove(at + past)}
      >
        {t('go')}
      </Button>
    </li>
  );
}
