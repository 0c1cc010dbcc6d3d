import type { BoxPhase } from '@vellum/api/wire/choice-lists';
import { rowsOfPage } from '@vellum/api/wire/page';
import type { Address } from '@vellum/tron/address';
import { asOf } from '../../indexer/chain-position.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import type { BoxParts, BoxPosition } from './box-parts.ts';
import { shownSoldBox } from './box-shape.ts';
import { lastBlock, shownSeries, shownSteps } from './series-shape.ts';
import type { BoxStatus, Rows, SeriesView } from './series-store.ts';

export type Page = Readonly<{ pageNo: number; pageSize: number }>;

/** Asks for one row more than is shown, which tells whether there are more. */
export async function readPage<Row>(
  { pageNo, pageSize }: Page,
  position: BoxPosition,
  read: (rows: Rows) => Promise<readonly Row[]>,
) {
  const rows = rowsOfPage({ pageNo, pageSize });
  if (!rows) throw new Refusal({ code: 'VALIDATION' });
  const found = await read({ ...rows, limit: rows.limit + 1 });
  return {
    list: found.slice(0, pageSize),
    ...{ pageNo, pageSize, hasMore: found.length > pageSize, asOf: asOf(position) },
  };
}

type SeriesAsked = Page &
  Readonly<{ status?: BoxStatus | undefined; phase?: BoxPhase | undefined }>;

/** Series, the newest first. */
export async function seriesPage(parts: BoxParts, asked: SeriesAsked) {
  const { status, phase, ...page } = asked;
  const position = await parts.ready();
  const [found, total] = await Promise.all([
    readPage(page, position, (rows) => parts.series.list({ status, phase, ...rows }, position)),
    parts.series.count({ status, phase }, position),
  ]);
  const isFinal = (view: SeriesView) => lastBlock(view) <= BigInt(position.solid);
  const list = found.list.map((view) => ({ ...shownSeries(view), final: isFinal(view) }));
  return { ...found, list, total };
}

/** One series with all that is public of its draw. */
export async function seriesDetail(parts: BoxParts, seriesId: bigint) {
  const position = await parts.ready();
  const view = await seriesOf(parts, seriesId, position);
  return {
    ...shownSeries(view),
    ...(await drawFacts(parts, view)),
    steps: shownSteps(view),
    final: lastBlock(view) <= BigInt(position.solid),
    chainTime: position.chainTime,
    asOf: asOf(position),
  };
}

type BoxesAsked = Page & Readonly<{ seriesId: bigint; owner?: Address | undefined }>;

/** The sold boxes of a series by number. */
export async function boxesPage(parts: BoxParts, { seriesId, owner, ...page }: BoxesAsked) {
  const position = await parts.ready();
  const view = await seriesOf(parts, seriesId, position);
  const found = await readPage(page, position, (rows) =>
    parts.boxes.ofSeries(seriesId, { owner, ...rows }),
  );
  return {
    ...found,
    list: found.list.map((box) => shownSoldBox(box, view, position.solid)),
    ...(owner === undefined && { total: view.sold }),
  };
}

/** Everything a recomputation of the draw needs. */
export async function publishedDraw(parts: BoxParts, seriesId: bigint) {
  const position = await parts.ready();
  const view = await seriesOf(parts, seriesId, position);
  return {
    seriesId: `${seriesId}`,
    ...(await drawFacts(parts, view)),
    total: view.total,
    sold: view.sold,
    tiers: view.tiers.map(([count, amount]) => ({ count, amount })),
    prizes: [...(await parts.boxes.prizes(seriesId))],
    revealBlock: view.reveal_block === null ? null : Number(view.reveal_block),
    steps: shownSteps(view),
    asOf: asOf(position),
  };
}

async function drawFacts({ secrets }: BoxParts, view: SeriesView) {
  const { commit, block_hash: blockHash, seed } = view;
  return { commit, secret: await secrets(view), blockHash, seed };
}

async function seriesOf({ series }: BoxParts, id: bigint, position: BoxPosition) {
  const view = await series.find(id, position);
  if (view === null) throw new Refusal({ code: 'NOT_FOUND' });
  return view;
}
