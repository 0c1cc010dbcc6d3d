import { sumOf } from '../../indexer/events/event-values.ts';
import type { ChainEvent } from '../../indexer/projection.ts';
import type { PlacedCall } from '../../orders/placed-call.ts';
import { isPaidOut, routerProof } from '../../pairs/router-proof.ts';

/** Functions of the router that fix what is received: `swapTokensForExactTokens` and its like. */
const fixesReceived = ({ method }: PlacedCall): boolean => method.includes('ForExact');

/**
 * The quoted call with the event of the pair that tells the amount it left open: that of the last hop, which pays out,
 * or where what is received is fixed that of the first, which comes before all others.
 */
export const swapProof = routerProof('Swap', {
  concerns: (event, order) => fixesReceived(order.call) || isPaidOut(event, order),
  result: (event, { call }) => {
    const fixed = fixedAmount(call);
    const { paid, received } = exchanged(event);
    return fixesReceived(call)
      ? { paid: String(paid), received: fixed }
      : { paid: fixed, received: String(received) };
  },
});

/** TRX that is paid exactly travels as the value of the call, everything else as its first argument. */
function fixedAmount(call: PlacedCall): string {
  if (!fixesReceived(call) && call.value > 0n) return String(call.value);
  return String(call.params[0]?.value);
}

/** What a pair took and gave in a swap over the router, which asks for one coin of the two. */
function exchanged(event: ChainEvent): Readonly<{ paid: bigint; received: bigint }> {
  const [out0, out1] = [sumOf(event, 'amount0Out'), sumOf(event, 'amount1Out')];
  return out0 > 0n
    ? { paid: sumOf(event, 'amount1In'), received: out0 }
    : { paid: sumOf(event, 'amount0In'), received: out1 };
}
