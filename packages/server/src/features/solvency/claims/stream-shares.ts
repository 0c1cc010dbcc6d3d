import { type StreamState, streamAfter, streamAt, streamStart } from '@vellum/api/stream-clock';
import type { Address } from '@vellum/tron/address';

/** What moves a stream of rewards, in the order of the chain. Times in unix seconds. */
export type StreamMove =
  | Readonly<{ kind: 'in' | 'out'; at: bigint; owner: Address; amount: bigint }>
  | Readonly<{ kind: 'paid'; at: bigint; owner: Address; amount: bigint }>
  | Readonly<{ kind: 'funded'; at: bigint; rate: bigint; finish: bigint }>;

type Share = { amount: bigint; debt: bigint };

/** Debts are in 2^-31 units of the reward, accumulators in 2^-64. */
const DEBT_SHIFT = 33n;
const UNIT_SHIFT = 31n;

/** What everybody has earned and not been paid at a time, by the arithmetic of the contracts (StreamCore). */
export function streamShares(
  moves: readonly StreamMove[],
  now: bigint,
): ReadonlyMap<Address, bigint> {
  const shares = new Map<Address, Share>();
  let state: StreamState = streamStart;
  for (const move of moves) {
    state = after(state, move);
    if (move.kind !== 'funded') settle(shareOf(shares, move.owner), move, state.acc);
  }
  const { acc } = streamAt(state, now);
  return new Map([...shares].map(([owner, share]) => [owner, collectable(share, acc)]));
}

function after(state: StreamState, move: StreamMove): StreamState {
  if (move.kind === 'funded') {
    return streamAfter(state, { at: move.at, weight: 0n, plan: move });
  }
  const weight = { in: move.amount, out: -move.amount, paid: 0n }[move.kind];
  return streamAfter(state, { at: move.at, weight });
}

/** Rounded up when a position grows and down when it shrinks, as the contracts do. */
function settle(
  share: Share,
  { kind, amount }: Exclude<StreamMove, { kind: 'funded' }>,
  acc: bigint,
): void {
  const product = amount * acc;
  const down = product >> DEBT_SHIFT;
  if (kind === 'paid') {
    share.debt += amount << UNIT_SHIFT;
  } else if (kind === 'in') {
    share.amount += amount;
    share.debt += down << DEBT_SHIFT === product ? down : down + 1n;
  } else {
    share.amount -= amount;
    share.debt -= down;
  }
}

function collectable({ amount, debt }: Share, acc: bigint): bigint {
  const raw = ((amount * acc) >> DEBT_SHIFT) - debt;
  return raw > 0n ? raw >> UNIT_SHIFT : 0n;
}

function shareOf(shares: Map<Address, Share>, owner: Address): Share {
  const share = shares.get(owner) ?? { amount: 0n, debt: 0n };
  shares.set(owner, share);
  return share;
}
