import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { paths as wire } from '@vellum/api/wire/paths';
import type { Address } from '@vellum/tron/address';
import { ExternalLink } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { trxCoin } from '../../shared/coins/coin.ts';
import { moneyText } from '../../shared/coins/cost-text.ts';
import { ExactAmount } from '../../shared/coins/exact-amount.tsx';
import { twoDecimals } from '../../shared/format/amount.ts';
import { dateTimeText } from '../../shared/format/date.ts';
import { writing } from '../../shared/i18n/locale.ts';
import { useLocale, useSentenceGap } from '../../shared/i18n/use-locale.ts';
import { type Translate, useTexts } from '../../shared/i18n/use-texts.ts';
import {
  type Withdrawal,
  type WithdrawalDetail,
  withdrawalQuery,
  withdrawalsQuery,
} from '../../shared/income/payout-queries.ts';
import { StateLine } from '../../shared/income/state-line.tsx';
import { incomeWordTexts } from '../../shared/income/texts.ts';
import { Figure } from '../../shared/paid-action/fact.tsx';
import { StepList } from '../../shared/paid-action/sheet/step-list.tsx';
import { TransactionLine } from '../../shared/paid-action/transaction-line.tsx';
import { trx } from '../../shared/paid-action/trx.ts';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { PagedList, rowsIn } from '../../shared/ui/lists/paged-list.tsx';
import { Section } from '../../shared/ui/lists/section.tsx';
import { Sheet } from '../../shared/ui/overlays/sheet.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { PartFailed } from '../../shared/ui/states/part-failed.tsx';
import { Skeleton } from '../../shared/ui/states/skeleton.tsx';
import { type WithdrawalText, withdrawalTexts } from './texts.ts';
import { type WayLine, wayOf } from './way.ts';

type PastWithdrawalsProps = Readonly<{
  address: Address;
  /** What is in progress stands above already. */
  openId: string | null;
}>;

/** Everything that was asked for, the newest first. */
export function PastWithdrawals({ address, openId }: PastWithdrawalsProps): ReactNode {
  const t = useTexts(withdrawalTexts);
  const query = useInfiniteQuery(withdrawalsQuery(address));
  const [search, setSearch] = useSearchParams();
  const [shownId, show] = useState<string | null>(search.get('id'));
  const rows = rowsIn(query).filter(({ id }) => id !== openId);
  const close = () => {
    show(null);
    if (search.has('id')) setSearch({}, { replace: true });
  };
  if (query.data && rows.length === 0 && shownId === null) return null;
  return (
    <Section title={t('history')}>
      <PagedList
        query={query}
        rows={rows}
        label={t('history')}
        keyOf={({ id }) => id}
        render={(row) => <Line withdrawal={row} onShow={() => show(row.id)} />}
        failed={{ text: t('historyFailed') }}
        empty={null}
      />
      <WithdrawalSheet address={address} id={shownId} onClose={close} />
    </Section>
  );
}

type LineProps = Readonly<{ withdrawal: Withdrawal; onShow: () => void }>;

function Line({ withdrawal, onShow }: LineProps): ReactNode {
  const t = useTexts(withdrawalTexts);
  const locale = useLocale();
  const { amount, status, time } = withdrawal;
  return (
    <StateLine
      title={dateTimeText(time, locale)}
      note={status === 'failed' ? reasonOf(t, withdrawal) : null}
      amount={`\u2212${twoDecimals(BigInt(amount.amount))}`}
      symbol={amount.symbol}
      state={status}
      onShow={onShow}
    />
  );
}

type WithdrawalSheetProps = Readonly<{ address: Address; id: string | null; onClose: () => void }>;

/** One withdrawal from its request to its payment. */
function WithdrawalSheet({ address, id, onClose }: WithdrawalSheetProps): ReactNode {
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

/** Why a withdrawal failed, and that the balance is back. Nothing but a veto makes one fail. */
function reasonOf(t: Translate<WithdrawalText>, { amount }: Pick<Withdrawal, 'amount'>): string {
  return t('vetoed', { amount: `${twoDecimals(BigInt(amount.amount))}\u00a0${amount.symbol}` });
}

/** The public leaves of a root, from which anyone can compute it again. */
export function RootFileLink({ root }: Readonly<{ root: string }>): ReactNode {
  const t = useTexts(withdrawalTexts);
  const file = `${root.replace(/^0x/, '')}.json`;
  return (
    <a
      href={wire.withdrawal.rootFile.replace('{file}', file)}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-11 items-center gap-1 text-14 text-primary"
    >
      {t('rootFile')}
      <Icon of={ExternalLink} size={16} />
    </a>
  );
}

/** The six states of a withdrawal: those behind with their time, the present one with what it means. */
export function WayList({ detail }: Readonly<{ detail: WithdrawalDetail }>): ReactNode {
  const t = useTexts(incomeWordTexts);
  const locale = useLocale();
  const says = ({ state }: WayLine): string => {
    if (state === 'verifying' && detail.root) {
      return t('says_verifyingUntil', { time: dateTimeText(detail.root.eta, locale) });
    }
    return t(`says_${state}`, { amount: moneyText(trx(BigInt(detail.amount.amount))) });
  };
  const lines = wayOf(detail).map((line, place, all) => {
    const isLast = place === all.length - 1 && line.look !== 'ahead';
    const time = line.time === null ? null : dateTimeText(line.time, locale);
    const isTold = line.look === 'now' || isLast;
    const details = [time, isTold && says(line)].filter(Boolean);
    return {
      key: line.state,
      state: line.look,
      title: t(`state_${line.state}`),
      detail: details.length > 0 ? details.join(writing[locale].pause) : undefined,
    };
  });
  return <StepList lines={lines} />;
}
