import type { CodeWithParams } from '@vellum/api/refusals/error-codes';
import type { TradeState } from '@vellum/contracts/trade';
import { boundBroken, type ShareBounds } from '../../shared/sale/share-bounds.ts';

/** What decides whether shares of an internal trade can be bought. */
export type TradeBounds = ShareBounds & Readonly<{ state: TradeState; isAllowed: boolean }>;

/** Why so many shares cannot be bought, each from its own cause; null when nothing speaks against it. */
export function tradeProblem(bounds: TradeBounds, wanted: number): CodeWithParams | null {
  if (bounds.state !== 'open') return { code: 'TRADE_CLOSED' };
  if (!bounds.isAllowed) return { code: 'NOT_WHITELISTED' };
  return boundBroken(bounds, wanted);
}
