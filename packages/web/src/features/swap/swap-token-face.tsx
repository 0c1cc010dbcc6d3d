import type { ReactNode } from 'react';
import { TokenFace } from '../../shared/launch/token-face.tsx';
import type { SwapToken } from './swap-token.ts';

type SwapTokenFaceProps = Readonly<{
  token: Pick<SwapToken, 'coin' | 'symbol' | 'image'>;
  size?: number;
}>;

/** The seal or picture of any token, TRX included. */
export function SwapTokenFace({ token, size = 44 }: SwapTokenFaceProps): ReactNode {
  const { coin, symbol, image } = token;
  return <TokenFace tokenAddress={coin ?? symbol} tokenSymbol={symbol} image={image} size={size} />;
}
