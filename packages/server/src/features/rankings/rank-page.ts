import type { RankingBoard, RankingPeriod } from '@vellum/api/choice-lists';
import type { Address } from '@vellum/tron/address';
import type { SaleParts } from '../../launches/sale-parts.ts';
import { perBlock } from '../../platform/per-block.ts';
import { type Page, rowsAsked } from '../../platform/read-page.ts';
import { type NamedToken, type PlaceRow, rankStore } from './rank-store.ts';
import { windowsOf } from './rank-window.ts';

type Question = Page & Readonly<{ board: RankingBoard; period: RankingPeriod }>;

/** A page of a board. Each board is put together once for a block, however many ask. */
export function rankPages(parts: SaleParts) {
  const store = rankStore(parts.database);
  const { locker } = parts.contracts;
  const boardAt = perBlock(async (key: string) => {
    const [board, period, now] = JSON.parse(key) as [RankingBoard, RankingPeriod, number];
    const { present, before } = windowsOf(period, now);
    const asked = { window: present, now, locker };
    const [places, sum, previous, leftOut] = await Promise.all([
      store.places(board, asked),
      store.sum(board, asked),
      before === null ? [] : store.places(board, { ...asked, window: before }),
      board === 'volume' ? store.leftOut(asked) : null,
    ]);
    const rankBefore = new Map(previous.map(({ token, rank }) => [token, Number(rank)]));
    return { places, sum, rankBefore, leftOut, from: before === null ? null : present.from };
  });

  return async ({ board, period, ...page }: Question) => {
    const { head, headId, solid, chainTime } = await parts.caughtUp();
    const { offset, limit } = rowsAsked(page);
    const found = await boardAt(headId, JSON.stringify([board, period, chainTime]));
    const shown = found.places.slice(offset, offset + limit);
    const tokens = await store.tokens(shown.map(({ token }) => token));
    const byToken = new Map(tokens.map((token) => [token.token, token]));
    return {
      list: shown.map((place) => ({
        ...shownPlace(place, byToken, found.rankBefore),
        final: (byToken.get(place.token)?.block ?? head) <= solid,
      })),
      ...page,
      hasMore: found.places.length > offset + limit,
      total: found.places.length,
      asOf: { head, solid },
      sum: String(found.sum),
      leftOut: found.leftOut && {
        count: Number(found.leftOut.count),
        value: String(found.leftOut.value),
      },
      from: found.from,
      to: chainTime,
    };
  };
}

function shownPlace(
  { token, rank, value, burned }: PlaceRow,
  tokens: ReadonlyMap<Address, NamedToken>,
  rankBefore: ReadonlyMap<Address, number>,
) {
  const known = tokens.get(token);
  return {
    tokenAddress: token,
    tokenName: known?.token_name ?? '',
    tokenSymbol: known?.token_symbol ?? '',
    image: known?.image || null,
    rank: Number(rank),
    previousRank: rankBefore.get(token) ?? null,
    value: String(value),
    burned: burned === null ? null : String(burned),
  };
}
