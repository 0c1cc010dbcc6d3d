import type { ReactNode } from 'react';
import type { TokenDetail } from '../../../shared/launch/token-query.ts';
import { AboutPart } from './about-part.tsx';
import { BackingPart } from './backing-part.tsx';
import { ContractsPart } from './contracts-part.tsx';
import { FiguresPart } from './figures-part.tsx';
import { FillsPart } from './fills-part.tsx';
import { HoldersPart } from './holders-part.tsx';
import { LiquidityPart } from './liquidity-part.tsx';
import { PowersPart } from './powers-part.tsx';
import { SafetyPart } from './safety-part.tsx';
import { TokenBar } from './token-bar.tsx';
import { TradeLine } from './trade-line.tsx';

/** All of the page that is read after its price; it speaks with the chain, which the chart does not wait for. */
export function BelowChart({ token }: Readonly<{ token: TokenDetail }>): ReactNode {
  const isLaunched = token.stage === 'launched';
  return (
    <>
      <TradeLine token={token} />
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
