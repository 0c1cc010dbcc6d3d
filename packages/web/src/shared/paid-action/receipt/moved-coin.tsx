import type { CoinMove } from '@vellum/contracts/account-moves';
import { fromHexAddress } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import type { Coin } from '../../coins/coin.ts';
import { useCoin } from '../../coins/use-coin.ts';
import { useLpSentence } from '../../lp/use-lp.ts';

/** How the coin of a move is written; undefined until it was asked. */
export function useMovedCoin({ coin }: Pick<CoinMove, 'coin'>): Coin | undefined {
  return useCoin(coin && fromHexAddress(coin));
}

type WorthProps = Readonly<{ coin: Coin; amount: bigint }>;

/** Below an exact amount of LP: the two coins that it stands for now. Nothing of other coins. */
export function WorthOfLp({ coin, amount }: WorthProps): ReactNode {
  const coins = useLpSentence(coin.pair && coin.address, amount);
  return coins && <span className="block text-14 text-ink-2">{`\u2248 ${coins}`}</span>;
}
