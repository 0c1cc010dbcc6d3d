import type { IndexedBlock } from './indexed-block.ts';

export type FetchAhead = Readonly<{
  from: number;
  /** The last block wanted. */
  last: number;
  /** Blocks of one fetch. */
  stride: number;
  /** Fetches in progress or waiting to be applied at most; fewer when blocks are full. */
  ahead: number;
  fetch(from: number, to: number): Promise<readonly IndexedBlock[]>;
}>;

/** Transactions in progress or waiting, judged by the last fetch: bounds the memory whatever the size of blocks. */
const TRANSACTIONS = 2_000;
/** Fetches in progress however full blocks are: a node has something to do while another fetch is applied. */
const LEAST = 2;

/** Fetches several ranges at once and yields them in order. Begins with few, as it does not know how full they are. */
export async function* fetchAhead(plan: FetchAhead): AsyncGenerator<readonly IndexedBlock[]> {
  const window: Promise<readonly IndexedBlock[]>[] = [];
  let width = Math.min(LEAST, plan.ahead);
  let next = plan.from;
  for (;;) {
    while (window.length < width && next <= plan.last) {
      const to = Math.min(next + plan.stride, plan.last + 1);
      const range = plan.fetch(next, to);
      // It is awaited when its turn comes; until then its failure is nobody's.
      range.catch(() => {});
      window.push(range);
      next = to;
    }
    const first = window.shift();
    if (first === undefined) return;
    const blocks = await first;
    width = widthFor(blocks, plan.ahead);
    yield blocks;
  }
}

function widthFor(blocks: readonly IndexedBlock[], ahead: number): number {
  const transactions = blocks.reduce((sum, block) => sum + block.transactionCount, 0);
  return Math.min(ahead, Math.max(LEAST, Math.floor(TRANSACTIONS / transactions)));
}
