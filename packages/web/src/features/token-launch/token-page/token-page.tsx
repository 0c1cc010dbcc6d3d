import { usePrefetchInfiniteQuery, useQuery } from '@tanstack/react-query';
import { failureOf } from '@vellum/api/token-launch/launch-stage';
import type { PriceUnit } from '@vellum/api/wire/choice-lists';
import { type Address, parseAddress } from '@vellum/tron/address';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { Link, useParams } from 'react-router';
import { useProjectConfig } from '../../../shared/chain/project-config.ts';
import { candlesQuery, FIRST_INTERVAL } from '../../../shared/chart/candle-queries.ts';
import { ChartPart } from '../../../shared/chart/chart-part.tsx';
import { dateTimeText } from '../../../shared/format/date.ts';
import { isNotFound } from '../../../shared/http/call-failed.ts';
import { useLocale } from '../../../shared/i18n/use-locale.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { coinAt } from '../../../shared/launch/coin-queries.ts';
import { type TokenDetail, tokenQuery } from '../../../shared/launch/launch-queries.ts';
import { trxSentence } from '../../../shared/launch/trx-sentence.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { buttonClass } from '../../../shared/ui/buttons/button-class.ts';
import { EmptyState } from '../../../shared/ui/states/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/states/error-state.tsx';
import { ProgressBar } from '../../../shared/ui/states/progress-bar.tsx';
import { Skeleton } from '../../../shared/ui/states/skeleton.tsx';
import { BelowChart } from './below-chart.tsx';
import { CoinPage } from './coin/coin-page.tsx';
import { tokenPageTexts } from './texts.ts';
import { TokenHead } from './token-head.tsx';

/** Milliseconds after which texts are asked for again: the chain does not tell when they change. */
const FRESH = 30_000;

/** One launched token: what it costs, what stands behind it, who holds it, and what its creator can still do. */
export function TokenPage(): ReactNode {
  const { address = '' } = useParams();
  const token = parseAddress(address);
  const config = useProjectConfig();
  if (!token) return <Unknown />;
  const coin = coinAt(config, token);
  if (coin) return <CoinPage key={token} coin={coin} address={token} />;
  return <Loaded key={token} token={token} isCoin={config ? false : null} />;
}

type LoadedProps = Readonly<{
  token: Address;
  /** Null until it is known which coins the platform has. */
  isCoin: false | null;
}>;

function Loaded({ token, isCoin }: LoadedProps): ReactNode {
  const t = useTexts(tokenPageTexts);
  // Most tokens have a price to draw: it is asked for together with what says so.
  usePrefetchInfiniteQuery(
    candlesQuery({ tokenAddress: token, interval: FIRST_INTERVAL, unit: 'trx' }),
  );
  const { data, error, refetch } = useQuery({ ...tokenQuery(token), refetchInterval: FRESH });
  // Drawn in short turns, so that a tap meanwhile is felt at once.
  const shown = useDeferredValue(data);
  if (shown) return <Shown token={shown} />;
  if (isNotFound(error)) return isCoin === null ? <TokenSkeleton /> : <Unknown />;
  return error ? (
    <ErrorState title={t('failedTitle')} text={t('failedText')} retry={() => void refetch()} />
  ) : (
    <TokenSkeleton />
  );
}

function Shown({ token }: Readonly<{ token: TokenDetail }>): ReactNode {
  const [unit, setUnit] = useState<PriceUnit>('trx');
  const { tokenAddress, tokenSymbol: symbol } = token;
  return (
    <>
      <TokenHead token={token} unit={unit} />
      {token.stage === 'launched' ? (
        <ChartPart {...{ tokenAddress, symbol, unit }} onUnit={setUnit} />
      ) : (
        <SalePart token={token} />
      )}
      <BelowChart token={token} />
    </>
  );
}

function Unknown(): ReactNode {
  const t = useTexts(tokenPageTexts);
  return (
    <EmptyState
      title={t('unknownTitle')}
      text={t('unknownText')}
      action={
        <Link to={paths.home} className={buttonClass()}>
          {t('allTokens')}
        </Link>
      }
    />
  );
}

/** Head, price and chart at their heights. */
function TokenSkeleton(): ReactNode {
  const t = useTexts(tokenPageTexts);
  return (
    <div role="status" className="grid gap-4 px-4 pt-2">
      <span className="sr-only">{t('loading')}</span>
      <div className="grid grid-cols-[44px_1fr] gap-3">
        <Skeleton height={44} />
        <div className="grid gap-2">
          <Skeleton width="60%" />
          <Skeleton width="40%" height={16} />
        </div>
      </div>
      <Skeleton width="55%" height={40} />
      <Skeleton height={386} />
      <Skeleton height={96} />
    </div>
  );
}

/** Before the launch there is no price to draw: how far the sale is, and when it ends. */
function SalePart({ token }: Readonly<{ token: TokenDetail }>): ReactNode {
  const t = useTexts(tokenPageTexts);
  const { sold, shares, raised, softCap, hardCap, softCapShares } = token;
  return (
    <section aria-label={t('sale')} className="px-4 pt-4">
      <ProgressBar
        label={t('sold')}
        done={Math.floor((sold * 10_000) / shares)}
        mark={{
          at: Math.floor((softCapShares * 10_000) / shares),
          text: t('softCap', { amount: trxSentence(softCap) }),
        }}
        ends={[
          t('raisedSoFar', { amount: trxSentence(raised) }),
          t('hardCap', { amount: trxSentence(hardCap) }),
        ]}
      />
      <p className="pt-3 text-14">
        <SaleSentence token={token} />
      </p>
    </section>
  );
}

function SaleSentence({ token }: Readonly<{ token: TokenDetail }>): ReactNode {
  const t = useTexts(tokenPageTexts);
  const locale = useLocale();
  const { stage, startTime, endTime } = token;
  const when = (at: number) => ({ time: dateTimeText(at, locale) });
  switch (stage) {
    case 'notStarted':
      return t('startsAt', when(startTime));
    case 'inProgress':
      return t('endsAt', when(endTime));
    case 'ended':
      return t('waitsForLaunch');
    case 'failed':
      return t(`failed_${failureOf(token)}`);
    case 'launched':
      return null;
  }
}
