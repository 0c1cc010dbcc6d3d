import { useQuery } from '@tanstack/react-query';
import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { coinText } from '../../shared/coins/coin-amount.tsx';
import { dateText } from '../../shared/format/date.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Stat, StatRow } from '../../shared/ui/stat.tsx';
import { myCoinQuery } from './hub-queries.ts';
import type { CoinPool } from './staking-queries.ts';
import { stakingTexts } from './texts.ts';

type TermSumsProps = Readonly<{ address: Address; pool: CoinPool }>;

/** What all open stakes of an address come to; nothing when none is open. */
export function TermSums({ address, pool }: TermSumsProps): ReactNode {
  const t = useTexts(stakingTexts);
  const locale = useLocale();
  const { data } = useQuery(myCoinQuery(address, pool.coin));
  if (!data || data.staked === '0') return null;
  const { symbol } = pool;
  return (
    <div className="border-b border-line-soft py-4">
      <StatRow>
        <Stat value={coinText(data.staked, pool).short} unit={symbol} label={t('stakedNow')} />
        <Stat
          value={coinText(data.pending.amount, pool).short}
          unit={symbol}
          label={t('setAsideNow')}
        />
        {data.nextDue !== null && (
          <Stat value={<Day>{dateText(data.nextDue, locale)}</Day>} label={t('nextDue')} />
        )}
      </StatRow>
    </div>
  );
}

function Day({ children }: Readonly<{ children: string }>): ReactNode {
  return <span className="text-16 whitespace-nowrap">{children}</span>;
}
