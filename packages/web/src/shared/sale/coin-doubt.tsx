import type { ReactNode } from 'react';
import type { Coin } from '../coins/coin.ts';
import { useCoinAlike } from './coin-alike.ts';
import type { LookAlike } from './look-alike.ts';
import { LookAlikeNotice } from './look-alike-notice.tsx';

/** What a coin that is given can be mistaken for; null for most, and for LP, which is named by its pair. */
export function useGivenAlike(coin: Coin | undefined): LookAlike | null {
  return useCoinAlike(coin && !coin.pair ? coin.address : null, coin?.symbol);
}

/** Warns of a coin that only looks like one that people know. */
export function CoinDoubt({ coin }: Readonly<{ coin: Coin | undefined }>): ReactNode {
  const alike = useGivenAlike(coin);
  if (!coin?.address) return null;
  const { symbol, address: token } = coin;
  return <LookAlikeNotice launch={{ name: symbol, symbol, token }} alike={alike} />;
}
