import type { Address } from '@vellum/tron/address';
import { COIN_DECIMALS } from '@vellum/tron/amount';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { CoinAmount, exactSentence } from '../../shared/coins/coin-amount.tsx';
import { shareText } from '../../shared/format/percent.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { lpPath } from '../../shared/navigation/lp-path.ts';
import { ActionButton } from '../../shared/paid-action/action-button.tsx';
import type { UsedPaidAction } from '../../shared/paid-action/use-paid-action.tsx';
import { buttonClass } from '../../shared/ui/buttons/button-class.ts';
import { Section } from '../../shared/ui/lists/section.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { PartFailed } from '../../shared/ui/states/part-failed.tsx';
import { Skeleton } from '../../shared/ui/states/skeleton.tsx';
import type { LpPool } from './staking-queries.ts';
import { StandsFor } from './stands-for.tsx';
import { stakingTexts } from './texts.ts';
import { type MyLp, useMyLp } from './use-my-lp.ts';

type Claim = UsedPaidAction<Readonly<{ amount: string }>>;
type LpMineProps = Readonly<{ address: Address; pool: LpPool; claim: Claim }>;

/** What the address has in, which part of the pool that is, and what it has earned. */
export function LpMine({ address, pool, claim }: LpMineProps): ReactNode {
  const t = useTexts(stakingTexts);
  const { data: mine, isPending, refetch } = useMyLp(address);
  if (isPending) {
    return (
      <div className="grid gap-2 px-4 pt-4">
        <Skeleton width="60%" height={32} />
        <Skeleton width="40%" />
      </div>
    );
  }
  if (!mine) {
    return (
      <div className="px-4 pt-4">
        <PartFailed text={t('stakeFailed')} retry={() => void refetch()} />
      </div>
    );
  }
  if (mine.staked === 0n && mine.earned === 0n) return null;
  // The chain may know of the stake before the index does.
  const all = mine.staked > BigInt(pool.totalStaked) ? mine.staked : BigInt(pool.totalStaked);
  return (
    <Section title={t('yourStake')}>
      <div className="px-4">
        <StandsFor amount={mine.staked} pool={pool} className="text-24 font-strong" />
        <p className="text-14 text-ink-2">
          {t('shareOfPool', { share: shareText(mine.staked, all) })}
        </p>
      </div>
      {mine.staked > 0n && (
        <div className="px-4 pt-3">
          <Link to={lpPath(pool.coin, 'staked')} className={buttonClass('secondary')}>
            {t('unstakeAndRemove')}
          </Link>
        </div>
      )}
      <Earned mine={mine} symbol={pool.rewardLeft.symbol} claim={claim} />
    </Section>
  );
}

type EarnedProps = Readonly<{ mine: MyLp; symbol: string; claim: Claim }>;

function Earned({ mine, symbol, claim }: EarnedProps): ReactNode {
  const t = useTexts(stakingTexts);
  const coin = { symbol, decimals: COIN_DECIMALS };
  const begin = () => claim.begin({ amount: exactSentence(mine.earned, coin) });
  return (
    <>
      <div className="mx-4 mt-3 flex items-center gap-4 border-t border-line-soft pt-3">
        <p className="min-w-0 flex-1">
          <span className="block text-13 text-ink-2">{t('earned')}</span>
          <CoinAmount amount={mine.earned} coin={coin} className="text-20 font-strong" />
        </p>
        {mine.earned > 0n && (
          <div className="flex-none">
            <ActionButton kind="secondary" size="small" blocker={claim.blocker} onPress={begin}>
              {t('claim')}
            </ActionButton>
          </div>
        )}
      </div>
      {claim.refusal !== null && (
        <div className="px-4 pt-3">
          <Notice kind="bad">{claim.refusal}</Notice>
        </div>
      )}
    </>
  );
}
