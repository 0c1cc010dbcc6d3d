import { coinsOfLp } from '@vellum/api/liquidity/lp-coins';
import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { CoinAmount } from '../coins/coin-amount.tsx';
import { twoDecimals } from '../format/amount.ts';
import { useLpFacts, useLpWorth } from './use-lp.ts';

type LpAmountProps = Readonly<{
  pair: Address | null | undefined;
  amount: bigint | string;
  className?: string;
  /** Its value beside it, or below. */
  worth?: 'beside' | 'below' | 'none';
}>;

/** LP as the two coins that it pays out now, and what they are worth. Nobody counts in units of LP. */
export function LpAmount(props: LpAmountProps): ReactNode {
  const { pair, amount, className = 'font-strong', worth = 'beside' } = props;
  const { data } = useLpFacts(pair);
  const worthOf = useLpWorth();
  if (!data) return <span className="text-ink-2">{'…'}</span>;
  const lp = BigInt(amount);
  const { token, base } = coinsOfLp(data, lp);
  const { u } = worthOf(data, lp);
  return (
    <>
      <CoinAmount amount={token} coin={data.token.coin} className={className} />
      <span className="text-ink-2">{' + '}</span>
      <CoinAmount amount={base} coin={data.base.coin} className={className} />
      {worth !== 'none' && u !== null && (
        <span
          className={`text-13 font-normal whitespace-nowrap text-ink-2 ${worth === 'below' ? 'block' : 'ml-2'}`}
        >
          {`\u2248 ${twoDecimals(u)}\u00a0U`}
        </span>
      )}
    </>
  );
}
