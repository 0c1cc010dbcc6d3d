import type { IndexedBlock } from './indexed-block.ts';

export type FetchAhead = Readonly<{
  from: number;
  /** The last block wanted. */
  last: number;
  /** Blocks of one fetch. */
  stride: number;
  /** Fetches under way or waiting to be applied: bounds the memory. */
  ahead: number;
  fetch(from: number, to: number): Promise<readonly IndexedBlock[]>;
}>;

/** Fetches several ranges at once and yields them in order. */
export async function* fetchAhead(plan: FetchAhead): AsyncGenerator<readonly IndexedBlock[]> {
  const window: Promise<readonly IndexedBlock[]>[] = [];
  let next = plan.from;
  for (;;) {
    while (window.length < plan.ahead && next <= plan.last) {
      const to = Math.min(next + plan.stride, plan.last + 1);
      const range = plan.fetch(next, to);
      // It is awaited when its turn comes; until then its failure is nobody's.
      range.catch(() => {});
      window.push(range);
      next = to;
    }
    const first = window.shift();
    if (first === undefined) return;
    yield await first;
  }
}
