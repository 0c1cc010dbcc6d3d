import type { ReactNode } from 'react';
import { useInU } from '../../shared/coins/coin-rates.ts';
import { twoDecimals } from '../../shared/format/amount.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import type { Claim } from '../../shared/income/claims.ts';
import type { Payout } from '../../shared/income/payout-queries.ts';
import { sumAtCent } from '../../shared/income/sum-at-cent.ts';
import { availableOf } from '../../shared/income/use-available.ts';
import { Skeleton } from '../../shared/ui/states/skeleton.tsx';
import { incomeTexts } from './texts.ts';

type IncomeHeadProps = Readonly<{
  claims: readonly Claim[] | undefined;
  payout: Payout | undefined;
}>;

/** What everything that waits is worth, and what is on its way already. Each coin on its own is in the list below. */
export function IncomeHead({ claims, payout }: IncomeHeadProps): ReactNode {
  const t = useTexts(incomeTexts);
  const inU = useInU();
  const isKnown = claims !== undefined && payout !== undefined;
  const underWay = payout?.open ? sumAtCent([inU(payout.open.amount)]) : 0n;
  return (
    <dl className="flex items-start justify-between gap-4 px-4 pt-4">
      <div>
        <dt className="text-14 text-ink-2">{t('available')}</dt>
        <dd className="text-32 font-strong">
          {isKnown ? (
            <Worth value={availableOf(claims, payout, inU)} unitSize="text-18" />
          ) : (
            <Skeleton width="140px" height={40} />
          )}
        </dd>
      </div>
      <div className="border-l border-line-soft pl-4">
        <dt className="text-14 text-ink-2">{t('onItsWay')}</dt>
        <dd className="text-20">
          {isKnown ? (
            <Worth value={underWay} unitSize="text-14" />
          ) : (
            <Skeleton width="72px" height={28} />
          )}
        </dd>
      </div>
    </dl>
  );
}

type WorthProps = Readonly<{ value: bigint | null; unitSize: 'text-14' | 'text-18' }>;

function Worth({ value, unitSize }: WorthProps): ReactNode {
  const t = useTexts(incomeTexts);
  if (value === null) return <span className="text-16 font-normal">{t('noWorth')}</span>;
  return (
    <span className="whitespace-nowrap">
      {twoDecimals(value)} <span className={`${unitSize} font-normal text-ink-2`}>{'U'}</span>
    </span>
  );
}
