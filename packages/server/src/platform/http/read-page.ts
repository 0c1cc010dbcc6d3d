import { rowsOfPage } from '@vellum/api/wire/page';
import { Refusal } from '../refusals/refusal.ts';

/** A part of a list in SQL's words. */
export type Rows = Readonly<{ offset: number; limit: number }>;

export type Page = Readonly<{ pageNo: number; pageSize: number }>;

/** Asks for one row more than is shown, which tells whether there are more. */
export async function readPage<Row>(page: Page, read: (rows: Rows) => Promise<readonly Row[]>) {
  return pageOf(await readOneMore(page, read), page);
}

/** The list that was read, from which `pageOf` makes the page. */
export function readOneMore<Row>(
  page: Page,
  read: (rows: Rows) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  const { limit, offset } = rowsAsked(page);
  return read({ offset, limit: limit + 1 });
}

export const pageOf = <Row>(found: readonly Row[], { pageNo, pageSize }: Page) => ({
  list: found.slice(0, pageSize),
  pageNo,
  pageSize,
  hasMore: found.length > pageSize,
});

export function rowsAsked({ pageNo, pageSize }: Page): Rows {
  const rows = rowsOfPage({ pageNo, pageSize });
  if (rows === null) throw new Refusal({ code: 'VALIDATION' });
  return rows;
}
