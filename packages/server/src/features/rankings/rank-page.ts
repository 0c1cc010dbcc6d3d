import type { RankingBoard, RankingPeriod } from '@vellum/api/wire/choice-lists';
import type { Address } from '@vellum/tron/address';
import type { SaleParts } from '../../launches/sale-parts.ts';
import { type Page, rowsAsked } from '../../platform/http/read-page.ts';
import { perBlock } from '../../platform/per-block.ts';
import { type NamedToken, type PlaceRow, type RankStore, rankStore } from './rank-store.ts';
import { windowsOf } from './rank-window.ts';

type Question = Page & Readonly<{ board: RankingBoard; period: RankingPeriod }>;

/** Milliseconds for which a board stays when putting it together is much work. */
const KEPT_MS = 60_000;

/** A page of a board. Each board is put together once for a block, or once a minute when there is much to add up. */
export function rankPages(parts: SaleParts) {
  const store = rankStore(parts.database);
  const boardAt = perBlock(putTogether(parts, store));
  return async ({ board, period, ...page }: Question) => {
    const { headId, solid } = await parts.caughtUp();
    const { offset, limit } = rowsAsked(page);
    const isKept = await store.hasMany();
    const since = isKept ? `${Math.floor(parts.clock() / KEPT_MS)}` : headId;
    const found = await boardAt(since, `${board} ${period}`);
    const shown = found.places.slice(offset, offset + limit);
    const tokens = await store.tokens(shown.map(({ token }) => token));
    // What is final can grow before the next block comes.
    const solidNow = found.at.headId === headId ? solid : found.at.solid;
    return shownPage(tokens, { ...page, offset, found, board, solid: solidNow });
  };
}

type Found = Awaited<ReturnType<ReturnType<typeof putTogether>>>;
type RankedPage = Page &
  Readonly<{ offset: number; found: Found; board: RankingBoard; solid: number }>;

function shownPage(tokens: readonly NamedToken[], told: RankedPage) {
  const { pageNo, pageSize, offset, board, solid } = told;
  const { at, places, sum, leftOut, rankBefore, from } = told.found;
  const byToken = new Map(tokens.map((token) => [token.token, token]));
  return {
    list: places.slice(offset, offset + pageSize).map((place) => ({
      ...shownPlace(place, byToken, rankBefore),
      final: (byToken.get(place.token)?.block ?? at.head) <= solid,
    })),
    ...{ pageNo, pageSize },
    hasMore: places.length > offset + pageSize,
    total: places.length,
    asOf: { head: at.head, solid },
    sum: String(sum),
    leftOut:
      board === 'volume' ? { count: Number(leftOut.count), value: String(leftOut.value) } : null,
    from,
    to: at.chainTime,
  };
}

/** The board of a name and a period, and who had which place in the period before. */
const putTogether =
  ({ contracts, position }: SaleParts, store: RankStore) =>
  async (key: string) => {
    const [board, period] = key.split(' ') as [RankingBoard, RankingPeriod];
    const at = await position();
    const { present, before } = windowsOf(period, at.chainTime);
    const asked = { now: at.chainTime, locker: contracts.locker };
    const found = await store.board(board, { ...asked, window: present });
    const previous = before && (await store.board(board, { ...asked, window: before }));
    const rankBefore = new Map(
      previous?.places.map(({ token, rank }) => [token, Number(rank)] as const),
    );
    return { at, ...found, rankBefore, from: before === null ? null : present.from };
  };

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
