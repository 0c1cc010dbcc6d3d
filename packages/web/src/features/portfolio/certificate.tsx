import { useQuery } from '@tanstack/react-query';
import type { Address } from '@vellum/tron/address';
import { ChevronRight, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { twoDecimals } from '../../shared/format/amount.ts';
import { countText } from '../../shared/format/count-text.ts';
import { shortDay } from '../../shared/format/date.ts';
import { LargeU } from '../../shared/holdings/u-amount.tsx';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { ensureSession, useSignedIn } from '../../shared/session/session.ts';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { PageArt } from '../../shared/ui/art/page-art.tsx';
import { PartFailed } from '../../shared/ui/states/part-failed.tsx';
import { Skeleton } from '../../shared/ui/states/skeleton.tsx';
import { Braid } from './braid.tsx';
import { ChangeLine } from './change-line.tsx';
import { daysIn } from './line-points.ts';
import { ownPartQuery, type Portfolio, portfolioQuery } from './portfolio-queries.ts';
import { positionGroups, splitUp } from './position-groups.ts';
import { SplitBar } from './split-bar.tsx';
import { portfolioTexts } from './texts.ts';
import { ValueLine } from './value-line.tsx';

type CertificateProps = Readonly<{ address: Address }>;

/** What an address has, as a certificate whose serial is the block and the way to the proof. */
export function Certificate({ address }: CertificateProps): ReactNode {
  const t = useTexts(portfolioTexts);
  const { data, isError, refetch } = useQuery(portfolioQuery(address));
  return (
    <section
      data-certificate
      aria-label={t('title')}
      className="relative isolate mx-4 mt-1 min-h-72 overflow-hidden rounded-card border border-line bg-surface px-5 pt-6 pb-7"
    >
      <Braid className="top-px" />
      <Braid className="bottom-px" />
      <div className="absolute inset-x-[6px] inset-y-[15px] -z-10 overflow-hidden rounded-[4px] border border-rule">
        <PageArt className="absolute -top-28 -right-20 size-[280px] text-engrave" />
      </div>
      {/* At its right is the help of the page. */}
      <h1 className="halo-surface">
        <Link
          to={paths.portfolio}
          className="-my-3 inline-flex min-h-11 items-center gap-1 text-14 text-ink-2"
        >
          {t('title')}
          <Icon of={ChevronRight} size={16} />
        </Link>
      </h1>
      {data && <Figures portfolio={data} address={address} />}
      {!data && isError && <PartFailed text={t('failedTitle')} retry={() => void refetch()} />}
      {!data && !isError && <FiguresSkeleton />}
    </section>
  );
}

function FiguresSkeleton(): ReactNode {
  return (
    <div aria-hidden className="grid gap-3 pt-2">
      <Skeleton width="70%" height={44} />
      <Skeleton width="50%" />
      <Skeleton height={96} />
      <Skeleton height={56} />
    </div>
  );
}

type FiguresProps = CertificateProps & Readonly<{ portfolio: Portfolio }>;

function Figures({ portfolio, address }: FiguresProps): ReactNode {
  const t = useTexts(portfolioTexts);
  const { positions, total, asOf } = portfolio;
  const split = splitUp(positionGroups(positions));
  const block = countText(asOf.head);
  return (
    <>
      <div className="halo-surface">
        <p className="mt-1">
          <LargeU u={split.total} />
        </p>
        <div className="-my-2 flex min-h-11 flex-wrap items-center justify-between gap-x-3 text-14 text-ink-2">
          <span>{total.trx !== null && t('inTrx', { trx: twoDecimals(BigInt(total.trx)) })}</span>
          <Link
            to={paths.solvency}
            data-tour="proof"
            aria-label={t('verify', { n: block })}
            className="inline-flex min-h-11 items-center gap-1 font-mono text-13 tracking-tight text-accent"
          >
            <Icon of={ShieldCheck} size={16} className="text-up" />
            {t('block', { n: block })}
          </Link>
        </div>
        <Own address={address} />
      </div>
      <div className="mt-4">
        <SplitBar split={split} />
      </div>
    </>
  );
}

/** Changes and the line, for the address's own session. */
function Own({ address }: CertificateProps): ReactNode {
  const t = useTexts(portfolioTexts);
  const locale = useLocale();
  const isSignedIn = useSignedIn() === address;
  const { data } = useQuery({ ...ownPartQuery(address), enabled: isSignedIn });
  if (!isSignedIn) {
    return (
      <button
        type="button"
        className="mt-1 min-h-11 text-left text-14 text-primary underline underline-offset-3"
        // Declining is a change of mind: the page stays as it is.
        onClick={() => void ensureSession().catch(() => undefined)}
      >
        {t('signInText')}
      </button>
    );
  }
  const change = data?.changes.day ?? data?.changes.week;
  const days = daysIn(data?.days ?? [], 'month');
  return (
    <>
      {change && (
        <p className="mt-1 text-14">
          <ChangeLine change={change} />
        </p>
      )}
      {days.length > 1 && (
        <div className="mt-3">
          <ValueLine days={days} height={64} />
          <p className="mt-1 flex justify-between text-13 text-ink-2">
            <span>{shortDay(days[0]?.at ?? 0, locale)}</span>
            <span>{t('today')}</span>
          </p>
        </div>
      )}
      {data && days.length < 2 && <p className="mt-1 text-13 text-ink-2">{t('startsToday')}</p>}
    </>
  );
}
