import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { useSignedIn } from '../../shared/session/session.ts';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { PageSkeleton } from '../../shared/ui/skeleton.tsx';
import { addressOf } from '../../shared/wallet/connection.ts';
import { useAccountKey } from '../../shared/wallet/use-account-key.ts';
import { useWallet } from '../../shared/wallet/wallet.ts';
import { BurnDesk } from './burn-desk.tsx';
import { burnPoolQuery } from './burn-queries.ts';
import { BurnedPart } from './burned-part.tsx';
import { NodesPart } from './nodes-part.tsx';
import { PoolPart } from './pool-part.tsx';
import { PowerHead } from './power-head.tsx';
import { RecordsPart } from './records-part.tsx';
import { burnTexts } from './texts.ts';

/** The computing-power centre: my power, the burn, the pool behind it, the nodes and every burn there was. */
export function BurnPage(): ReactNode {
  const t = useTexts(burnTexts);
  const address = addressOf(useWallet().connection);
  const account = useAccountKey(address);
  const { data, isError, refetch } = useQuery(burnPoolQuery(useSignedIn()));
  if (!data) {
    return isError ? (
      <ErrorState title={t('failedTitle')} text={t('failedText')} retry={() => void refetch()} />
    ) : (
      <PageSkeleton />
    );
  }
  return (
    <>
      <PowerHead address={address} pool={data} />
      <BurnDesk key={account} address={address} pool={data} />
      <PoolPart pool={data} />
      <NodesPart nodes={data.nodes} />
      <BurnedPart pool={data} />
      <RecordsPart address={address} />
    </>
  );
}
