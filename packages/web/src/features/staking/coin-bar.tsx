import type { ReactNode } from 'react';
import { moneyText } from '../../shared/paid-action/cost-text.ts';
import { type PressProps, StakeBar } from './stake-bar.tsx';
import type { CoinPool } from './staking-queries.ts';
import { useTexts } from './use-texts.ts';

type CoinBarProps = PressProps &
  Readonly<{
    pool: CoinPool;
    /** Units; null while there is none to promise. */
    reward: bigint | null;
  }>;

/** The button that stakes a coin, beside the reward that is then fixed. */
export function CoinBar({ pool, reward, ...press }: CoinBarProps): ReactNode {
  const t = useTexts();
  const { symbol, decimals } = pool;
  const fixed = (amount: bigint) => ({
    label: t('fixedReward'),
    value: moneyText({ amount, symbol, decimals }),
  });
  return (
    <StakeBar {...press} needsActive gain={reward === null ? null : fixed(reward)}>
      {t('reviewStake')}
    </StakeBar>
  );
}
