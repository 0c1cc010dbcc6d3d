import { useQuery } from '@tanstack/react-query';
import { proposalIdOf } from '@vellum/contracts/proposal-id';
import type { Address } from '@vellum/tron/address';
import { toHex, utf8ToBytes } from '@vellum/tron/bytes';
import { keccak256 } from '@vellum/tron/hash';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { isNotFound } from '../../shared/http/call-failed.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { buttonClass } from '../../shared/ui/buttons/button-class.ts';
import { EmptyState } from '../../shared/ui/states/empty-state.tsx';
import { ErrorState } from '../../shared/ui/states/error-state.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { Skeleton } from '../../shared/ui/states/skeleton.tsx';
import { addressOf } from '../../shared/wallet/connection.ts';
import { useWallet } from '../../shared/wallet/wallet.ts';
import { actionsOf } from './carry-on.ts';
import { type ProposalDetail, proposalQuery } from './dao-queries.ts';
import { useOpenVote } from './demo-vote/use-open-vote.ts';
import { ProposalView } from './proposal-view.tsx';
import { daoTexts } from './texts.ts';

/** One proposal: what would change, what the chain says of it, the votes, the time, the own vote. */
export function ProposalPage(): ReactNode {
  const { id = '' } = useParams();
  useOpenVote();
  const address = addressOf(useWallet().connection);
  return /^\d{1,78}$/.test(id) ? <Found id={BigInt(id)} address={address} /> : <Missing />;
}

function Found({ id, address }: Readonly<{ id: bigint; address: Address | null }>): ReactNode {
  const t = useTexts(daoTexts);
  const { data, error, refetch } = useQuery(proposalQuery(id, address));
  if (data) {
    return belongs(id, data) ? <ProposalView proposal={data} address={address} /> : <Foreign />;
  }
  if (isNotFound(error)) return <Missing />;
  if (error) {
    return (
      <ErrorState title={t('failedTitle')} text={t('failedText')} retry={() => void refetch()} />
    );
  }
  return (
    <div className="grid gap-3 px-4 pt-4">
      <Skeleton width="30%" />
      <Skeleton height={64} />
      <Skeleton height={160} />
    </div>
  );
}

/**
 * The id is the hash of the contents: what a server tells is held against it before anybody votes. A text that came
 * through with losses does not fit either.
 */
function belongs(id: bigint, { calls, description, descriptionHash }: ProposalDetail): boolean {
  const hash = keccak256(utf8ToBytes(description));
  return toHex(hash) === descriptionHash && proposalIdOf(actionsOf(calls), hash) === id;
}

function Missing(): ReactNode {
  const t = useTexts(daoTexts);
  return (
    <EmptyState
      title={t('gone')}
      text={t('goneText')}
      action={
        <Link to={paths.dao} className={buttonClass()}>
          {t('seeAll')}
        </Link>
      }
    />
  );
}

function Foreign(): ReactNode {
  const t = useTexts(daoTexts);
  return (
    <div className="px-4 pt-4">
      <Notice kind="bad">{t('foreign')}</Notice>
    </div>
  );
}
