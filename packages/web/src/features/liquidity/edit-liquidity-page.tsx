import { useQuery } from '@tanstack/react-query';
import { priceOf } from '@vellum/api/numbers/price-unit';
import { type Address, parseAddress } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { type Coin, trxCoin } from '../../shared/coins/coin.ts';
import { CoinAmount, coinSentence } from '../../shared/coins/coin-amount.tsx';
import { useCoin } from '../../shared/coins/use-coin.ts';
import { twoDecimals } from '../../shared/format/amount.ts';
import { dateTimeText } from '../../shared/format/date.ts';
import { percentText } from '../../shared/format/percent.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Price } from '../../shared/launch/price.tsx';
import { CoinOrLp } from '../../shared/lp/coin-or-lp.tsx';
import { useLpFacts, useLpWorth } from '../../shared/lp/use-lp.ts';
import { lpPath } from '../../shared/navigation/lp-path.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { Figure } from '../../shared/paid-action/fact.tsx';
import { useLastDone } from '../../shared/paid-action/use-last-done.ts';
import { usePaidAction } from '../../shared/paid-action/use-paid-action.tsx';
import { buttonClass } from '../../shared/ui/buttons/button-class.ts';
import { RowLink } from '../../shared/ui/lists/row.tsx';
import { Section } from '../../shared/ui/lists/section.tsx';
import { EmptyState } from '../../shared/ui/states/empty-state.tsx';
import { ErrorState } from '../../shared/ui/states/error-state.tsx';
import { PartFailed } from '../../shared/ui/states/part-failed.tsx';
import { PageSkeleton } from '../../shared/ui/states/skeleton.tsx';
import { addressOf } from '../../shared/wallet/connection.ts';
import { useAccountKey } from '../../shared/wallet/use-account-key.ts';
import { useWallet } from '../../shared/wallet/wallet.ts';
import { AddForm } from './add-form.tsx';
import { addLiquidity } from './add-liquidity.ts';
import { readOpenLocks } from './open-locks.ts';
import { liquidityTexts } from './texts.ts';
import { type TokenPool, useTokenPool } from './token-pool.ts';

/** More liquidity for a launched token, and the locks that were promised for it. */
export function EditLiquidityPage(): ReactNode {
  const t = useTexts(liquidityTexts);
  const [search] = useSearchParams();
  const token = parseAddress(search.get('token') ?? '');
  if (token) return <OfToken key={token} token={token} />;
  return (
    <EmptyState
      title={t('add_noneTitle')}
      text={t('add_noneText')}
      action={
        <Link to={paths.tokens} className={buttonClass()}>
          {t('add_toTokens')}
        </Link>
      }
    />
  );
}

function OfToken({ token: place }: Readonly<{ token: Address }>): ReactNode {
  const t = useTexts(liquidityTexts);
  const { rates: found, isMissing, again } = useTokenPool(place);
  const token = useCoin(place);
  if (isMissing) {
    return <ErrorState title={t('failedTitle')} text={t('failedText')} retry={again} />;
  }
  if (found && !found.pool) {
    return <EmptyState title={t('add_noPoolTitle')} text={t('add_noPoolText')} />;
  }
  return found?.pool && token ? <Desk token={token} pool={found.pool} /> : <PageSkeleton />;
}

type DeskProps = Readonly<{ token: Coin; pool: TokenPool }>;

/** The sheet stands outside of the form, which is empty again when it is done. */
function Desk({ token, pool }: DeskProps): ReactNode {
  const t = useTexts(liquidityTexts);
  const address = addressOf(useWallet().connection);
  const account = useAccountKey(address);
  const action = usePaidAction(addLiquidity);
  const added = useLastDone(action.state);
  const coins = [pool.pair, ...(token.address ? [token.address] : [])];
  return (
    <>
      <p className="px-4 pt-2 text-14 text-ink-2">{t('add_intro')}</p>
      <PoolFacts token={token} pool={pool} />
      <AddForm
        key={`${account}/${added}`}
        address={address}
        token={token}
        pool={pool}
        action={action}
      />
      <PairLocks address={address} coins={coins} />
      {action.sheet}
    </>
  );
}

function PoolFacts({ token, pool }: Readonly<{ token: Coin; pool: TokenPool }>): ReactNode {
  const t = useTexts(liquidityTexts);
  return (
    <Section title={t('add_pool')}>
      <dl className="px-4">
        <Figure name={t('add_holds')}>
          <span className="block">
            <CoinAmount amount={pool.tokens} coin={token} />
          </span>
          <CoinAmount amount={pool.trx} coin={trxCoin} />
        </Figure>
        <PoolWorth pair={pool.pair} />
        <Figure name={t('add_ratio', { symbol: token.symbol })}>
          <Price price={wholePrice(pool, token)} />
        </Figure>
        <Figure name={t('add_helper')}>{percentText(pool.helperBps)}</Figure>
      </dl>
      <p className="px-4 text-13 text-ink-2">{t('add_helperText')}</p>
      <RowLink to={lpPath(pool.pair)} title={t('add_position')} detail={t('add_positionText')} />
    </Section>
  );
}

/** In TRX for one whole token, of any decimals. */
const wholePrice = ({ trx, tokens }: TokenPool, { decimals }: Coin): bigint =>
  priceOf(trx * 10n ** BigInt(decimals), tokens * 10n ** BigInt(trxCoin.decimals));

/** What all of the pool is worth. */
function PoolWorth({ pair }: Readonly<{ pair: Address }>): ReactNode {
  const t = useTexts(liquidityTexts);
  const { data: facts } = useLpFacts(pair);
  const worthOf = useLpWorth();
  if (!facts) return null;
  const { u, trx } = worthOf(facts, facts.lpSupply);
  return (
    <Figure name={t('lp_liquidity')}>
      {u === null ? t('lp_noPrice') : `${twoDecimals(u)}\u00a0U`}
      {trx !== null && (
        <span className="block text-13 text-ink-2">{coinSentence(trx, trxCoin)}</span>
      )}
    </Figure>
  );
}

type PairLocksProps = Readonly<{ address: Address | null; coins: readonly Address[] }>;

/** Locks of the LP and of the token in my name: they can be made longer, never shorter. */
function PairLocks({ address, coins }: PairLocksProps): ReactNode {
  const t = useTexts(liquidityTexts);
  const { data, isError, refetch } = useQuery({
    queryKey: ['locks', 'of-coins', address, coins],
    enabled: address !== null,
    queryFn: async ({ signal }) => {
      const ofCoin = (coin: Address) => readOpenLocks(address as Address, coin, signal);
      return (await Promise.all(coins.map(ofCoin))).flat();
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
        <CoinOrLp amount={amount} coin={useCoin(coin)} worth="beside" />
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
