import type { ReactNode } from 'react';
import type { TokenDetail } from '../../../shared/launch/token-query.ts';
import { inTurn } from '../../../shared/start/in-turn.tsx';
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

const Figures = inTurn(FiguresPart);
const Backing = inTurn(BackingPart);
const About = inTurn(AboutPart);
const Safety = inTurn(SafetyPart);
const Contracts = inTurn(ContractsPart);
const Holders = inTurn(HoldersPart);
const Liquidity = inTurn(LiquidityPart);
const Powers = inTurn(PowersPart);
const Fills = inTurn(FillsPart);

/** All of the page that is read after its price; it speaks with the chain, which the chart does not wait for. */
export function BelowChart({ token }: Readonly<{ token: TokenDetail }>): ReactNode {
  const isLaunched = token.stage === 'launched';
  return (
    <>
      <TradeLine token={token} />
      <Figures token={token} />
      <Backing token={token} />
      <About token={token} />
      <Safety token={token} />
      <Contracts token={token} />
      <Holders token={token} />
      {isLaunched && <Liquidity token={token} />}
      <Powers token={token} />
      {isLaunched && <Fills token={token} />}
      <TokenBar token={token} />
    </>
  );
}
