import { Fragment, type ReactNode } from 'react';
import { CoinAmount, coinSentence } from '../../shared/coins/coin-amount.tsx';
import { standsFor } from './lp-share.ts';
import type { LpPool } from './staking-queries.ts';

type StandsForProps = Readonly<{ amount: bigint; pool: LpPool; className?: string }>;

/** The two coins that an amount of LP stands for at the pool's price now. */
export function StandsFor({ amount, pool, className = '' }: StandsForProps): ReactNode {
  return (
    <span>
      {standsFor(amount, pool).map((side, place) => (
        <Fragment key={side.symbol}>
          {place > 0 && <span className="text-ink-2">{' + '}</span>}
          <CoinAmount amount={side.amount} coin={side} className={className} />
        </Fragment>
      ))}
    </span>
  );
}

/** The same for a sentence. */
export function standsForText(amount: bigint, pool: LpPool): string {
  return standsFor(amount, pool)
    .map((side) => coinSentence(side.amount, side))
    .join(' + ');
}
