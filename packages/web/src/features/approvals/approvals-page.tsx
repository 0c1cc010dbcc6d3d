import type { Address } from '@vellum/tron/address';
import { type ReactNode, useState } from 'react';
import { useChainRead } from '../../shared/chain/use-chain-read.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { ConnectStep } from '../../shared/session/signed-in-gate.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { PageSkeleton } from '../../shared/ui/skeleton.tsx';
import { addressOf } from '../../shared/wallet/connection.ts';
import { useWallet } from '../../shared/wallet/wallet.ts';
import { ApprovalsHead } from './approvals-head.tsx';
import { ApprovalsTail } from './approvals-tail.tsx';
import { CancelBar } from './cancel-bar.tsx';
import { CoinApprovals } from './coin-approvals.tsx';
import { NotWholeNotice } from './not-whole-notice.tsx';
import { OldNotice } from './old-notice.tsx';
import { readApprovals } from './read-approvals.ts';
import { RightsNotice } from './rights-notice.tsx';
import { type ApprovalText, approvalTexts } from './texts.ts';
import { type CancelRow, useCancelRow } from './use-cancel-row.ts';

/** What others may take from the connected wallet, read from the chain, and the way to end it. */
export function ApprovalsPage(): ReactNode {
  const t = useTexts(approvalTexts);
  const address = addressOf(useWallet().connection);
  if (address) return <Mine key={address} address={address} />;
  return (
    <ConnectStep t={(key) => t((key.startsWith('connect') ? key : 'connect') as ApprovalText)} />
  );
}

function Mine({ address }: Readonly<{ address: Address }>): ReactNode {
  const row = useCancelRow();
  return (
    <>
      <Standing address={address} row={row} />
      {row.sheet}
    </>
  );
}

function Standing({ address, row }: Readonly<{ address: Address; row: CancelRow }>): ReactNode {
  const t = useTexts(approvalTexts);
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set());
  const { data, isError, dataUpdatedAt, refetch } = useChainRead(
    ['approvals', address],
    (chain, signal) => readApprovals(chain, address, signal),
  );
  const refresh = () => void refetch();
  if (!data) {
    return isError ? (
      <ErrorState title={t('failedTitle')} text={t('failedText')} retry={refresh} />
    ) : (
      <PageSkeleton />
    );
  }
  const marked = data.list.filter(({ key }) => chosen.has(key));
  return (
    <>
      <OldNotice updatedAt={dataUpdatedAt} />
      <NotWholeNotice isWhole={data.isWhole} />
      {data.list.length > 0 && (
        <>
          <ApprovalsHead address={address} list={data.list} marked={marked} />
          <CoinApprovals list={data.list} chosen={chosen} onChoose={choose} row={row} />
        </>
      )}
      <RightsNotice address={address} />
      <ApprovalsTail address={address} read={data} refresh={refresh} />
      {data.list.length > 0 && <CancelBar address={address} marked={marked} row={row} />}
    </>
  );
}
