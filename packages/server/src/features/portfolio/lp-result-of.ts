import { lpResult } from '@vellum/api/liquidity/lp-result';
import type { Address } from '@vellum/tron/address';
import type { Holdings } from '../../holdings/holdings.ts';
import type { Value } from '../../holdings/prices.ts';
import type { Position } from './position.ts';

/** What LP brought so far against keeping its two coins, below zero for a loss, and since when it is counted. */
export type PositionResult = Readonly<{ value: Value; since: number }>;

/** Null for what is no LP, and where nothing is known of what was put in. */
export function lpResultOf(holdings: Holdings, of: ResultOf): PositionResult | null {
  const { prices, contracts } = holdings;
  const pool = of.lp && prices.pool(of.lp.coin);
  const row = of.lp && depositIn(holdings, of, of.lp.coin);
  if (!pool || !row) return null;
  // What most is priced in: WTRX, or USDT in a pool without it.
  const wanted = pool.coins.includes(contracts.wtrx) ? contracts.wtrx : contracts.usdt;
  const isBaseFirst = pool.coins[0] === wanted;
  const ordered = <T>([one, other]: readonly [T, T]): readonly [T, T] =>
    isBaseFirst ? [other, one] : [one, other];
  const [token, base] = ordered([row.in0, row.in1]);
  const found = { reserves: ordered(pool.reserves), lpSupply: pool.supply };
  const result = lpResult(found, of.lp.amount, { lp: row.lp, token, base, root: row.root });
  const total = result?.total ?? 0n;
  const size = total < 0n ? -total : total;
  const value = result && prices.spot({ coin: wanted, amount: size });
  return value && { value: total < 0n ? negative(value) : value, since: Number(row.since) };
}

type ResultOf = Pick<Position, 'kind' | 'lp' | 'token'>;

/** Vested LP is the presale's until it is claimed. */
function depositIn({ person, launchOf }: Holdings, { kind, token }: ResultOf, pair: Address) {
  const owner = kind === 'vesting' ? token && launchOf(token)?.presale : person.address;
  return person.deposits.find((one) => one.pair === pair && one.owner === owner);
}

const negative = ({ u, trx }: Value): Value => ({ u: u && -u, trx: trx && -trx });
