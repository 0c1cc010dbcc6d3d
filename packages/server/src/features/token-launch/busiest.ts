import { searchForm } from '@vellum/api/typed-text/look-alike';
import type { Address } from '@vellum/tron/address';
import type { Pool } from 'pg';
import { perBlock } from '../../platform/per-block.ts';
import { type AskedTokens, BUSIEST } from './token-statement.ts';

const HEAD = {
  name: 'launches head',
  text: "select block_id from chain_cursor where name = 'chain'",
  values: [],
};

/**
 * The volumes of a day are summed up once for each block: pages of the busiest then name their launches. Other
 * questions, and pages beyond the last that was traded, are asked as they are.
 */
export function busiestFirst(pool: Pool): (asked: AskedTokens) => Promise<AskedTokens> {
  const busiest = perBlock(async (_day: 'day') => {
    const { rows } = await pool.query<{ token: Address }>(BUSIEST);
    return rows.map(({ token }) => token);
  });
  return async (asked) => {
    if (!isByVolumeAlone(asked)) return asked;
    const { rows: heads } = await pool.query<{ block_id: string }>(HEAD);
    const { offset, limit } = asked.rows;
    const all = await busiest(heads[0]?.block_id ?? '', 'day');
    const tokens = all.slice(offset, offset + limit);
    if (tokens.length < limit) return asked;
    return { filter: { tokens }, sort: 'given', rows: { offset: 0, limit } };
  };
}

/** All that were traded are launched. */
function isByVolumeAlone({ filter, sort }: AskedTokens): boolean {
  const { keyword, stage, creator, held, tokens } = filter;
  const isWide = [creator, held, tokens].every((value) => value === undefined);
  const isLaunched = stage === undefined || stage === 'launched';
  return sort === '-volume' && isWide && isLaunched && searchForm(keyword ?? '') === '';
}
