import { useQuery } from '@tanstack/react-query';
import { quorumVotes } from '@vellum/api/dao/proposal-state';
import { shortenAddress } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { shareText } from '../../shared/format/percent.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Figure } from '../../shared/paid-action/fact.tsx';
import { Section } from '../../shared/ui/lists/section.tsx';
import { ProgressBar } from '../../shared/ui/states/progress-bar.tsx';
import { concentrationOf } from './concentration.ts';
import { courseOf } from './course.ts';
import { type ProposalDetail, votesQuery } from './dao-queries.ts';
import { TallyBar } from './tally-bar.tsx';
import { daoTexts } from './texts.ts';
import { votesText } from './value-text.ts';

type TallyPartProps = Readonly<{ proposal: ProposalDetail; isOver: boolean }>;

/** Who said what, and how far the quorum is. */
export function TallyPart({ proposal, isOver }: TallyPartProps): ReactNode {
  const t = useTexts(daoTexts);
  const course = courseOf(proposal);
  const { inFavour, against, abstain } = course;
  const [said, all] = [inFavour + against, inFavour + against + abstain];
  const lines = [
    ['for', inFavour, 'bg-primary'],
    ['against', against, 'bg-ink-2'],
    ['abstain', abstain, 'border border-line bg-surface'],
  ] as const;
  return (
    <Section title={t('votes')} aside={t(isOver ? 'inAll' : 'soFar', { votes: votesText(all) })}>
      <div className="px-4">
        <p className="flex justify-between pb-2 text-14">
          <span>
            {t('for')} <b className="font-strong">{shareText(inFavour, said)}</b>
          </span>
          <span>
            {t('against')} <b className="font-strong">{shareText(against, said)}</b>
          </span>
        </p>
        <TallyBar {...course} />
        <dl className="pt-3">
          {lines.map(([name, votes, look]) => (
            <div key={name} className="flex min-h-9 items-center gap-3">
              <span aria-hidden className={`size-3 ${look}`} />
              <dt className="flex-1">{t(name)}</dt>
              <dd className="font-strong">{votesText(votes)}</dd>
            </div>
          ))}
        </dl>
        <QuorumBar course={course} isOver={isOver} />
      </div>
      <Largest proposal={proposal} />
    </Section>
  );
}

type QuorumBarProps = Readonly<{ course: ReturnType<typeof courseOf>; isOver: boolean }>;

function QuorumBar({ course, isOver }: QuorumBarProps): ReactNode {
  const t = useTexts(daoTexts);
  const [reached, needed] = [quorumVotes(course), course.quorum];
  const done = needed === 0n ? 10_000 : Number((reached * 10_000n) / needed);
  const missing = needed - reached;
  return (
    <div className="pt-4">
      <p className="flex justify-between gap-3 pb-2 text-14">
        <span>
          {t('quorum')}{' '}
          {missing > 0n && <b className="font-strong">{shareText(reached, needed)}</b>}
        </span>
        <span className="text-ink-2">
          {t('ofVotes', { reached: votesText(reached), needed: votesText(needed) })}
        </span>
      </p>
      <ProgressBar label={t('quorum')} done={done} />
      <p className="pt-2 text-13 text-ink-2">
        {missing <= 0n && t('quorumReached')}
        {missing > 0n &&
          t(isOver ? 'quorumWasMissed' : 'quorumMissing', { missing: votesText(missing) })}
      </p>
    </div>
  );
}

const SHOWN = 5;

/** Who decides most, how much of it, and what they wrote. */
function Largest({ proposal }: Readonly<{ proposal: ProposalDetail }>): ReactNode {
  const t = useTexts(daoTexts);
  const { data } = useQuery(votesQuery(BigInt(proposal.proposalId)));
  if (!data || data.list.length === 0) return null;
  return (
    <>
      <Concentration {...concentrationOf(data.list, courseOf(proposal))} />
      <ul aria-label={t('heaviest')} className="px-4 pt-4">
        {data.list.slice(0, SHOWN).map(({ voter, support, weight, reason }) => (
          <li key={voter} className="border-t border-line-soft py-2 text-14">
            <span className="flex items-baseline justify-between gap-3">
              <span className="font-mono text-13" title={voter}>
                {shortenAddress(voter)}
              </span>
              <span>{t('ballot', { choice: t(support), votes: votesText(weight) })}</span>
            </span>
            {reason !== '' && (
              <bdi className="block pt-1 text-ink-2 wrap-anywhere whitespace-pre-line">
                {reason}
              </bdi>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function Concentration(props: ReturnType<typeof concentrationOf>): ReactNode {
  const { all, largest, ten, holdsWithoutTen } = props;
  const t = useTexts(daoTexts);
  return (
    <dl className="px-4 pt-3">
      <Figure name={t('largestVoter')}>{shareText(largest, all)}</Figure>
      <Figure name={t('tenLargest')}>{shareText(ten, all)}</Figure>
      <Figure name={t('quorumWithoutTen')}>
        {t(holdsWithoutTen ? 'quorumStays' : 'quorumFalls')}
      </Figure>
    </dl>
  );
}
