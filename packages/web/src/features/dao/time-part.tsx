import type { ProposalState } from '@vellum/api/wire/choice-lists';
import type { ReactNode } from 'react';
import { CalendarButton } from '../../shared/calendar/calendar-button.tsx';
import { clockText, shortDay, shortMoment } from '../../shared/format/date.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Section } from '../../shared/ui/lists/section.tsx';
import type { ProposalDetail } from './dao-queries.ts';
import { useDaoRules } from './rules-note.tsx';
import { spanText } from './span-text.ts';
import { daoTexts } from './texts.ts';

type TimePartProps = Readonly<{ proposal: ProposalDetail; state: ProposalState; now: number }>;

/** How far along the four stations a state is; those that failed stay at the vote. */
const places: Readonly<Record<ProposalState, number>> = {
  pending: 0,
  active: 1,
  defeated: 1,
  cancelled: 1,
  succeeded: 2,
  queued: 2,
  ready: 3,
  executed: 3,
};

/** Made, voted on, waiting, run: when each was or will be. */
export function TimePart({ proposal, state, now }: TimePartProps): ReactNode {
  const t = useTexts(daoTexts);
  const locale = useLocale();
  const rules = useDaoRules();
  const { madeAt, voteStart, voteEnd, eta, endedAt } = proposal;
  const at = (time: number) => shortMoment(time, locale);
  // The day once, where it is the same.
  const isOneDay = shortDay(voteStart, locale) === shortDay(voteEnd, locale);
  const until = isOneDay ? clockText(voteEnd) : at(voteEnd);
  const runs = state === 'executed' ? endedAt : eta;
  const isLost = state === 'defeated' || state === 'cancelled';
  const runWords = () => {
    if (isLost) return t('notReached');
    return runs === null ? t('afterQueue') : at(runs);
  };
  const stations = [
    [t('made'), at(madeAt)],
    [t('voting'), t('span', { from: at(voteStart), to: until })],
    [t('waiting'), isLost && eta === null ? t('notReached') : (rules?.wait ?? '')],
    [t(state === 'executed' ? 'ran' : 'run'), runWords()],
  ] as const;
  const place = places[state];
  return (
    <Section title={t('time')} aside={<Left state={state} proposal={proposal} now={now} />}>
      <ol className="grid grid-cols-4 px-4">
        {stations.map(([name, when], station) => (
          <li
            key={name}
            aria-current={station === place ? 'step' : undefined}
            className="relative pt-5 pr-2 text-13"
          >
            {station < 3 && (
              <span
                aria-hidden
                className={`absolute top-[7px] right-0 left-0 h-0.5 ${station < place ? 'bg-primary' : 'bg-line'}`}
              />
            )}
            <span
              aria-hidden
              className={`absolute top-0.5 left-0 size-3 rounded-full ${station <= place ? 'bg-primary' : 'border border-line bg-surface'}`}
            />
            <span className={`block ${station === place ? 'font-strong' : ''}`}>{name}</span>
            <span className="block text-ink-2">{when}</span>
          </li>
        ))}
      </ol>
      <VoteCalendar state={state} proposal={proposal} />
      {rules && (state === 'pending' || state === 'active') && (
        <p className="px-4 pt-3 text-13 text-ink-2">{t('lateRule', { time: rules.extension })}</p>
      )}
    </Section>
  );
}

/** Keeps the start of a vote that is to come, or the end of one that runs. */
function VoteCalendar({ proposal, state }: Omit<TimePartProps, 'now'>): ReactNode {
  const t = useTexts(daoTexts);
  if (state !== 'pending' && state !== 'active') return null;
  const part = state === 'pending' ? 'start' : 'end';
  const { proposalId: id, title, voteStart, voteEnd } = proposal;
  return (
    <div className="px-4 pt-3">
      <CalendarButton
        size="small"
        fileName={`vellum-vote-${part}-${id}`}
        entry={{
          id: `vote-${part}-${id}`,
          title: t(`calendar_${part}`, { title }),
          text: t('calendarText'),
          at: state === 'pending' ? voteStart : voteEnd,
        }}
      >
        {t(`calendarButton_${part}`)}
      </CalendarButton>
    </div>
  );
}

function Left({ proposal, state, now }: TimePartProps): ReactNode {
  const t = useTexts(daoTexts);
  const left = (until: number) => spanText(until - now, t);
  if (state === 'pending') return t('beginsIn', { time: left(proposal.voteStart) });
  if (state === 'active') return t('endsIn', { time: left(proposal.voteEnd) });
  if (state === 'queued' && proposal.eta !== null) {
    return t('runsIn', { time: left(proposal.eta) });
  }
  return null;
}
