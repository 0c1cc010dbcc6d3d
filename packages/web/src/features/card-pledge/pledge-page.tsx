import { useQuery } from '@tanstack/react-query';
import type { Address } from '@vellum/tron/address';
import { type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { pledgeCard } from '../../shared/card-actions/pledge-card.tsx';
import { unlockCard } from '../../shared/card-actions/unlock-card.tsx';
import { useCardSequence } from '../../shared/card-actions/use-card-sequence.ts';
import { cardPath } from '../../shared/cards/card-row.tsx';
import { type OneCard, oneCardQuery } from '../../shared/cards/my-card-queries.ts';
import { OwnerGate } from '../../shared/cards/owner-gate.tsx';
import { pledgedInPath } from '../../shared/cards/pledge-path.ts';
import { CallFailed } from '../../shared/http/call-failed.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { useErrorSentence } from '../../shared/paid-action/errors/use-error-sentence.ts';
import type { UserError } from '../../shared/paid-action/errors/user-error.ts';
import { usePaidAction } from '../../shared/paid-action/use-paid-action.tsx';
import { buttonClass } from '../../shared/ui/buttons/button-class.ts';
import { EmptyState } from '../../shared/ui/states/empty-state.tsx';
import { ErrorState } from '../../shared/ui/states/error-state.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { PageSkeleton } from '../../shared/ui/states/skeleton.tsx';
import { PledgeForm } from './pledge-form.tsx';
import { RunningPledge } from './running-pledge.tsx';
import { pledgeTexts } from './texts.ts';

/** Pledges cards, or shows the pledge of the one card that the address names. */
export function PledgePage(): ReactNode {
  const [search] = useSearchParams();
  const asked = pledgedInPath(search);
  return (
    <OwnerGate>
      {(address) => <Asked key={`${address}/${asked.join()}`} address={address} asked={asked} />}
    </OwnerGate>
  );
}

type AskedProps = Readonly<{ address: Address; asked: readonly string[] }>;

function Asked({ address, asked }: AskedProps): ReactNode {
  const [only] = asked;
  return asked.length === 1 && only !== undefined ? (
    <One address={address} tokenId={only} />
  ) : (
    <PledgeDesk address={address} asked={asked} card={null} />
  );
}

function One({ address, tokenId }: Readonly<{ address: Address; tokenId: string }>): ReactNode {
  const { data, error, refetch } = useQuery(oneCardQuery(tokenId));
  if (!data) {
    return error ? <NotRead error={error} retry={() => void refetch()} /> : <PageSkeleton />;
  }
  return data.owner === address ? (
    <PledgeDesk address={address} asked={[tokenId]} card={data} />
  ) : (
    <NotYours tokenId={tokenId} />
  );
}

/** What the server refused with; null when it was not reached. */
function refusalOf(error: Error): UserError | null {
  const problem = error instanceof CallFailed ? error.problem : null;
  return problem?.kind === 'refused'
    ? { kind: 'http', code: problem.failure.code, technical: '' }
    : null;
}

type NotReadProps = Readonly<{ error: Error; retry: () => void }>;

function NotRead({ error, retry }: NotReadProps): ReactNode {
  const t = useTexts(pledgeTexts);
  const sentence = useErrorSentence(refusalOf(error));
  return <ErrorState title={t('failedTitle')} text={sentence || t('failedText')} retry={retry} />;
}

function NotYours({ tokenId }: Readonly<{ tokenId: string }>): ReactNode {
  const t = useTexts(pledgeTexts);
  return (
    <EmptyState
      title={t('notYours')}
      text={t('notYoursText')}
      action={
        <Link to={cardPath(tokenId)} className={buttonClass('secondary')}>
          {t('seeCard')}
        </Link>
      }
    />
  );
}

type PledgeDeskProps = Readonly<{
  address: Address;
  asked: readonly string[];
  /** The one card that is asked for, if it is one. */
  card: OneCard | null;
}>;

/** The form or the running pledge; the sheets stay open while the one becomes the other. */
function PledgeDesk({ address, asked, card }: PledgeDeskProps): ReactNode {
  const [chosen, choose] = useState(asked);
  const pledge = useCardSequence(pledgeCard, (tokenId) =>
    choose((all) => all.filter((one) => one !== tokenId)),
  );
  const unlock = usePaidAction(unlockCard);
  return (
    <>
      {card?.pledge ? (
        <RunningPledge address={address} card={card} pledge={card.pledge} unlock={unlock} />
      ) : (
        <>
          {card && <NotFree state={card.state} />}
          <PledgeForm address={address} chosen={chosen} choose={choose} pledge={pledge} />
        </>
      )}
      {pledge.sheet}
      {unlock.sheet}
    </>
  );
}

const hindrances = {
  owned: null,
  pledged: null,
  onSale: { kind: 'http', code: 'CARD_ON_SALE', technical: '' },
  frozen: { kind: 'http', code: 'CARD_FROZEN', technical: '' },
} as const;

/** Why the card that was asked for is not among those to choose from. */
function NotFree({ state }: Pick<OneCard, 'state'>): ReactNode {
  const reason = hindrances[state];
  const sentence = useErrorSentence(reason);
  return (
    reason && (
      <div className="px-4 pt-2">
        <Notice kind="warn">{sentence}</Notice>
      </div>
    )
  );
}
