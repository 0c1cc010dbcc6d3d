import { priceOf } from '@vellum/api/price-unit';
import { type Address, parseAddress } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { type Coin, trxCoin } from '../../shared/coins/coin.ts';
import { CoinAmount } from '../../shared/coins/coin-amount.tsx';
import { useCoin } from '../../shared/coins/use-coin.ts';
import { percentText } from '../../shared/format/percent.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Price } from '../../shared/launch/price.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { Figure } from '../../shared/paid-action/fact.tsx';
import { useLastDone } from '../../shared/paid-action/use-last-done.ts';
import { usePaidAction } from '../../shared/paid-action/use-paid-action.tsx';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { PageSkeleton } from '../../shared/ui/skeleton.tsx';
import { addressOf } from '../../shared/wallet/connection.ts';
import { useAccountKey } from '../../shared/wallet/use-account-key.ts';
import { useWallet } from '../../shared/wallet/wallet.ts';
import { AddForm } from './add-form.tsx';
import { addLiquidity } from './add-liquidity.ts';
import { PairLocks } from './pair-locks.tsx';
import { liquidityTexts } from './texts.ts';
import { type TokenPool, useTokenPool } from './token-pool.ts';

/** More liquidity for a launched token, and the locks that were promised for it. */
export function EditLiquidityPage(): ReactNode {
  const t = useTexts(liquidityTexts);
  const [search] = useSearchParams();
  const token = parseAddress(search.get('token') ?? '');
  if (token) return <OfToken token={token} />;
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
  const lp = useCoin(found?.pool?.pair);
  if (isMissing) {
    return <ErrorState title={t('failedTitle')} text={t('failedText')} retry={again} />;
  }
  if (found && !found.pool) {
    return <EmptyState title={t('add_noPoolTitle')} text={t('add_noPoolText')} />;
  }
  return found?.pool && token && lp ? (
    <Desk token={token} lp={lp} pool={found.pool} />
  ) : (
    <PageSkeleton />
  );
}

type DeskProps = Readonly<{ token: Coin; lp: Coin; pool: TokenPool }>;

/** The sheet stands outside of the form, which is empty again when it is done. */
function Desk({ token, lp, pool }: DeskProps): ReactNode {
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
        lp={lp}
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
        <Figure name={t('add_ratio', { symbol: token.symbol })}>
          <Price price={priceOf(pool.trx, pool.tokens).toString()} />
        </Figure>
        <Figure name={t('add_helper')}>{percentText(pool.helperBps)}</Figure>
      </dl>
      <p className="px-4 text-13 text-ink-2">{t('add_helperText')}</p>
    </Section>
  );
}
