import { useQuery } from '@tanstack/react-query';
import type { Address } from '@vellum/tron/address';
import { type ReactNode, useState } from 'react';
import { useChainRead } from '../../shared/chain/use-chain-read.ts';
import { ConnectStep } from '../../shared/session/signed-in-gate.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { PageSkeleton } from '../../shared/ui/skeleton.tsx';
import { addressOf } from '../../shared/wallet/connection.ts';
import { useWallet } from '../../shared/wallet/wallet.ts';
import { approvalsQuery } from './approval-queries.ts';
import { ApprovalsHead } from './approvals-head.tsx';
import { ApprovalsTail } from './approvals-tail.tsx';
import { CancelBar } from './cancel-bar.tsx';
import { CoinApprovals } from './coin-approvals.tsx';
import { OldNotice } from './old-notice.tsx';
import { readApprovals } from './read-approvals.ts';
import { RightsNotice } from './rights-notice.tsx';
import { useCancelRow } from './use-cancel-row.ts';
import { type ApprovalText, useTexts } from './use-texts.ts';

/** What others may take from the connected wallet, read from the chain, and the way to end it. */
export function ApprovalsPage(): ReactNode {
  const t = useTexts();
  const { connection } = useWallet();
  const address = addressOf(connection);
  if (address) return <Mine key={address} address={address} />;
  if (connection.status === 'connecting') return <PageSkeleton />;
  return (
    <ConnectStep t={(key) => t((key.startsWith('connect') ? key : 'connect') as ApprovalText)} />
  );
}

function Mine({ address }: Readonly<{ address: Address }>): ReactNode {
  const t = useTexts();
  const row = useCancelRow();
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set());
  const { data, isFailed, updatedAt, refresh } = useApprovals(address);
  if (!data) {
    return isFailed ? (
      <ErrorState title={t('failedTitle')} text={t('failedText')} retry={refresh} />
    ) : (
      <PageSkeleton />
    );
  }
  const marked = data.list.filter(({ key }) => chosen.has(key));
  return (
    <>
      <OldNotice updatedAt={updatedAt} />
      {data.list.length > 0 && (
        <>
          <ApprovalsHead address={address} list={data.list} marked={marked} />
          <CoinApprovals list={data.list} chosen={chosen} onChoose={choose} row={row} />
        </>
      )}
      <RightsNotice address={address} />
      <ApprovalsTail address={address} read={data} refresh={refresh} />
      {data.list.length > 0 && <CancelBar address={address} marked={marked} row={row} />}
      {row.sheet}
    </>
  );
}

/** What was given, by the index; what is left of it, by the chain. */
function useApprovals(address: Address) {
  const given = useQuery(approvalsQuery(address));
  const list = given.data;
  const keys = list?.map(({ coin, spender, given: amount }) => [coin, spender, amount].join());
  const read = useChainRead(keys ? ['approvals', address, ...keys] : null, (chain) =>
    readApprovals(chain, address, list ?? []),
  );
  const refresh = () => {
    void given.refetch();
    if (keys) void read.refetch();
  };
  return {
    data: read.data,
    isFailed: given.isError || read.isError,
    updatedAt: read.dataUpdatedAt,
    refresh,
  };
}
