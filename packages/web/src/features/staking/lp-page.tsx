import { useQuery } from '@tanstack/react-query';
import { Blend, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { claimLp } from '../../shared/earn/claim-lp.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { useLastDone } from '../../shared/paid-action/use-last-done.ts';
import { usePaidAction } from '../../shared/paid-action/use-paid-action.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { RowLink } from '../../shared/ui/row.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { PageSkeleton } from '../../shared/ui/skeleton.tsx';
import { addressOf } from '../../shared/wallet/connection.ts';
import { useAccountKey } from '../../shared/wallet/use-account-key.ts';
import { useWallet } from '../../shared/wallet/wallet.ts';
import { LpForm } from './lp-form.tsx';
import { LpHistory } from './lp-history.tsx';
import { LpMine } from './lp-mine.tsx';
import { LpPoolPart } from './lp-pool-part.tsx';
import { PriceGapPart } from './price-gap-part.tsx';
import { stakeLp } from './stake-lp.ts';
import { lpPoolsQuery } from './staking-queries.ts';
import { stakingTexts } from './texts.ts';
import { unlockLp } from './unlock-lp.ts';

/** LP staked without a term: what it is, what it earns, in and out. The sheets outlive the parts that open them. */
export function LpPage(): ReactNode {
  const t = useTexts(stakingTexts);
  const address = addressOf(useWallet().connection);
  const account = useAccountKey(address);
  const { data, isPending, refetch } = useQuery(lpPoolsQuery);
  const stake = usePaidAction(stakeLp);
  const unlock = usePaidAction(unlockLp);
  const claim = usePaidAction(claimLp);
  const moved = [useLastDone(stake.state), useLastDone(unlock.state)].join('/');
  const [pool] = data?.list ?? [];
  if (!pool) {
    return isPending ? (
      <PageSkeleton />
    ) : (
      <ErrorState title={t('failedTitle')} text={t('failedText')} retry={() => void refetch()} />
    );
  }
  return (
    <>
      <p className="px-4 pt-2 text-14 text-ink-2">{t('lpIntro')}</p>
      {address && <LpMine address={address} pool={pool} claim={claim} />}
      <LpForm
        key={`${account}/${moved}`}
        address={address}
        pool={pool}
        stake={stake}
        unlock={unlock}
      >
        <LpPoolPart pool={pool} block={data?.asOf.head ?? 0} />
        <PriceGapPart address={address} />
        <GetLp />
        {address && <LpHistory address={address} />}
      </LpForm>
      {stake.sheet}
      {unlock.sheet}
      {claim.sheet}
    </>
  );
}

/** Where LP comes from, and where it waits for a day after it was bought. */
function GetLp(): ReactNode {
  const t = useTexts(stakingTexts);
  return (
    <Section title={t('getLp')}>
      <RowLink to={paths.buyLp} icon={Blend} title={t('buyLp')} detail={t('buyLpText')} />
      <RowLink to={paths.locks} icon={Lock} title={t('locks')} detail={t('locksText')} />
    </Section>
  );
}
