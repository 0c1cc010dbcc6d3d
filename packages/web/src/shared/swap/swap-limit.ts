import { maximumPaid, minimumReceived } from '@vellum/api/swap/swap-limits';
import type { SwapSide } from '@vellum/api/swap/swap-quote';

/** The bound of the amount that stays open: the least received, or the most paid. */
export function limitOf(
  { paid, received }: Readonly<{ paid: bigint; received: bigint }>,
  side: SwapSide,
  toleranceBps: number,
): bigint {
  return side === 'in' ? minimumReceived(received, toleranceBps) : maximumPaid(paid, toleranceBps);
}
