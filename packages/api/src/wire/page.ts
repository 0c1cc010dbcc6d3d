import * as z from 'zod/mini';
import { MAX_PAGE_DEPTH } from './choice-lists.ts';
import { wholeNumber } from './form-fields.ts';
import { count } from './shapes.ts';

export const DEFAULT_PAGE_SIZE = 20;
export const MAX_PAGE_SIZE = 50;

/** The fields of every call that asks for a page. */
export const pageFields = {
  pageNo: z._default(wholeNumber(1, MAX_PAGE_DEPTH), 1),
  pageSize: z._default(wholeNumber(1, MAX_PAGE_SIZE), DEFAULT_PAGE_SIZE),
};

/** How far the index stood when it answered: the newest block and the newest that nothing can replace. */
export const asOf = z.object({ head: count, solid: count });

/** A page of rows as the chain stood at `asOf`; `final` rows lie below its solid block. */
export function pageOf<const S extends z.core.$ZodShape>(row: S) {
  return z.object({
    list: z.array(z.object({ ...row, final: z.boolean() })),
    pageNo: count,
    pageSize: count,
    hasMore: z.boolean(),
    total: z.optional(count),
    asOf,
  });
}

/** The rows of a page: skip and take; null when it lies too deep. */
export function rowsOfPage(page: Readonly<{ pageNo: number; pageSize: number }>) {
  const offset = (page.pageNo - 1) * page.pageSize;
  return offset + page.pageSize > MAX_PAGE_DEPTH ? null : { offset, limit: page.pageSize };
}
