import { useQuery } from '@tanstack/react-query';
import type { Address } from '@vellum/tron/address';
import { type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import type { Claim } from '../../shared/income/claims.ts';
import { IncomeGate } from '../../shared/income/income-gate.tsx';
import { payoutQuery } from '../../shared/income/payout-queries.ts';
import { useClaims } from '../../shared/income/use-claims.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { buttonClass } from '../../shared/ui/buttons/button-class.ts';
import { Section } from '../../shared/ui/lists/section.tsx';
import { EmptyState } from '../../shared/ui/states/empty-state.tsx';
import { ErrorState } from '../../shared/ui/states/error-state.tsx';
import { PartFailed } from '../../shared/ui/states/part-failed.tsx';
import { PageSkeleton, Skeleton } from '../../shared/ui/states/skeleton.tsx';
import { UnwrapOffer } from '../../shared/wrap/unwrap-offer.tsx';
import { ClaimAll } from './claim-all.tsx';
import { ClaimList } from './claim-list.tsx';
import { ClaimRowNotice } from './claim-row-notice.tsx';
import { DayPicture } from './day-picture.tsx';
import { IncomeHead } from './income-head.tsx';
import { RecordLine } from './record-line.tsx';
import { RecordSheet } from './record-sheet.tsx';
import { incomeTexts } from './texts.ts';
import { useClaimRow } from './use-claim-row.tsx';
import { usePictures } from './use-pictures.ts';
import { useRecords } from './use-records.ts';

/** What an address has earned and can have now. */
export function IncomePage(): ReactNode {
  return <IncomeGate>{(address) => <Mine key={address} address={address} />}</IncomeGate>;
}

function Mine({ address }: Readonly<{ address: Address }>): ReactNode {
  const t = useTexts(incomeTexts);
  const { claims, failed } = useClaims(address);
  const payout = useQuery(payoutQuery(address));
  const row = useClaimRow(address);
  const [search] = useSearchParams();
  const [isAllOpen, openAll] = useState(search.get('claim') === 'all');
  const isBlocked = row.blocker === 'network';
  const begin = (chosen: readonly Claim[]) => {
    openAll(false);
    row.begin(chosen);
  };
  // The one that leads to money stands out.
  const canWithdraw = payout.data !== undefined && payout.data.available.amount !== '0';
  if (failed) return <ErrorState title={t('failedTitle')} text={t('failedText')} retry={failed} />;
  if (!claims && payout.isPending) return <PageSkeleton />;
  return (
    <>
      <IncomeHead claims={claims} payout={payout.data} />
      <div className="grid grid-cols-2 gap-3 px-4 pt-4">
        <Link to={paths.withdraw} className={buttonClass(canWithdraw ? 'primary' : 'secondary')}>
          {t('withdraw')}
        </Link>
        <Button
          kind={canWithdraw ? 'secondary' : 'primary'}
          disabled={!claims?.length || isBlocked}
          onClick={() => openAll(true)}
        >
          {t('claimAll')}
        </Button>
      </div>
      <ClaimRowNotice row={row} />
      <UnwrapOffer address={address} />
      <Picture address={address} />
      <Section title={t('sources')}>
        {claims ? (
          <Sources
            claims={claims}
            payout={payout.data}
            isBlocked={isBlocked}
            onClaim={(claim) => begin([claim])}
          />
        ) : (
          <div className="px-4">
            <Skeleton height={64} />
          </div>
        )}
      </Section>
      <LatestRecords address={address} />
      <ClaimAll
        open={isAllOpen}
        onClose={() => openAll(false)}
        address={address}
        claims={claims ?? []}
        onBegin={begin}
      />
      {row.sheet}
    </>
  );
}

function Picture({ address }: Readonly<{ address: Address }>): ReactNode {
  const t = useTexts(incomeTexts);
  const { rows, failed, ...pictures } = usePictures(address, 'days', 'U');
  const { units, unit } = pictures;
  if (rows?.length === 0) return null;
  return (
    <div className="pt-6">
      {rows ? (
        <>
          <DayPicture rows={rows} span="days" {...pictures} />
          {!units.includes('U') && units.length > 1 && (
            <p className="px-4 pt-2 text-13 text-ink-2">{t('oneCoinOnly', { unit })}</p>
          )}
        </>
      ) : (
        <div className="px-4">
          {failed ? (
            <PartFailed text={t('pictureFailed')} retry={failed} />
          ) : (
            <Skeleton height={148} />
          )}
        </div>
      )}
    </div>
  );
}

type SourcesProps = Parameters<typeof ClaimList>[0];

function Sources(props: SourcesProps): ReactNode {
  const t = useTexts(incomeTexts);
  const { claims, payout } = props;
  const isEmpty =
    claims.length === 0 &&
    payout !== undefined &&
    [payout.available, payout.unfunded, payout.gathering].every(({ amount }) => amount === '0');
  if (!isEmpty) return <ClaimList {...props} />;
  return (
    <EmptyState
      title={t('nothingToClaim')}
      text={t('nothingToClaimText')}
      action={
        <Link to={paths.assetStaking} className={buttonClass('secondary')}>
          {t('ways')}
        </Link>
      }
    />
  );
}

const SHOWN = 5;

/** The newest few records, and the way to all of them. */
function LatestRecords({ address }: Readonly<{ address: Address }>): ReactNode {
  const t = useTexts(incomeTexts);
  const { records, isPending, failed } = useRecords(address, {});
  const [shownId, show] = useState<string | null>(null);
  const all = (
    <Link
      to={paths.incomeRecords}
      className="inline-flex min-h-11 min-w-11 items-center justify-end text-primary"
    >
      {t('seeAll')}
    </Link>
  );
  return (
    <Section title={t('records')} aside={all}>
      {isPending && (
        <div className="px-4">
          <Skeleton height={60} />
        </div>
      )}
      {failed && (
        <div className="px-4">
          <PartFailed text={t('recordsFailed')} retry={failed} />
        </div>
      )}
      {!isPending && !failed && records.length === 0 && (
        <p className="px-4 text-14 text-ink-2">{t('noRecordsText')}</p>
      )}
      <ul aria-label={t('records')}>
        {records.slice(0, SHOWN).map((record) => (
          <li key={record.id} className="border-t border-line-soft first:border-t-0">
            <RecordLine record={record} onShow={() => show(record.id)} />
          </li>
        ))}
      </ul>
      <RecordSheet
        record={records.find(({ id }) => id === shownId) ?? null}
        onClose={() => show(null)}
      />
    </Section>
  );
}
