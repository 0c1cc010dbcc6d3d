import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { type Address, parseAddress } from '@vellum/tron/address';
import { type ReactNode, useDeferredValue } from 'react';
import { Link, useParams } from 'react-router';
import { isNotFound } from '../../../shared/http/is-not-found.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { type TokenDetail, tokenQuery } from '../../../shared/launch/token-query.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { buttonClass } from '../../../shared/ui/button-class.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { BelowChart } from './below-chart.tsx';
import { ChartPart } from './chart-part.tsx';
import { SalePart } from './sale-part.tsx';
import { tokenPageTexts } from './texts.ts';
import { TokenHead } from './token-head.tsx';
import { candlesQuery, FIRST_INTERVAL } from './token-queries.ts';
import { TokenSkeleton } from './token-skeleton.tsx';

/** Milliseconds after which texts are asked for again: the chain does not tell when they change. */
const FRESH = 30_000;

/** One launched token: what it costs, what stands behind it, who holds it, and what its creator can still do. */
export function TokenPage(): ReactNode {
  const { address = '' } = useParams();
  const token = parseAddress(address);
  return token ? <Loaded key={token} token={token} /> : <Unknown />;
}

function Loaded({ token }: Readonly<{ token: Address }>): ReactNode {
  const t = useTexts(tokenPageTexts);
  // Most tokens have a price to draw: it is asked for together with what says so.
  usePrefetchQuery(candlesQuery(token, FIRST_INTERVAL));
  const { data, error, refetch } = useQuery({ ...tokenQuery(token), refetchInterval: FRESH });
  // Drawn in short turns, so that a tap meanwhile is felt at once.
  const shown = useDeferredValue(data);
  if (shown) return <Shown token={shown} />;
  if (isNotFound(error)) return <Unknown />;
  return error ? (
    <ErrorState title={t('failedTitle')} text={t('failedText')} retry={() => void refetch()} />
  ) : (
    <TokenSkeleton />
  );
}

function Shown({ token }: Readonly<{ token: TokenDetail }>): ReactNode {
  return (
    <>
      <TokenHead token={token} />
      {token.stage === 'launched' ? (
        <ChartPart token={token.tokenAddress} />
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
