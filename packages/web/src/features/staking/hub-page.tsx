import { useQuery } from '@tanstack/react-query';
import type { Address } from '@vellum/tron/address';
import { COIN_DECIMALS } from '@vellum/tron/amount';
import { Flame, Lock } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useChainClock } from '../../shared/chain/use-chain-clock.ts';
import { CoinAmount } from '../../shared/coins/coin-amount.tsx';
import { twoDecimals } from '../../shared/format/amount.ts';
import { dateText } from '../../shared/format/date.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { useAvailable } from '../../shared/income/use-available.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { Figure } from '../../shared/paid-action/fact.tsx';
import { buttonClass } from '../../shared/ui/buttons/button-class.ts';
import { RowLink } from '../../shared/ui/lists/row.tsx';
import { Section } from '../../shared/ui/lists/section.tsx';
import { ErrorState } from '../../shared/ui/states/error-state.tsx';
import { PartFailed } from '../../shared/ui/states/part-failed.tsx';
import { Skeleton } from '../../shared/ui/states/skeleton.tsx';
import { useNow } from '../../shared/ui/time/use-now.ts';
import { addressOf } from '../../shared/wallet/connection.ts';
import { useWallet } from '../../shared/wallet/wallet.ts';
import { DayChoice } from './day-choice.tsx';
import { type BurnPool, burnPoolQuery } from './hub-queries.ts';
import { coinPoolsQuery } from './staking-queries.ts';
import { firstTerm } from './term-choice.ts';
import { stakingTexts } from './texts.ts';
import { useCardWay, useCoinWay, useLpWay } from './use-ways.ts';
import { WaysTable } from './ways-table.tsx';

const DAY = 86_400_000;

/** Every way of earning side by side: what it gives, from what, until when, and how to leave. */
export function HubPage(): ReactNode {
  const t = useTexts(stakingTexts);
  const address = addressOf(useWallet().connection);
  const [days, setDays] = useState(0);
  const { data, isError, refetch } = useQuery(coinPoolsQuery);
  const [pool] = data?.list ?? [];
  const term = pool ? firstTerm(pool.dayOptions, days) : null;
  const coin = useCoinWay(pool, term);
  const ways = [coin, useLpWay(), useCardWay()];
  if (isError && !data) {
    return (
      <ErrorState title={t('failedTitle')} text={t('failedText')} retry={() => void refetch()} />
    );
  }
  return (
    <>
      <p className="px-4 pt-1 text-14 text-ink-2">{t('hubIntro')}</p>
      {address && <ClaimableNow key={address} address={address} />}
      <Section title={t('waysTitle')}>
        <WaysTable ways={ways} />
        <p className="px-4 pt-3 text-13 text-ink-2">{t('waysNote')}</p>
      </Section>
      {pool && term && (
        <DayChoice terms={pool.dayOptions} chosen={term} onChoose={setDays} aside={pool.symbol}>
          <p className="px-4 pt-2 text-14 text-ink-2">
            {t('termNote', { days: term.days, early: pool.earlyAfter / DAY })}
          </p>
        </DayChoice>
      )}
      <BurnWay />
      <Section title={t('more')}>
        <RowLink to={paths.locks} icon={Lock} title={t('locks')} detail={t('locksHubText')} />
      </Section>
    </>
  );
}

/** What the address could have now from all ways together, and the way to it. */
function ClaimableNow({ address }: Readonly<{ address: Address }>): ReactNode {
  const t = useTexts(stakingTexts);
  const { worth, failed } = useAvailable(address);
  if (failed) {
    return (
      <div className="px-4 pt-4">
        <PartFailed text={t('claimableFailed')} retry={failed} />
      </div>
    );
  }
  return (
    <div className="flex items-end justify-between gap-4 px-4 pt-4">
      <p>
        <span className="block text-14 text-ink-2">{t('claimable')}</span>
        {worth === undefined && <Skeleton width="140px" height={40} />}
        {worth === null && t('noPrice')}
        {typeof worth === 'bigint' && (
          <span className="text-32 font-strong whitespace-nowrap">
            {twoDecimals(worth)} <span className="text-18 font-normal text-ink-2">{'U'}</span>
          </span>
        )}
      </p>
      <Link to={paths.income} className={buttonClass('secondary', 'small')}>
        {t('seeAndClaim')}
      </Link>
    </div>
  );
}

/** The way whose stake does not come back, by the same lines. */
function BurnWay(): ReactNode {
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
