import { useQuery } from '@tanstack/react-query';
import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { trxCoin } from '../../shared/coins/coin.ts';
import { ExactAmount } from '../../shared/coins/exact-amount.tsx';
import { useSentenceGap } from '../../shared/i18n/use-sentence-gap.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { type WithdrawalDetail, withdrawalQuery } from '../../shared/income/payout-queries.ts';
import { Figure } from '../../shared/paid-action/fact.tsx';
import { TransactionLine } from '../../shared/paid-action/transaction-line.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { PartFailed } from '../../shared/ui/part-failed.tsx';
import { Sheet } from '../../shared/ui/sheet.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { reasonOf } from './reason.ts';
import { RootFileLink } from './root-file-link.tsx';
import { withdrawalTexts } from './texts.ts';
import { WayList } from './way-list.tsx';

type WithdrawalSheetProps = Readonly<{ address: Address; id: string | null; onClose: () => void }>;

/** One withdrawal from its request to its payment. */
export function WithdrawalSheet({ address, id, onClose }: WithdrawalSheetProps): ReactNode {
  const t = useTexts(withdrawalTexts);
  const { data, isError, refetch } = useQuery({
    ...withdrawalQuery(address, id ?? ''),
    enabled: id !== null,
  });
  return (
    <Sheet open={id !== null} onClose={onClose} title={t('detailTitle')}>
      {data && <Detail detail={data} />}
      {!data && isError && <PartFailed text={t('detailFailed')} retry={() => void refetch()} />}
      {!data && !isError && <Skeleton height={280} />}
    </Sheet>
  );
}

function Detail({ detail }: Readonly<{ detail: WithdrawalDetail }>): ReactNode {
  const t = useTexts(withdrawalTexts);
  const gap = useSentenceGap();
  return (
    <>
      {detail.status === 'failed' && (
        <Notice kind="bad">
          {reasonOf(t, detail)}
          {gap}
          {t('again')}
        </Notice>
      )}
      <dl>
        <Figure name={t('asked')}>
          <ExactAmount amount={detail.asked.amount} coin={trxCoin} className="" />
        </Figure>
        {detail.received && (
          <Figure name={t('paid')}>
            <ExactAmount amount={detail.received.amount} coin={trxCoin} />
          </Figure>
        )}
      </dl>
      <WayList detail={detail} />
      {detail.root && <RootFileLink root={detail.root.root} />}
      {detail.txid && <TransactionLine txid={detail.txid} />}
    </>
  );
}
