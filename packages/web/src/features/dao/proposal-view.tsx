import { proposalBody } from '@vellum/api/dao/proposal-body';
import type { ProposalState } from '@vellum/api/wire/choice-lists';
import { governor } from '@vellum/contracts/dao';
import { type Address, shortenAddress } from '@vellum/tron/address';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { ProofLine } from '../../shared/chain/proof-line.tsx';
import { useChainRead } from '../../shared/chain/use-chain-read.ts';
import { shortDay } from '../../shared/format/date.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { ActionButton } from '../../shared/paid-action/action-button.tsx';
import { type UsedPaidAction, usePaidAction } from '../../shared/paid-action/use-paid-action.tsx';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { FootBar } from '../../shared/ui/buttons/foot-bar.tsx';
import { Dot } from '../../shared/ui/dot.tsx';
import { Section } from '../../shared/ui/lists/section.tsx';
import { ShareButton } from '../../shared/ui/overlays/share-button.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { PartFailed } from '../../shared/ui/states/part-failed.tsx';
import { Skeleton } from '../../shared/ui/states/skeleton.tsx';
import { type CarryOnParams, executeProposal, queueProposal } from './carry-on.ts';
import { ChangePart } from './change-part.tsx';
import { useCourse } from './course.ts';
import type { ProposalDetail } from './dao-queries.ts';
import { MyVotePart } from './my-vote-part.tsx';
import { proposalPath } from './propose/propose.ts';
import { TrialPart } from './propose/trial-part.tsx';
import { StateBadge } from './state-badge.tsx';
import { TallyPart } from './tally-part.tsx';
import { daoTexts } from './texts.ts';
import { TimePart } from './time-part.tsx';
import { type ReadChange, readChanges } from './try-calls.ts';
import { votesText } from './value-text.ts';
import { castVote } from './vote.ts';

type ProposalViewProps = Readonly<{ proposal: ProposalDetail; address: Address | null }>;

export function ProposalView({ proposal, address }: ProposalViewProps): ReactNode {
  const { state, now } = useCourse(proposal);
  const voting = usePaidAction(castVote);
  const queueing = usePaidAction(queueProposal);
  const executing = usePaidAction(executeProposal);
  const changes = useChainRead(['dao', 'changes', proposal.proposalId], (chain) =>
    readChanges(chain, proposal.calls),
  );
  const isOver = state !== 'pending' && state !== 'active';
  return (
    <>
      <Head proposal={proposal} state={state} />
      <Changes proposal={proposal} state={state} read={changes} />
      {canStillRun(state) && (
        <TrialPart calls={proposal.calls} isSetting={isSetting(changes.data)} />
      )}
      <TallyPart proposal={proposal} isOver={isOver} />
      <TimePart proposal={proposal} state={state} now={now} />
      <Proof proposal={proposal} />
      <MyVotePart proposal={proposal} isOpen={state === 'active'} address={address} used={voting} />
      {state === 'succeeded' && <CarryOn proposal={proposal} used={queueing} step="queue" />}
      {state === 'ready' && <CarryOn proposal={proposal} used={executing} step="execute" />}
      {voting.sheet}
      {queueing.sheet}
      {executing.sheet}
    </>
  );
}

const canStillRun = (state: ProposalState) =>
  state !== 'executed' && state !== 'defeated' && state !== 'cancelled';

const isSetting = (changes: readonly ReadChange[] | undefined) =>
  changes?.every(({ decoded }) => decoded.kind === 'parameter' && decoded.parameter.now !== null) ??
  false;

function Head({
  proposal,
  state,
}: Readonly<{ proposal: ProposalDetail; state: ProposalState }>): ReactNode {
  const t = useTexts(daoTexts);
  const locale = useLocale();
  const { title, proposer, proposerVotes, madeAt, number, proposalId } = proposal;
  return (
    <div className="px-4 pt-2">
      <div className="flex items-center justify-between">
        <span className="flex items-center gap-3 text-14 text-ink-2">
          <StateBadge state={state} />
          {t('number', { n: number })}
        </span>
        <span className="-mr-3">
          <ShareButton title={title} path={proposalPath(proposalId)} />
        </span>
      </div>
      <h2 className="title pt-1 text-24 wrap-anywhere">
        <bdi>{title === '' ? t('untitled') : title}</bdi>
      </h2>
      <p className="pt-1 text-14 text-ink-2">
        {t('by')}{' '}
        <span className="font-mono text-13" title={proposer}>
          {shortenAddress(proposer)}
        </span>
        <Dot />
        {t('votesOf', { votes: votesText(proposerVotes) })}
        <Dot />
        {shortDay(madeAt, locale)}
      </p>
      <Description text={proposalBody(proposal.description)} title={title} />
    </div>
  );
}

