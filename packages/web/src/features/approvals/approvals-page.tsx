import type { Address } from '@vellum/tron/address';
import { KeyRound, RotateCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ProofLine } from '../../shared/chain/proof-line.tsx';
import { useChainRead } from '../../shared/chain/use-chain-read.ts';
import { timeText } from '../../shared/format/date.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { ConnectStep } from '../../shared/session/signed-in-gate.tsx';
import { AddressFull } from '../../shared/ui/address/address-full.tsx';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { EmptyState } from '../../shared/ui/states/empty-state.tsx';
import { ErrorState } from '../../shared/ui/states/error-state.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { PageSkeleton } from '../../shared/ui/states/skeleton.tsx';
import { useOnline } from '../../shared/ui/use-online.ts';
import { addressOf } from '../../shared/wallet/connection.ts';
import { useWallet } from '../../shared/wallet/wallet.ts';
import { readRights } from './account-rights.ts';
import { ApprovalsHead } from './approvals-head.tsx';
import { MOST_APPROVALS } from './ask-approvals.ts';
import { CancelBar } from './cancel-bar.tsx';
import { CoinApprovals } from './coin-approvals.tsx';
import { type ReadApprovals, readApprovals } from './read-approvals.ts';
import { stillStandText } from './still-stand-text.ts';
import { approvalTexts } from './texts.ts';
import { type CancelRow, useCancelRow } from './use-cancel-row.ts';

/** What others may take from the connected wallet, read from the chain, and the way to end it. */
export function ApprovalsPage(): ReactNode {
  const t = useTexts(approvalTexts);
  const address = addressOf(useWallet().connection);
  if (address) return <Mine key={address} address={address} />;
  return <ConnectStep t={t} />;
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

type ApprovalsTailProps = Readonly<{ address: Address; read: ReadApprovals; refresh: () => void }>;

/** When there is nothing to fear, that; and always where the list comes from and what it covers. */
function ApprovalsTail({ address, read, refresh }: ApprovalsTailProps): ReactNode {
  const t = useTexts(approvalTexts);
  return (
    <>
      {read.list.length === 0 && read.isWhole && (
        <EmptyState title={t('nobodyTitle')} text={t('nobodyText')} />
      )}
      <div className="flex flex-wrap items-center justify-between pt-4">
        <ProofLine
          block={read.block}
          ask={async (chain) => stillStandText(t, await readApprovals(chain, address))}
        />
        <Button kind="ghost" size="small" onClick={refresh}>
          <Icon of={RotateCw} size={16} />
          {t('refresh')}
        </Button>
      </div>
      <p className="px-4 pt-1 text-13 text-ink-2">{t('covers')}</p>
      <p className="px-4 pt-1 text-13 text-ink-2">{t('cards')}</p>
    </>
  );
}

/** That there are older approvals, which neither the sum nor the list below it has. */
function NotWholeNotice({ isWhole }: Readonly<{ isWhole: boolean }>): ReactNode {
  const t = useTexts(approvalTexts);
  if (isWhole) return null;
  return (
    <div className="px-4 pt-3">
      <Notice kind="warn">{t('notWhole', { n: MOST_APPROVALS })}</Notice>
    </div>
  );
}

/** How old what is shown is, while the chain cannot be asked. */
function OldNotice({ updatedAt }: Readonly<{ updatedAt: number }>): ReactNode {
  const t = useTexts(approvalTexts);
  if (useOnline()) return null;
  return (
    <div role="status" className="px-4 pt-3">
      <Notice kind="warn">{t('offline', { time: timeText(updatedAt) })}</Notice>
    </div>
  );
}

/** Whether anybody else can sign for the address: worse than any approval, and not to be seen among them. */
function RightsNotice({ address }: Readonly<{ address: Address }>): ReactNode {
  const t = useTexts(approvalTexts);
  const { data: rights } = useChainRead(['approvals', 'rights', address], (chain) =>
    readRights(chain, address),
  );
  if (!rights) return null;
  if (rights.standing === 'own') {
    return (
      <p className="mt-6 flex gap-2 px-4 text-14 text-ink-2">
        <Icon of={KeyRound} size={20} className="flex-none text-up" />
        {t('rightsFine')}
      </p>
    );
  }
  return (
    <div role="alert" className="px-4 pt-6">
      <Notice kind="bad" icon={KeyRound}>
        <b className="block font-strong">{t('rightsTitle')}</b>
        <p>{t(rights.standing === 'owner' ? 'rightsOwner' : 'rightsShared')}</p>
        {rights.others.length > 0 && (
          <>
            <p className="pt-2">{t('rightsKeys', { n: rights.others.length })}</p>
            <ul className="grid gap-3 pt-1">
              {rights.others.map((other) => (
                <li key={other}>
                  <AddressFull address={other} />
                </li>
              ))}
            </ul>
          </>
        )}
        <p className="pt-2">{t('rightsNever')}</p>
      </Notice>
    </div>
  );
}
