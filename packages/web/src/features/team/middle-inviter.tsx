import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { referralQuery } from './referral-queries.ts';
import { teamTexts } from './texts.ts';
import { trxText } from './trx-text.ts';

/** What one may expect: the middle of all inviters, and the way to all figures. */
export function MiddleInviter(): ReactNode {
  const t = useTexts(teamTexts);
  const { data } = useQuery(referralQuery);
  return (
    <>
      {data && (
        <p>{t('middle', { days: data.recent.days, amount: trxText(data.recent.median) })}</p>
      )}
      <Link
        to={paths.referrals}
        className="-my-3 inline-flex min-h-11 items-center justify-self-start text-primary underline"
      >
        {t('statistics')}
      </Link>
    </>
  );
}
