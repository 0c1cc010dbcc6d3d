import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SunAmount } from '../../shared/cards/sun-amount.tsx';
import { twoDecimals } from '../../shared/format/two-decimals.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { type Payout, withdrawalQuery } from '../../shared/income/payout-queries.ts';
import { StateMark } from '../../shared/income/state-mark.tsx';
import { incomeWordTexts } from '../../shared/income/texts.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { PartFailed } from '../../shared/ui/part-failed.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { useOnline } from '../../shared/ui/use-online.ts';
import { RootFileLink } from './root-file-link.tsx';
import { withdrawalTexts } from './texts.ts';
import { WayList } from './way-list.tsx';
import type { WithdrawParts } from './withdraw-form.tsx';

type OpenWithdrawalProps = WithdrawParts & Readonly<{ open: NonNullable<Payout['open']> }>;

/** The request that is under way. Nobody has to wait for us: what is open can be claimed at once. */
export function OpenWithdrawal({ address, payout, claim, open }: OpenWithdrawalProps): ReactNode {
  const t = useTexts(withdrawalTexts);
  const words = useTexts(incomeWordTexts);
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
                : words('offline')}
            </Button>
            <p className="pt-2 text-13 text-ink-2">{t('claimNowText')}</p>
          </div>
        )}
      </div>
    </Section>
  );
}
