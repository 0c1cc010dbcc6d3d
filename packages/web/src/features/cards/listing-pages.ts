import { MAX_PAGE_DEPTH } from '@vellum/api/wire/choice-lists';
import type { RowRange } from '../../shared/ui/lists/visible-rows.ts';

type Page<Row> = Readonly<{
  list: readonly Row[];
  pageNo: number;
  pageSize: number;
  total?: number | undefined;
  hasMore: boolean;
}>;

/** The pages that hold the rows of a range, from 1. */
export function pagesOf({ from, to }: RowRange, size: number): readonly number[] {
  const first = Math.floor(from / size) + 1;
  const last = Math.max(first, Math.ceil(to / size));
  return Array.from({ length: last - first + 1 }, (_, place) => first + place);
}

/** The row at a place of the whole list, if its page is there. */
export function rowAt<Row>(pages: readonly Page<Row>[], index: number): Row | undefined {
  const page = pages.find(({ pageNo, pageSize }) => Math.floor(index / pageSize) === pageNo - 1);
  return page?.list[index % page.pageSize];
}

/** How long the list is: as told, or as far as it is known to go; never deeper than pages can be turned. */
export function rowCount({ list, pageNo, pageSize, total, hasMore }: Page<unknown>): number {
  const known = (pageNo - 1) * pageSize + list.length;
  const count = total ?? (hasMore ? known + pageSize : known);
  return Math.min(count, MAX_PAGE_DEPTH);
}
