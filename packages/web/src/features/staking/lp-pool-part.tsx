import { COIN_DECIMALS } from '@vellum/tron/amount';
import type { ReactNode } from 'react';
import { useChainClock } from '../../shared/chain/use-chain-clock.ts';
import { CoinAmount } from '../../shared/coins/coin-amount.tsx';
import { dateTimeText } from '../../shared/format/date.ts';
import { percentText } from '../../shared/format/percent.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Figure } from '../../shared/paid-action/fact.tsx';
import { Section } from '../../shared/ui/lists/section.tsx';
import { useNow } from '../../shared/ui/time/use-now.ts';
import { LpProof } from './pool-proof.tsx';
import type { LpPool } from './staking-queries.ts';
import { StandsFor } from './stands-for.tsx';
import { stakingTexts } from './texts.ts';

type LpPoolPartProps = Readonly<{
  pool: LpPool;
  /** Up to which the pool was read. */
  block: number;
}>;

/** What the pool pays, from what, until when, and how to leave. */
export function LpPoolPart({ pool, block }: LpPoolPartProps): ReactNode {
  const t = useTexts(stakingTexts);
  const locale = useLocale();
  const { fundedUntil, rewardLeft } = pool;
  const now = useNow(useChainClock());
  const isFunded = fundedUntil !== null && fundedUntil > now;
  const percent = (apr: number | null) => (apr === null ? t('noPrice') : percentText(apr));
  return (
    <Section title={t('thePool')}>
      <dl className="px-4">
        {isFunded && (
          <>
            <Figure name={t('asItStands')}>
              <b className="font-strong">{percent(pool.apr)}</b>
            </Figure>
            <Figure name={t('atLeast')}>{percent(pool.aprIfAllStake)}</Figure>
          </>
        )}
        <Figure name={t('comesFrom')}>{t('fromFees', { symbol: rewardLeft.symbol })}</Figure>
        <Figure name={t('rewardLeft')}>
          <CoinAmount
            amount={rewardLeft.amount}
            coin={{ symbol: rewardLeft.symbol, decimals: COIN_DECIMALS }}
            className=""
          />
        </Figure>
        <Figure name={t('fundedUntil')}>
          {isFunded ? dateTimeText(fundedUntil, locale) : t('notFunded')}
        </Figure>
        <Figure name={t('stakedByAll')}>
          <StandsFor amount={BigInt(pool.totalStaked)} pool={pool} />
          <span className="block text-13 text-ink-2">{t('byPeople', { n: pool.stakers })}</span>
        </Figure>
        <Figure name={t('leaving')}>{t('anyTime')}</Figure>
      </dl>
      {isFunded && <p className="px-4 pt-1 text-13 text-ink-2">{t('aprNote')}</p>}
      <LpProof pool={pool} block={block} />
    </Section>
  );
}
