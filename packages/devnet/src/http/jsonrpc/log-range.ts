import type { Json } from '@vellum/tron/json';
import type { Chain } from '../../chain/chain.ts';
import { evenDigits } from '../../wire/java-bytes.ts';
import { hexBytes, numberFormatError } from '../wallet/java-values.ts';
import { hexLong, pendingRefused } from './block-tags.ts';
import { invalidParams } from './rpc-error.ts';
import { textOf } from './rpc-params.ts';

/** Blocks that one question may span. */
const MOST_BLOCKS = 5_000;

const NEWEST = -1;
const NO_END = Number.POSITIVE_INFINITY;

/** First and last block that a filter means, both included; without an end it continues. */
export type LogRange = Readonly<{ from: number; to: number }>;

type LogRangeFields = Readonly<{ fromBlock?: Json; toBlock?: Json; blockHash?: Json }>;

/** The range of a filter on a chain with this head. */
export function rangeOf(chain: Chain, asked: LogRangeFields): LogRange {
  const [first, last] = [textOf(asked.fromBlock), textOf(asked.toBlock)];
  const hash = textOf(asked.blockHash);
  if (hash === null) return between(chain, first, last);
  if (first !== null || last !== null) {
    const both = 'cannot specify both BlockHash and FromBlock/ToBlock';
    throw invalidParams(`${both}, choose one or the other`);
  }
  // java-tron reads the digits twice, which drops a zero and an x that came of padding.
  const id = hexBytes(evenDigits(hash));
  const block = chain.blockById(Buffer.from(id).toString('hex'));
  if (block === undefined) throw invalidParams('invalid blockHash');
  return { from: block.number, to: block.number };
}

function between(chain: Chain, first: string | null, last: string | null): LogRange {
  const head = chain.head().number;
  const from = numberOf(chain, first);
  const to = numberOf(chain, last);
  if (!first && last) {
    const end = to === NEWEST ? NO_END : to;
    return { from: Math.min(end, head), to: end };
  }
  const range = { from: from === NEWEST ? head : from, to: to === NEWEST ? NO_END : to };
  if (range.from > range.to) throw invalidParams('please verify: fromBlock <= toBlock');
  return range;
}

/** Refuses ranges that one answer cannot be about. */
export function requireShort(chain: Chain, { from, to }: LogRange): void {
  if (Math.min(to, chain.head().number) - from > MOST_BLOCKS) {
    throw invalidParams(`exceed max block range: ${MOST_BLOCKS}`);
  }
}

function numberOf(chain: Chain, tag: string | null): number {
  switch (tag?.toLowerCase() ?? '') {
    case 'pending':
      throw pendingRefused();
    case '':
    case 'latest':
      return NEWEST;
    case 'earliest':
      return 0;
    case 'finalized':
      return chain.solidNumber();
    default:
      return Number(longOf(String(tag)));
  }
}

function longOf(tag: string): bigint {
  const number = hexLong(tag);
  if (number !== undefined) return number;
  const digits = tag.slice(2);
  throw numberFormatError(
    digits === '' ? 'For input string: ""' : `For input string: "${digits}" under radix 16`,
  );
}
