import type { BlockRange } from './block-range.ts';
import { positionOf } from './posting-list.ts';

export type PageRequest = Readonly<{
  range: BlockRange;
  /** Newest first. */
  descending: boolean;
  limit: number;
  /** Position of the last item of the page before this one. */
  after: number | undefined;
}>;

export type Page = Readonly<{
  positions: readonly number[];
  /** Present when there is more: what `after` must be for the next page. */
  next: number | undefined;
}>;

/**
 * One page of positions in chain order. Pages go on from a position, not from a count, so blocks that
 * come or go between two requests neither repeat nor hide what was there all along.
 */
export function takePage(
  positions: readonly number[],
  request: PageRequest,
  accept: (position: number) => boolean,
): Page {
  const { descending, limit } = request;
  const [first, end] = stretch(positions, request);
  const taken: number[] = [];
  for (let i = 0; i < end - first; i++) {
    const position = positions[descending ? end - 1 - i : first + i];
    if (position === undefined || !accept(position)) continue;
    if (taken.length === limit) return { positions: taken, next: taken.at(-1) };
    taken.push(position);
  }
  return { positions: taken, next: undefined };
}

/** Where the wanted items begin and end in the list: within the blocks and behind the page before. */
function stretch(positions: readonly number[], request: PageRequest): [number, number] {
  const { range, descending, after } = request;
  const first = lowerBound(positions, positionOf(range.first, 0));
  const end = lowerBound(positions, positionOf(range.last + 1, 0));
  if (after === undefined) return [first, end];
  return descending
    ? [first, Math.min(end, lowerBound(positions, after))]
    : [Math.max(first, lowerBound(positions, after + 1)), end];
}

/** Index of the first item that is not less than `bound`. */
function lowerBound(sorted: readonly number[], bound: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < bound) low = middle + 1;
    else high = middle;
  }
  return low;
}
