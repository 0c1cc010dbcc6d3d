import type { LaunchActionOf } from './dated-actions.ts';
import type { LaunchFixture } from './launch-fixtures.ts';

/** Less is not worth a transaction, in TRX. */
const leastPurchase = 20;

/**
 * A token's pool as it would move (constant product, without its fee: near enough to steer by), and what people hold of
 * the token: only they sell.
 */
export type ImaginedPool = Readonly<{
  /** TRX for a token. */
  price(): number;
  holders(): readonly number[];
  /** Buys for so much of the pool's TRX. */
  buy(who: number, part: number): LaunchActionOf<'buy'>;
  sell(who: number, percent: number): LaunchActionOf<'sell'>;
}>;

/** The pool at the launch. */
export function imaginedPool({ sold, price, backing, liquidity }: LaunchFixture): ImaginedPool {
  const raised = sold * Number(price);
  // Two percent are the fee of the presale.
  let trx = (raised * (9_800 - Number(backing))) / 10_000;
  let tokens = Number(liquidity);
  const held = new Map<number, number>();
  const of = (who: number) => held.get(who) ?? 0;
  return {
    price: () => trx / tokens,
    holders: () => [...held].filter(([, has]) => has > 1).map(([who]) => who),
    buy(who, part) {
      const paid = Math.max(leastPurchase, Math.round(trx * part));
      const got = (tokens * paid) / (trx + paid);
      trx += paid;
      tokens -= got;
      held.set(who, of(who) + got);
      return { kind: 'buy', who, trx: paid };
    },
    sell(who, percent) {
      const given = (of(who) * percent) / 100;
      trx -= (trx * given) / (tokens + given);
      tokens += given;
      held.set(who, of(who) - given);
      return { kind: 'sell', who, percent };
    },
  };
}
