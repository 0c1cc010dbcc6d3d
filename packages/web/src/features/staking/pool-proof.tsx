import { trc20 } from '@vellum/contracts/coins';
import { streamStake, termStake } from '@vellum/contracts/staking';
import { COIN_DECIMALS } from '@vellum/tron/amount';
import type { ReactNode } from 'react';
import { ProofLine } from '../../shared/chain/proof-line.tsx';
import { coinSentence } from '../../shared/coins/coin-amount.tsx';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import type { CoinPool, LpPool } from './staking-queries.ts';
import { standsForText } from './stands-for.tsx';
import { stakingTexts } from './texts.ts';

/** Asks the LP pool itself what it still has to pay, and the reward coin what the pool holds of it. */
export function LpProof({ pool, block }: Readonly<{ pool: LpPool; block: number }>): ReactNode {
  const t = useTexts(stakingTexts);
  const reward = { symbol: pool.rewardLeft.symbol, decimals: COIN_DECIMALS };
  return (
    <ProofLine
      block={block}
      ask={async (chain) => {
        const [staked, left, held] = await Promise.all([
          chain.read('lpStake', streamStake.totalStaked()),
          chain.read('lpStake', streamStake.rewardLeft()),
          chain.read('wtrx', trc20.balanceOf(chain.contract('lpStake'))),
        ]);
        return t('lpProof', {
          staked: standsForText(staked, pool),
          left: coinSentence(left, reward),
          held: coinSentence(held, reward),
        });
      }}
    />
  );
}

/** Asks the coin pool itself what is free and set aside, and the coin what the pool holds of it. */
export function CoinProof({ pool, block }: Readonly<{ pool: CoinPool; block: number }>): ReactNode {
  const t = useTexts(stakingTexts);
  return (
    <ProofLine
      block={block}
      ask={async (chain) => {
        const [free, reserved, held] = await Promise.all([
          chain.read('termStake', termStake.free()),
          chain.read('termStake', termStake.reserved()),
          chain.read('vlm', trc20.balanceOf(chain.contract('termStake'))),
        ]);
        return t('coinProof', {
          free: coinSentence(free, pool),
          reserved: coinSentence(reserved, pool),
          held: coinSentence(held, pool),
        });
      }}
    />
  );
}
