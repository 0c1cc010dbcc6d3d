import { useQuery } from '@tanstack/react-query';
import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { SunAmount } from '../../shared/cards/sun-amount.tsx';
import { useInU } from '../../shared/coins/coin-rates.ts';
import { twoDecimals } from '../../shared/format/amount.ts';
import { useSentenceGap } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { claimPayout } from '../../shared/income/claim-payout.ts';
import { IncomeGate } from '../../shared/income/income-gate.tsx';
import {
  type Payout,
  payoutQuery,
  withdrawalQuery,
  withdrawalRulesQuery,
} from '../../shared/income/payout-queries.ts';
import { StateMark } from '../../shared/income/state-mark.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { Figure } from '../../shared/paid-action/fact.tsx';
import { usePaidAction } from '../../shared/paid-action/use-paid-action.tsx';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { buttonClass } from '../../shared/ui/buttons/button-class.ts';
import { Section } from '../../shared/ui/lists/section.tsx';
import { EmptyState } from '../../shared/ui/states/empty-state.tsx';
import { ErrorState } from '../../shared/ui/states/error-state.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { PartFailed } from '../../shared/ui/states/part-failed.tsx';
import { PageSkeleton, Skeleton } from '../../shared/ui/states/skeleton.tsx';
import { uiTexts } from '../../shared/ui/texts.ts';
import { useOnline } from '../../shared/ui/use-online.ts';
import { PastWithdrawals, RootFileLink, WayList } from './past-withdrawals.tsx';
import { withdrawalTexts } from './texts.ts';
import { WithdrawForm, type WithdrawParts } from './withdraw-form.tsx';

/** Payout income on its way out: the form, what is in progress, and what was. */
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

/** The balance and what it is made of; what is earned but not there yet stands apart. */
function BalanceHead({ payout }: Readonly<{ payout: Payout }>): ReactNode {
  const t = useTexts(withdrawalTexts);
  const ui = useTexts(uiTexts);
  const worth = useInU()(payout.available);
  const { available, earned, received, unfunded, gathering } = payout;
  return (
    <div className="px-4 pt-4">
      <p className="text-14 text-ink-2">{t('available')}</p>
      <p className="text-32">
        <SunAmount sun={available.amount} />
        {worth !== null && (
          <span className="ml-2 text-14 whitespace-nowrap text-ink-2">
            {ui('about', { amount: `${twoDecimals(worth)}\u00a0U` })}
          </span>
        )}
      </p>
      <p className="text-14 text-ink-2">{t('availableText')}</p>
      <dl className="mt-3">
        <Figure name={t('rebates')}>
          <SunAmount sun={earned.feeRebate.amount} className="" />
        </Figure>
        {earned.distribution.amount !== '0' && (
          <Figure name={t('distributions')}>
            <SunAmount sun={earned.distribution.amount} className="" />
          </Figure>
        )}
        <Figure name={t('received')}>
          <SunAmount sun={received.amount} className="" />
        </Figure>
        <Apart name={t('unfunded')} text={t('unfundedText')} amount={unfunded.amount} />
        <Apart name={t('gathering')} text={t('gatheringText')} amount={gathering.amount} />
      </dl>
    </div>
  );
}

type ApartProps = Readonly<{ name: string; text: string; amount: string }>;

function Apart({ name, text, amount }: ApartProps): ReactNode {
  if (amount === '0') return null;
  return (
    <Figure name={name}>
      <SunAmount sun={amount} className="" />
      <span className="block text-13 text-ink-2">{text}</span>
    </Figure>
  );
}

type OpenWithdrawalProps = WithdrawParts & Readonly<{ open: NonNullable<Payout['open']> }>;

/** The request that is in progress. Nobody has to wait for us: what is open can be claimed at once. */
function OpenWithdrawal({ address, payout, claim, open }: OpenWithdrawalProps): ReactNode {
  const t = useTexts(withdrawalTexts);
  const ui = useTexts(uiTexts);
  const online = useOnline();
  const { data, isError, refetch } = useQuery(withdrawalQuery(address, open.id));
  const { claimable, parts } = payout;
  const claimNow = () => claim.begin({ amount: claimable.amount, parts: JSON.stringify(parts) });
  const aside = (
    <span className="flex">
      <StateMark state={open.status} />
    </span>
  );
  return (
    <Section title={t('underWay')} aside={aside}>
      <div className="px-4">
        <p className="text-20">
          <SunAmount sun={open.amount.amount} />
        </p>
        {data && <WayList detail={data} />}
        {!data && !isError && <Skeleton height={220} />}
        {!data && isError && <PartFailed text={t('progressFailed')} retry={() => void refetch()} />}
        {data?.root && <RootFileLink root={data.root.root} />}
        {claim.refusal !== null && <Notice kind="bad">{claim.refusal}</Notice>}
        {claimable.amount !== '0' && (
          <div className="pt-3">
            <Button kind="secondary" disabled={!online} onClick={claimNow}>
              {online
                ? t('claimNow', { amount: `${twoDecimals(BigInt(claimable.amount))}\u00a0TRX` })
                : ui('offlineNow')}
            </Button>
            <p className="pt-2 text-13 text-ink-2">{t('claimNowText')}</p>
          </div>
        )}
      </div>
    </Section>
  );
}
