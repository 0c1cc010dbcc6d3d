import { useQuery } from '@tanstack/react-query';
import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSentenceGap } from '../../shared/i18n/use-sentence-gap.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { claimPayout } from '../../shared/income/claim-payout.ts';
import { IncomeGate } from '../../shared/income/income-gate.tsx';
import {
  type Payout,
  payoutQuery,
  withdrawalRulesQuery,
} from '../../shared/income/payout-queries.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { usePaidAction } from '../../shared/paid-action/use-paid-action.tsx';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { PageSkeleton } from '../../shared/ui/skeleton.tsx';
import { BalanceHead } from './balance-head.tsx';
import { OpenWithdrawal } from './open-withdrawal.tsx';
import { PastWithdrawals } from './past-withdrawals.tsx';
import { withdrawalTexts } from './texts.ts';
import { WithdrawForm } from './withdraw-form.tsx';

/** Payout income on its way out: the form, what is under way, and what was. */
export function WithdrawPage(): ReactNode {
  return <IncomeGate>{(address) => <Mine key={address} address={address} />}</IncomeGate>;
}

function Mine({ address }: Readonly<{ address: Address }>): ReactNode {
  const t = useTexts(withdrawalTexts);
  const gap = useSentenceGap();
  const payout = useQuery(payoutQuery(address));
  const rules = useQuery(withdrawalRulesQuery);
  // Its sheet outlives the form, which goes when there is nothing left.
  const claim = usePaidAction(claimPayout);
  const failed = [payout, rules].find(({ isError, data }) => isError && !data);
  if (failed) {
    const retry = () => void failed.refetch();
    return <ErrorState title={t('failedTitle')} text={t('failedText')} retry={retry} />;
  }
  if (!payout.data || !rules.data) return <PageSkeleton />;
  const parts = { address, payout: payout.data, rules: rules.data, claim };
  return (
    <>
      <BalanceHead payout={payout.data} />
      {payout.data.open && <OpenWithdrawal {...parts} open={payout.data.open} />}
      {!payout.data.open && (isSome(payout.data) ? <WithdrawForm {...parts} /> : <Nothing />)}
      <PastWithdrawals address={address} openId={payout.data.open?.id ?? null} />
      <p className="px-4 pt-6 text-14 text-ink-2">
        {t('ourRecord')}
        {gap}
        <Link
          to={paths.solvency}
          className="relative whitespace-nowrap text-primary underline underline-offset-3 after:absolute after:-inset-x-2 after:-inset-y-3"
        >
          {t('toSolvency')}
        </Link>
      </p>
      {claim.sheet}
    </>
  );
}

function isSome({ available }: Payout): boolean {
  return available.amount !== '0';
}

function Nothing(): ReactNode {
  const t = useTexts(withdrawalTexts);
  return (
    <EmptyState
      title={t('nothing')}
      text={t('nothingText')}
      action={
        <Link to={paths.income} className={buttonClass('secondary')}>
          {t('seeIncome')}
        </Link>
      }
    />
  );
}
