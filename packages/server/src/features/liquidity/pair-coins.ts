import { type Address, parseAddress } from '@vellum/tron/address';
import type { PlacedCall } from '../../orders/placed-call.ts';

/**
 * The token and the base that a call of the router names: `addLiquidityETH(token, …)` and `removeLiquidityETH` mean the
 * pair with WTRX, `addLiquidity(token, base, …)` and `removeLiquidity` name both.
 */
export function pairCoins(
  { method, params }: PlacedCall,
  wtrx: Address,
): readonly [Address, Address] {
  const coinAt = (place: number): Address => {
    const found = parseAddress(String(params[place]?.value));
    if (found === null) throw new Error('a call of the router that names no coin');
    return found;
  };
  return [coinAt(0), /^(add|remove)LiquidityETH/.test(method) ? wtrx : coinAt(1)];
}
