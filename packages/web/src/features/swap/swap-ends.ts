import { type Address, parseAddress } from '@vellum/tron/address';

/** What is paid and what is received, by contract address; null for TRX. */
export type SwapEnds = Readonly<{ pay: Address | null; receive: Address | null }>;

/** Which of the two. */
export type SwapEnd = keyof SwapEnds;

/** The tokens that a link names; TRX for VLM unless it names any. */
export function endsIn(search: URLSearchParams, vlm: Address): SwapEnds {
  const pay = parseAddress(search.get('pay') ?? '');
  const receive = parseAddress(search.get('receive') ?? '');
  return pay === receive ? { pay: null, receive: vlm } : { pay, receive };
}

/** The same link with other tokens. */
export function withEnds(search: URLSearchParams, ends: SwapEnds): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const end of ['pay', 'receive'] as const) {
    const coin = ends[end];
    if (coin === null) next.delete(end);
    else next.set(end, coin);
  }
  return next;
}

/** Another token at one end; what stands at the other end already changes places with it. */
export function replaceEnd(ends: SwapEnds, end: SwapEnd, coin: Address | null): SwapEnds {
  const other = end === 'pay' ? 'receive' : 'pay';
  const isTaken = ends[other] === coin;
  return { ...ends, [end]: coin, ...(isTaken && { [other]: ends[end] }) };
}

export const turned = ({ pay, receive }: SwapEnds): SwapEnds => ({ pay: receive, receive: pay });
