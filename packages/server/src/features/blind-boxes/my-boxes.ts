import type { OwnedBoxState } from '@vellum/api/wire/choice-lists';
import type { Address } from '@vellum/tron/address';
import type { BoxParts } from './box-parts.ts';
import { shownOwnBox } from './box-shape.ts';
import { type Page, readPage } from './series-pages.ts';

type MyBoxesFilter = Page &
  Readonly<{ seriesId?: bigint | undefined; status?: OwnedBoxState | undefined }>;

/** The boxes an address bought, the newest first. */
export async function myBoxes(
  parts: BoxParts,
  owner: Address,
  { seriesId: series, status, ...page }: MyBoxesFilter,
) {
  const position = await parts.ready();
  const owned = { owner, series, status };
  const found = await readPage(page, position, (rows) =>
    parts.boxes.ofOwner(owned, rows, position),
  );
  return {
    ...found,
    list: found.list.map((box) => shownOwnBox(box, position.solid)),
    total: await parts.boxes.countOfOwner(owned, position),
  };
}
