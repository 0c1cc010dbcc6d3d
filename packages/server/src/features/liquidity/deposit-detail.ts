import type { Address } from '@vellum/tron/address';
import { sql } from 'kysely';
import type { DepositRow } from '../../pairs/lp-deposit-book.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import type { LiquidityParts } from './liquidity-parts.ts';

/** What the LP of an address was made of, and what the LP was that a presale keeps for its buyers. */
export async function depositDetail(parts: LiquidityParts, address: Address, pair: Address) {
  if ((await parts.pairs.find(pair)) === null) throw new Refusal({ code: 'NOT_FOUND' });
  const [{ tokenFirst }, { head, solid }, { rows }] = await Promise.all([
    parts.facts.sides(pair),
    parts.position(),
    sql<DepositRow>`select * from lp_deposit where pair = ${pair} and owner in (${address},
      (select presale from launch_token where pair = ${pair}))`.execute(parts.database),
  ]);
  const shown = (row: DepositRow | undefined) => {
    if (row === undefined) return null;
    const [token, base] = tokenFirst ? [row.in0, row.in1] : [row.in1, row.in0];
    const sums = { lp: `${row.lp}`, token: `${token}`, base: `${base}`, root: `${row.root}` };
    return { ...sums, since: Number(row.since) };
  };
  return {
    own: shown(rows.find(({ owner }) => owner === address)),
    presale: shown(rows.find(({ owner }) => owner !== address)),
    asOf: { head, solid },
  };
}
