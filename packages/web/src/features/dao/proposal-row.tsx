import { quorumVotes } from '@vellum/api/dao/proposal-state';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { shortDay, shortMoment } from '../../shared/format/date.ts';
import { shareText } from '../../shared/format/percent.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { Dot } from '../../shared/ui/dot.tsx';
import { courseOf, useCourse } from './course.ts';
import type { Proposal } from './dao-queries.ts';
import { proposalPath } from './propose/propose.ts';
import { spanText } from './span-text.ts';
import { StateBadge } from './state-badge.tsx';
import { TallyBar } from './tally-bar.tsx';
import { type DaoText, daoTexts } from './texts.ts';

type ProposalRowProps = Readonly<{
  proposal: Proposal;
  /** Whether it is known who reads. */
  isKnown: boolean;
}>;

/** A proposal in the list: where it stands, and what the reader has said to it. */
export function ProposalRow({ proposal, isKnown }: ProposalRowProps): ReactNode {
  const t = useTexts(daoTexts);
  const { state, now } = useCourse(proposal);
  const course = courseOf(proposal);
  return (
    <Link to={proposalPath(proposal.proposalId)} className="block px-4 py-4 hover:bg-surface-2">
      <span className="flex items-center justify-between gap-3 text-14 text-ink-2">
        {t('number', { n: proposal.number })}
        <StateBadge state={state} />
      </span>
      <bdi className="title block pt-1 text-18 wrap-anywhere">
        {proposal.title === '' ? t('untitled') : proposal.title}
      </bdi>
      <span className="flex flex-wrap items-center justify-between gap-x-3 pt-1 pb-2 text-14">
        <Tally {...course} />
        <Quorum course={course} />
      </span>
      <TallyBar {...course} />
      <span className="flex flex-wrap justify-between gap-x-3 pt-2 text-14 text-ink-2">
        <span>
          <When proposal={proposal} state={state} now={now} />
        </span>
        {isKnown && <span>{t(mineOf(proposal.myVote, state))}</span>}
      </span>
    </Link>
  );
}

function mineOf(vote: Proposal['myVote'], state: Proposal['state']): DaoText {
  if (vote !== null) return `voted_${vote}`;
  return state === 'pending' || state === 'active' ? 'notVoted' : 'didNotVote';
}

function Tally({ inFavour, against }: ReturnType<typeof courseOf>): ReactNode {
  const t = useTexts(daoTexts);
  const all = inFavour + against;
  if (all === 0n) return <span className="text-ink-2">{t('noVotes')}</span>;
  return (
    <span>
      {t('for')} <b className="font-strong">{shareText(inFavour, all)}</b>
      <Dot />
      <span className="text-ink-2">{t('againstShare', { share: shareText(against, all) })}</span>
    </span>
  );
}

function Quorum({ course }: Readonly<{ course: ReturnType<typeof courseOf> }>): ReactNode {
  const t = useTexts(daoTexts);
  const reached = quorumVotes(course);
  if (reached >= course.quorum) {
    return (
      <span className="flex items-center gap-1 text-ink-2">
        <Icon of={Check} size={16} className="text-up" />
        {t('quorumMet')}
      </span>
    );
  }
  return (
    <span className="text-ink-2">
      {t('quorumAt', { share: shareText(reached, course.quorum) })}
    </span>
  );
}

type WhenProps = Readonly<{
  proposal: Proposal;
  state: Proposal['state'];
  now: number;
}>;

function When({ proposal, state, now }: WhenProps): ReactNode {
  const t = useTexts(daoTexts);
  const locale = useLocale();
  const { voteStart, voteEnd, eta, endedAt } = proposal;
  const left = (until: number) => spanText(until - now, t);
  switch (state) {
    case 'pending':
      return t('beginsIn', { time: left(voteStart) });
    case 'active':
      return t('endsIn', { time: left(voteEnd) });
    case 'succeeded':
      return t('waitsForQueue');
    case 'queued':
      return t('runsFrom', { time: shortMoment(eta ?? 0, locale) });
    case 'ready':
      return t('canRun');
    case 'executed':
      return t('ranAt', { time: shortDay(endedAt ?? 0, locale) });
    case 'cancelled':
      return t('cancelledAt', { time: shortDay(endedAt ?? 0, locale) });
    case 'defeated':
      return t(hasQuorum(proposal) ? 'moreAgainst' : 'quorumMissed', {
        time: shortDay(voteEnd, locale),
      });
  }
}

const hasQuorum = (proposal: Proposal) => {
  const course = courseOf(proposal);
  return quorumVotes(course) >= course.quorum;
};
