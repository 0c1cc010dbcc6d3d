import { useQuery } from '@tanstack/react-query';
import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { SunAmount } from '../../shared/cards/sun-amount.tsx';
import { shownName } from '../../shared/coins/coin.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { TokenFace } from '../../shared/launch/token-face.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { ActionButton } from '../../shared/paid-action/action-button.tsx';
import { Figure } from '../../shared/paid-action/fact.tsx';
import { RowNotice } from '../../shared/paid-action/row-notice.tsx';
import { SignedInGate } from '../../shared/session/signed-in-gate.tsx';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { buttonClass } from '../../shared/ui/buttons/button-class.ts';
import { FootBar } from '../../shared/ui/buttons/foot-bar.tsx';
import { Section } from '../../shared/ui/lists/section.tsx';
import { EmptyState } from '../../shared/ui/states/empty-state.tsx';
import { PartFailed } from '../../shared/ui/states/part-failed.tsx';
import { PageSkeleton } from '../../shared/ui/states/skeleton.tsx';
import { useOnline } from '../../shared/ui/use-online.ts';
import { type Refund, refundsQuery } from './refund-queries.ts';
import { presaleTexts } from './texts.ts';
import { type RefundRow, useRefundRow } from './use-refund-row.tsx';

/** Everything that failed presales and cancelled trades hold for me. */
export function RefundsPage(): ReactNode {
  const t = useTexts(presaleTexts);
  return (
    <SignedInGate t={t}>{(address) => <Refunds key={address} address={address} />}</SignedInGate>
  );
}

function Refunds({ address }: Readonly<{ address: Address }>): ReactNode {
  const t = useTexts(presaleTexts);
  const row = useRefundRow(address);
  const { data, isError, refetch } = useQuery(refundsQuery(address));
  return (
    <>
      <RowNotice row={row} t={t} />
      {data && <RefundList refunds={data.list} total={data.total} row={row} />}
      {!data && !isError && <PageSkeleton />}
      {!data && isError && (
        <div className="px-4 pt-4">
          <PartFailed text={t('refundsFailed')} retry={() => void refetch()} />
        </div>
      )}
      {row.sheet}
    </>
  );
}

type RefundListProps = Readonly<{ refunds: readonly Refund[]; total: string; row: RefundRow }>;

function RefundList({ refunds, total, row }: RefundListProps): ReactNode {
  const t = useTexts(presaleTexts);
  if (refunds.length === 0) {
    return (
      <EmptyState
        title={t('noRefundsTitle')}
        text={t('noRefundsText')}
        action={
          <Link to={paths.dashboard} className={buttonClass()}>
            {t('noRefundsAction')}
          </Link>
        }
      />
    );
  }
  return (
    <>
      <p className="px-4 pt-2 text-14 text-ink-2">{t('refundsIntro')}</p>
      <Section title={t('refundsTitle')}>
        <ul>
          {refunds.map((refund) => (
            <li key={refund.contract} className="border-t border-line-soft first:border-t-0">
              <RefundLine refund={refund} row={row} />
            </li>
          ))}
        </ul>
        <dl className="mx-4 border-t border-line">
          <Figure name={t('refundsTotal')}>
            <SunAmount sun={total} />
          </Figure>
        </dl>
      </Section>
      {refunds.length > 1 && (
        <FootBar>
          <p className="pb-2 text-14 text-ink-2">{t('refundAllText')}</p>
          <ActionButton blocker={row.blocker} onPress={() => row.begin(refunds)}>
            {t('refundAll', { n: refunds.length })}
          </ActionButton>
        </FootBar>
      )}
    </>
  );
}

type RefundLineProps = Readonly<{ refund: Refund; row: RefundRow }>;

function RefundLine({ refund, row }: RefundLineProps): ReactNode {
  const t = useTexts(presaleTexts);
  const online = useOnline();
  const { tokenAddress, tokenName, tokenSymbol, kind } = refund;
  const name = shownName(tokenName, 32);
  return (
    <div className="flex min-h-15 items-center gap-3 px-4 py-3">
      <TokenFace tokenAddress={tokenAddress} tokenSymbol={tokenSymbol} image={null} />
      <div className="min-w-0 flex-1">
        <p className="title truncate text-18">
          <bdi>{name}</bdi>
        </p>
        <p className="text-14 text-ink-2">{t(kind === 'presale' ? 'fromPresale' : 'fromTrade')}</p>
        <p>
          <SunAmount sun={refund.refund} />
        </p>
      </div>
      <Button
        kind="secondary"
        size="small"
        disabled={!online || row.blocker !== null}
        aria-label={`${t('refundOne')}, ${name}`}
        onClick={() => row.begin([refund])}
      >
        {online ? t('refundOne') : t('offline')}
      </Button>
    </div>
  );
}
