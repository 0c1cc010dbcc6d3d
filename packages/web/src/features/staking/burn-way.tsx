import { useQuery } from '@tanstack/react-query';
import { COIN_DECIMALS } from '@vellum/tron/amount';
import { Flame } from 'lucide-react';
import type { ReactNode } from 'react';
import { useChainClock } from '../../shared/chain/use-chain-clock.ts';
import { CoinAmount } from '../../shared/coins/coin-amount.tsx';
import { dateText } from '../../shared/format/date.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { Figure } from '../../shared/paid-action/fact.tsx';
import { RowLink } from '../../shared/ui/row.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { useNow } from '../../shared/ui/use-now.ts';
import { burnPoolQuery } from './hub-queries.ts';
import { useTexts } from './use-texts.ts';

/** The way whose stake does not come back, by the same lines. */
export function BurnWay(): ReactNode {
  const t = useTexts();
  const { data } = useQuery(burnPoolQuery);
  return (
    <Section title={t('burnTitle')}>
      <dl className="px-4">
        <Figure name={t('asItStands')}>{t('nothingPromised')}</Figure>
        {data && (
          <Figure name={t('rewardLeft')}>
            <CoinAmount
              amount={data.rewardLeft.amount}
              coin={{ symbol: data.rewardLeft.symbol, decimals: COIN_DECIMALS }}
              className=""
            />
          </Figure>
        )}
        {data && <FundedUntil until={data.fundedUntil} />}
        <Figure name={t('comesFrom')}>{t('shortFees')}</Figure>
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

function FundedUntil({ until }: Readonly<{ until: number | null }>): ReactNode {
  const t = useTexts();
  const locale = useLocale();
  const now = useNow(useChainClock());
  const isFunded = until !== null && until > now;
  return (
    <Figure name={t('fundedUntil')}>{isFunded ? dateText(until, locale) : t('notFunded')}</Figure>
  );
}
