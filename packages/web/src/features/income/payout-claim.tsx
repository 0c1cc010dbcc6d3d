import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useChainClock } from '../../shared/chain/use-chain-clock.ts';
import { twoDecimals } from '../../shared/format/amount.ts';
import { dateTimeText } from '../../shared/format/date.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { claimPayout } from '../../shared/income/claim-payout.ts';
import { PayoutAmount } from '../../shared/income/payout-amount.tsx';
import { type Payout, withdrawalRulesQuery } from '../../shared/income/payout-queries.ts';
import { amountRefusal } from '../../shared/income/withdrawal-amount.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { ActionButton } from '../../shared/paid-action/action-button.tsx';
import { usePaidAction } from '../../shared/paid-action/use-paid-action.tsx';
import { FootBar } from '../../shared/ui/buttons/foot-bar.tsx';
import { ErrorState } from '../../shared/ui/states/error-state.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { PageSkeleton } from '../../shared/ui/states/skeleton.tsx';
import { incomeTexts } from './texts.ts';

type PayoutClaimProps = Readonly<{ payout: Payout }>;

/** Payout income by one's own transaction: any amount that active roots hold. */
export function PayoutClaim({ payout }: PayoutClaimProps): ReactNode {
  const t = useTexts(incomeTexts);
  const rules = useQuery(withdrawalRulesQuery);
  const action = usePaidAction(claimPayout);
  const [amount, setAmount] = useState<bigint | null>(null);
  const [isTried, setTried] = useState(false);
  if (!rules.data) {
    return rules.isError ? (
      <ErrorState
        title={t('failedTitle')}
        text={t('failedText')}
        retry={() => void rules.refetch()}
      />
    ) : (
      <PageSkeleton />
    );
  }
  const limits = {
    available: BigInt(payout.available.amount),
    claimable: BigInt(payout.claimable.amount),
    minimum: BigInt(rules.data.min.amount),
  };
  const claim = () => {
    setTried(true);
    if (amount === null || amountRefusal(amount, limits, 'own-claim')) return;
    action.begin({ amount: amount.toString(), parts: JSON.stringify(payout.parts) });
  };
  return (
    <>
      <div className="grid gap-4 px-4 pt-4">
        <p className="text-14 text-ink-2">{t('ownClaimText')}</p>
        <PayoutAmount
          value={amount}
          onChange={setAmount}
          limits={limits}
          way="own-claim"
          most={limits.claimable}
          isTried={isTried}
        />
        <NotOpenYet payout={payout} />
        {action.refusal !== null && <Notice kind="bad">{action.refusal}</Notice>}
        <Link
          to={paths.withdraw}
          className="inline-flex min-h-11 items-center text-14 text-primary"
        >
          {t('toWithdraw')}
        </Link>
      </div>
      <FootBar>
        <ActionButton blocker={action.blocker} onPress={claim}>
          {t('claim')}
        </ActionButton>
      </FootBar>
      {action.sheet}
    </>
  );
}

/** What of the balance cannot be claimed yet, and when it can. */
function NotOpenYet({ payout }: Readonly<{ payout: Payout }>): ReactNode {
  const t = useTexts(incomeTexts);
  const locale = useLocale();
  const clock = useChainClock();
  const rest = BigInt(payout.available.amount) - BigInt(payout.claimable.amount);
  if (rest <= 0n) return null;
  const amount = `${twoDecimals(rest)}\u00a0TRX`;
  const at = payout.nextOpenAt;
  return (
    <Notice kind="info">
      {at !== null && at > clock()
        ? t('opensAt', { amount, time: dateTimeText(at, locale) })
        : t('opensLater', { amount })}
    </Notice>
  );
}
