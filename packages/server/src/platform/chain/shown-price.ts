import { formatAmount } from '@vellum/tron/amount';

/** More digits than these are noise of rounding on the chain. */
const SHOWN_DECIMALS = 9;

/** A price with `decimals` decimals as text: rounded, since averages of the chain are cut off. */
export function shownPrice(price: bigint, decimals: number): string {
  if (decimals <= SHOWN_DECIMALS) return formatAmount(price, decimals);
  const unit = 10n ** BigInt(decimals - SHOWN_DECIMALS);
  return formatAmount((price + unit / 2n) / unit, SHOWN_DECIMALS);
}
