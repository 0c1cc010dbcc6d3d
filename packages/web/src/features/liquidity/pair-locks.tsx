import { useQuery } from '@tanstack/react-query';
import { paths as wire } from '@vellum/api/paths';
import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { CoinAmount } from '../../shared/coins/coin-amount.tsx';
import { useCoin } from '../../shared/coins/use-coin.ts';
import { dateTimeText } from '../../shared/format/date.ts';
import { call } from '../../shared/http/call.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { PartFailed } from '../../shared/ui/part-failed.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { liquidityTexts } from './texts.ts';

type PairLocksProps = Readonly<{ address: Address | null; coins: readonly Address[] }>;

/** Locks of the LP and of the token in my name: they can be made longer, never shorter. */
export function PairLocks({ address, coins }: PairLocksProps): ReactNode {
  const t = useTexts(liquidityTexts);
  const { data, isError, refetch } = useQuery({
    queryKey: ['locks', 'of-coins', address, coins],
    enabled: address !== null,
    queryFn: async ({ signal }) => {
      const asked = { address: address as Address, pageSize: 50 };
      const { list } = await call(wire.locks.list, asked, { signal });
      return list.filter((lock) => lock.locked && coins.includes(lock.coinAddress));
    },
  });
  const [lp] = coins;
  return (
    <Section title={t('add_locks')}>
      <p className="px-4 text-14 text-ink-2">{t('add_locksText')}</p>
      {isError && !data && (
        <div className="px-4 pt-2">
          <PartFailed text={t('listFailed')} retry={() => void refetch()} />
        </div>
      )}
      {data?.length === 0 && <p className="px-4 pt-2 text-14">{t('add_noLocks')}</p>}
      <ul className="px-4">
        {data?.map((lock) => (
          <LockLine
            key={lock.createTime}
            coin={lock.coinAddress}
            amount={lock.lockAmount}
            until={lock.lockTime}
          />
        ))}
      </ul>
      <div className="px-4 pt-3">
        <Link to={`${paths.lockNew}?coin=${lp}`} className={buttonClass('secondary')}>
          {t('add_lockNew')}
        </Link>
      </div>
    </Section>
  );
}

type LockLineProps = Readonly<{ coin: Address; amount: string; until: number }>;

function LockLine({ coin, amount, until }: LockLineProps): ReactNode {
  const t = useTexts(liquidityTexts);
  const locale = useLocale();
  return (
    <li className="flex min-h-15 items-center justify-between gap-3 border-t border-line-soft py-2 first:border-t-0">
      <span className="min-w-0">
        <CoinAmount amount={amount} coin={useCoin(coin)} />
        <span className="block text-13 text-ink-2">
          {t('add_lockUntil', { time: dateTimeText(until, locale) })}
        </span>
      </span>
      <Link to={paths.locks} className={`${buttonClass('ghost', 'small')} -mr-4`}>
        {t('add_extend')}
      </Link>
    </li>
  );
}
