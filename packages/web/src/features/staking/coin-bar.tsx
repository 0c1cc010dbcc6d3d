import type { ReactNode } from 'react';
import { ExactAmount } from '../../shared/coins/exact-amount.tsx';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { type PressProps, StakeBar } from './stake-bar.tsx';
import type { CoinPool } from './staking-queries.ts';
import { stakingTexts } from './texts.ts';

type CoinBarProps = PressProps &
  Readonly<{
    pool: CoinPool;
    /** Units; null while there is none to promise. */
    reward: bigint | null;
  }>;

/** The button that stakes a coin, beside the reward that is then fixed. */
export function CoinBar({ pool, reward, ...press }: CoinBarProps): ReactNode {
  const t = useTexts(stakingTexts);
  const fixed = (amount: bigint) => ({
    label: t('fixedReward'),
    value: <ExactAmount amount={amount} coin={pool} />,
  });
  return (
    <StakeBar {...press} needsActive gain={reward === null ? null : fixed(reward)}>
      {t('reviewStake')}
    </StakeBar>
  );
}
