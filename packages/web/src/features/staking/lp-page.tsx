import { useQuery } from '@tanstack/react-query';
import { impermanentLoss } from '@vellum/api/liquidity/impermanent-loss';
import type { Address } from '@vellum/tron/address';
import { Blend, Lock, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { claimLp } from '../../shared/earn/claim-lp.ts';
import { unstakeLp } from '../../shared/earn/unstake-lp.ts';
import { percentText, signedPercent } from '../../shared/format/percent.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { useLastDone } from '../../shared/paid-action/use-last-done.ts';
import { usePaidAction } from '../../shared/paid-action/use-paid-action.tsx';
import { useSignedIn } from '../../shared/session/session.ts';
import { RowLink } from '../../shared/ui/lists/row.tsx';
import { Section } from '../../shared/ui/lists/section.tsx';
import { Stat, StatRow } from '../../shared/ui/lists/stat.tsx';
import { ErrorState } from '../../shared/ui/states/error-state.tsx';
import { PageSkeleton } from '../../shared/ui/states/skeleton.tsx';
import { addressOf } from '../../shared/wallet/connection.ts';
import { useAccountKey } from '../../shared/wallet/use-account-key.ts';
import { useWallet } from '../../shared/wallet/wallet.ts';
import { UnwrapOffer } from '../../shared/wrap/unwrap-offer.tsx';
import { LpForm } from './lp-form.tsx';
import { LpHistory } from './lp-history.tsx';
import { LpMine } from './lp-mine.tsx';
import { LpPoolPart } from './lp-pool-part.tsx';
import { stakeLp } from './stake-lp.ts';
import { lpPoolsQuery, myLpQuery } from './staking-queries.ts';
import { stakingTexts } from './texts.ts';

/** LP staked without a term: what it is, what it earns, in and out. The sheets outlive the parts that open them. */
export function LpPage(): ReactNode {
  const t = useTexts(stakingTexts);
  const address = addressOf(useWallet().connection);
  const account = useAccountKey(address);
  const { data, isPending, refetch } = useQuery(lpPoolsQuery);
  const stake = usePaidAction(stakeLp);
  const unlock = usePaidAction(unstakeLp);
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
      {address && <UnwrapOffer address={address} />}
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
      <RowLink
        to={paths.lpPosition}
        icon={Wallet}
        title={t('yourPools')}
        detail={t('yourPoolsText')}
      />
      <RowLink to={paths.buyLp} icon={Blend} title={t('buyLp')} detail={t('buyLpText')} />
      <RowLink to={paths.locks} icon={Lock} title={t('locks')} detail={t('locksText')} />
    </Section>
  );
}

/** By how much one price moves against the other, in halves. */
const moves = [3n, 4n, 8n] as const;

/** What LP loses against keeping both coins when their prices part: in general, and since one's own stake. */
function PriceGapPart({ address }: Readonly<{ address: Address | null }>): ReactNode {
  const t = useTexts(stakingTexts);
  return (
    <Section title={t('pricesPart')}>
      <p className="px-4 pb-3 text-14 text-ink-2">{t('pricesPartText')}</p>
      <StatRow>
        {moves.map((halves) => (
          <Stat
            key={halves}
            value={`\u2212${percentText(impermanentLoss([2n, 2n], [2n, halves]))}`}
            label={t('movedBy', { times: Number(halves) / 2 })}
          />
        ))}
      </StatRow>
      <Mine address={address} />
    </Section>
  );
}

function Mine({ address }: Readonly<{ address: Address | null }>): ReactNode {
  const t = useTexts(stakingTexts);
  const isMine = useSignedIn() === address;
  const { data } = useQuery({ ...myLpQuery(address), enabled: address !== null && isMine });
  if (!data?.againstKeeping) return null;
  const { loss, priceChange } = data.againstKeeping;
  if (loss === 0 && priceChange === 0) return null;
  return (
    <p className="px-4 pt-3 text-14">
      {t('againstKeeping', { move: signedPercent(priceChange), loss: percentText(loss) })}
    </p>
  );
}
