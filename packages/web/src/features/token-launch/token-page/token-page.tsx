import { useQuery } from '@tanstack/react-query';
import { type Address, parseAddress } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { CallFailed } from '../../../shared/http/call-failed.ts';
import { type TokenDetail, tokenQuery } from '../../../shared/launch/token-query.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { buttonClass } from '../../../shared/ui/button-class.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { AboutPart } from './about-part.tsx';
import { BackingPart } from './backing-part.tsx';
import { ChartPart } from './chart-part.tsx';
import { ContractsPart } from './contracts-part.tsx';
import { FiguresPart } from './figures-part.tsx';
import { FillsPart } from './fills-part.tsx';
import { HoldersPart } from './holders-part.tsx';
import { LiquidityPart } from './liquidity-part.tsx';
import { PowersPart } from './powers-part.tsx';
import { SafetyPart } from './safety-part.tsx';
import { SalePart } from './sale-part.tsx';
import { TokenBar } from './token-bar.tsx';
import { TokenHead } from './token-head.tsx';
import { TokenSkeleton } from './token-skeleton.tsx';
import { useTexts } from './use-texts.ts';

/** One launched token: what it costs, what stands behind it, who holds it, and what its creator can still do. */
export function TokenPage(): ReactNode {
  const { address = '' } = useParams();
  const token = parseAddress(address);
  return token ? <Loaded key={token} token={token} /> : <Unknown />;
}

function Loaded({ token }: Readonly<{ token: Address }>): ReactNode {
  const t = useTexts();
  const { data, error, refetch } = useQuery(tokenQuery(token));
  if (data) return <Shown token={data} />;
  if (isUnknown(error)) return <Unknown />;
  return error ? (
    <ErrorState title={t('failedTitle')} text={t('failedText')} retry={() => void refetch()} />
  ) : (
    <TokenSkeleton />
  );
}

function Shown({ token }: Readonly<{ token: TokenDetail }>): ReactNode {
  const isLaunched = token.stage === 'launched';
  return (
    <>
      <TokenHead token={token} />
      {isLaunched ? <ChartPart token={token.tokenAddress} /> : <SalePart token={token} />}
      <FiguresPart token={token} />
      <BackingPart token={token} />
      <AboutPart token={token} />
      <SafetyPart token={token} />
      <ContractsPart token={token} />
      <HoldersPart token={token} />
      {isLaunched && <LiquidityPart token={token} />}
      <PowersPart token={token} />
      {isLaunched && <FillsPart token={token} />}
      <TokenBar token={token} />
    </>
  );
}

function Unknown(): ReactNode {
  const t = useTexts();
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

function isUnknown(error: Error | null): boolean {
  return (
    error instanceof CallFailed &&
    error.problem.kind === 'refused' &&
    error.problem.failure.code === 'NOT_FOUND'
  );
}
