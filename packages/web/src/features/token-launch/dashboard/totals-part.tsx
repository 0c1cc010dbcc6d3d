import { COIN_DECIMALS } from '@vellum/tron/amount';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { amountText } from '../../../shared/format/amount.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import type { Dashboard } from '../../../shared/launch/dashboard-query.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { buttonClass } from '../../../shared/ui/button-class.ts';
import { Notice } from '../../../shared/ui/notice.tsx';
import { Stat, StatRow } from '../../../shared/ui/stat.tsx';
import { dashboardTexts } from './texts.ts';

const short = (sun: string) => amountText(BigInt(sun), COIN_DECIMALS).short;

/** What is in sales, what came in, and what waits to be taken back. */
export function TotalsPart({ totals }: Pick<Dashboard, 'totals'>): ReactNode {
  const t = useTexts(dashboardTexts);
  return (
    <div className="grid gap-4 pt-4">
      <StatRow>
        <Stat label={t('totalPaid')} value={short(totals.paidIn)} unit="TRX" />
        <Stat label={t('totalRaised')} value={short(totals.raised)} unit="TRX" />
        <Stat label={t('totalBack')} value={short(totals.refundable)} unit="TRX" />
      </StatRow>
      {BigInt(totals.refundable) > 0n && (
        <div className="px-4">
          <Notice kind="warn">
            {t('refundText', { amount: amountText(BigInt(totals.refundable), COIN_DECIMALS).full })}
            <Link to={paths.refunds} className={`${buttonClass('secondary')} mt-3`}>
              {t('refundAll')}
            </Link>
          </Notice>
        </div>
      )}
    </div>
  );
}
