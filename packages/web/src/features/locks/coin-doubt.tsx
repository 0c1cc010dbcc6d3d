import type { ReactNode } from 'react';
import type { Coin } from '../../shared/coins/coin.ts';
import { useCoinAlike } from '../../shared/sale/coin-alike.ts';
import type { LookAlike } from '../../shared/sale/look-alike.ts';
import { LookAlikeNotice } from '../../shared/sale/look-alike-notice.tsx';

/** What the coin to lock can be mistaken for; null for most, and for LP, which is named by its pair. */
export function useLockAlike(coin: Coin | undefined): LookAlike | null {
  return useCoinAlike(coin && !coin.pair ? coin.address : null, coin?.symbol);
}

/** Warns of a coin that only looks like one that people know. */
export function CoinDoubt({ coin }: Readonly<{ coin: Coin | undefined }>): ReactNode {
  const alike = useLockAlike(coin);
  if (!coin?.address) return null;
  const { symbol, address: token } = coin;
  return <LookAlikeNotice launch={{ name: symbol, symbol, token }} alike={alike} />;
}
