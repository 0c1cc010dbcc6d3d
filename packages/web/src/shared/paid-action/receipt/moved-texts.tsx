import type { CoinMove } from '@vellum/contracts/account-moves';
import type { ReactNode } from 'react';
import { useMovedCoin } from './moved-coin.tsx';
import { signedText } from './signed-text.ts';

/** Amounts that moved, one below the other, with their signs. */
export function MovedTexts({ coins }: Readonly<{ coins: readonly CoinMove[] }>): ReactNode {
  return coins.map((move) => <MovedText key={move.coin} move={move} />);
}

function MovedText({ move }: Readonly<{ move: CoinMove }>): ReactNode {
  const coin = useMovedCoin(move);
  return <span className="block">{coin ? signedText({ ...coin, amount: move.amount }) : '…'}</span>;
}