/** What stands below the title, as plain text. */
function Description({ text, title }: Readonly<{ text: string; title: string }>): ReactNode {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => line.trim() !== '');
  const rest = lines
    .slice(first + 1)
    .join('\n')
    .trim();
  const isWhole = title.endsWith('…');
  const shown = isWhole ? text.trim() : rest;
  if (shown === '') return null;
  return (
    <p className="pt-3 wrap-anywhere whitespace-pre-line">
      <bdi>{shown}</bdi>
    </p>
  );
}

type ChangesProps = Readonly<{
  proposal: ProposalDetail;
  state: ProposalState;
  read: ReturnType<typeof useChainRead<ReadChange[]>>;
}>;

function Changes({ proposal, state, read }: ChangesProps): ReactNode {
  const t = useTexts(daoTexts);
  const { data, isError, refetch } = read;
  return (
    <Section title={t(state === 'executed' ? 'whatChanged' : 'whatWouldChange')}>
      {data?.map((change, place) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the calls of a proposal never change.
          key={place}
          className="border-t border-line-soft py-3 first:border-t-0 first:pt-0"
        >
          <ChangePart change={change} isDone={state === 'executed'} />
        </div>
      ))}
      {!data && (
        <div className="px-4">
          {isError ? (
            <PartFailed text={t('changesMissing')} retry={() => void refetch()} />
          ) : (
            <Skeleton height={96} />
          )}
        </div>
      )}
      <RawCalls calls={proposal.calls} />
    </Section>
  );
}

function RawCalls({ calls }: Pick<ProposalDetail, 'calls'>): ReactNode {
  const t = useTexts(daoTexts);
  return (
    <details className="group px-4 text-14">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1 text-primary">
        {t('rawCall')}
        <Icon of={ChevronDown} size={16} className="group-open:rotate-180" />
      </summary>
      {calls.map(({ target, value, data }, place) => (
        <code
          // biome-ignore lint/suspicious/noArrayIndexKey: the calls of a proposal never change.
          key={place}
          className="block pb-2 font-mono text-13 break-all text-ink-2"
        >{`${target} ${value} ${data}`}</code>
      ))}
    </details>
  );
}

function Proof({ proposal }: Readonly<{ proposal: ProposalDetail }>): ReactNode {
  const t = useTexts(daoTexts);
  return (
    <div className="pt-4">
      <ProofLine
        block={proposal.asOf.head}
        ask={async (chain) => {
          const id = BigInt(proposal.proposalId);
          const found = await chain.read('governor', governor.votesOf(id));
          return t('chainSays', {
            inFavour: votesText(found.inFavour),
            against: votesText(found.against),
            abstain: votesText(found.abstain),
          });
        }}
      />
    </div>
  );
}

type CarryOnProps = Readonly<{
  proposal: ProposalDetail;
  used: UsedPaidAction<CarryOnParams>;
  step: 'queue' | 'execute';
}>;

function CarryOn({ proposal, used, step }: CarryOnProps): ReactNode {
  const t = useTexts(daoTexts);
  const { proposalId, title, calls, descriptionHash } = proposal;
  const begin = () => {
    if (descriptionHash === null) return;
    used.begin({ proposalId, title, calls: JSON.stringify(calls), descriptionHash });
  };
  return (
    <>
      <p className="px-4 pt-3 text-14 text-ink-2">{t(`${step}Note`)}</p>
      {used.refusal !== null && (
        <div className="px-4 pt-3">
          <Notice kind="bad">{used.refusal}</Notice>
        </div>
      )}
      <FootBar>
        <ActionButton blocker={used.blocker} onPress={begin}>
          {t(`${step}Button`)}
        </ActionButton>
      </FootBar>
    </>
  );
}
