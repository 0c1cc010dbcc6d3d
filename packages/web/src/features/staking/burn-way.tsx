import { useQuery } from '@tanstack/react-query';
import { COIN_DECIMALS } from '@vellum/tron/amount';
import { Flame } from 'lucide-react';
import type { ReactNode } from 'react';
import { useChainClock } from '../../shared/chain/use-chain-clock.ts';
import { CoinAmount } from '../../shared/coins/coin-amount.tsx';
import { dateText } from '../../shared/format/date.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { Figure } from '../../shared/paid-action/fact.tsx';
import { RowLink } from '../../shared/ui/row.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { useNow } from '../../shared/ui/use-now.ts';
import { type BurnPool, burnPoolQuery } from './hub-queries.ts';
import { stakingTexts } from './texts.ts';

/** The way whose stake does not come back, by the same lines. */
export function BurnWay(): ReactNode {
  const t = useTexts(stakingTexts);
  const { data } = useQuery(burnPoolQuery);
  return (
    <Section title={t('burnTitle')}>
      <dl className="px-4">
        <Figure name={t('yield')}>{t('nothingPromised')}</Figure>
        {data && <PoolFigures pool={data} />}
        <Figure name={t('earlyExit')}>{t('burnedForGood')}</Figure>
      </dl>
      <RowLink
        to={paths.computingPower}
        icon={Flame}
        title={t('computingPower')}
        detail={t('computingPowerText')}
      />
    </Section>
  );
}

function PoolFigures({ pool }: Readonly<{ pool: BurnPool }>): ReactNode {
  const t = useTexts(stakingTexts);
  const locale = useLocale();
  const now = useNow(useChainClock());
  const { fundedUntil, rewardLeft } = pool;
  const { symbol } = rewardLeft;
  const isFunded = fundedUntil !== null && fundedUntil > now;
  return (
    <>
      <Figure name={t('rewardLeft')}>
        <CoinAmount
          amount={rewardLeft.amount}
          coin={{ symbol, decimals: COIN_DECIMALS }}
          className=""
        />
      </Figure>
      <Figure name={t('fundedUntil')}>
        {isFunded ? dateText(fundedUntil, locale) : t('notFunded')}
      </Figure>
      <Figure name={t('comesFrom')}>{t('shortFees', { symbol })}</Figure>
    </>
  );
}
