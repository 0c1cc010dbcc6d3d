import type { AnyAddress } from './any-address.ts';
import type { WriteCall } from './contract-face.ts';
import { router } from './dex.ts';

export type SwapTerms = Readonly<{
  /** Where TRX itself is paid or received; the path begins or ends with WTRX there. */
  trx: 'paid' | 'received' | null;
  /** Whether what is paid is fixed (`in`), or what is received. */
  side: 'in' | 'out';
  /** The amount that is fixed. */
  amount: bigint;
  /** The least that may be received, or the most that may be paid. */
  limit: bigint;
  path: readonly AnyAddress[];
  to: AnyAddress;
  /** Unix seconds. */
  deadline: bigint;
}>;

/** The call of the router that swaps on these terms. */
export function swapCall({ trx, side, amount, limit, path, to, deadline }: SwapTerms): WriteCall {
  return routerFunction(trx, side)(amount, limit, path, to, deadline);
}

function routerFunction(trx: SwapTerms['trx'], side: SwapTerms['side']) {
  switch (trx) {
    case 'paid':
      return side === 'in' ? router.swapTrx : router.swapTrxForExact;
    case 'received':
      return side === 'in' ? router.swapForTrx : router.swapForExactTrx;
    case null:
      return side === 'in' ? router.swap : router.swapForExact;
  }
}

export type RemovalTerms = Readonly<{
  /** The coin that is not the base, and the base: WTRX, which comes out as TRX, or another coin. */
  token: AnyAddress;
  base: AnyAddress;
  isTrx: boolean;
  lp: bigint;
  minToken: bigint;
  minBase: bigint;
  to: AnyAddress;
  /** Unix seconds. */
  deadline: bigint;
}>;

export type AdditionTerms = Readonly<{
  token: AnyAddress;
  base: AnyAddress;
  isTrx: boolean;
  tokenAmount: bigint;
  baseAmount: bigint;
  minToken: bigint;
  minBase: bigint;
  to: AnyAddress;
  /** Unix seconds. */
  deadline: bigint;
}>;

/** The call of the router that adds both coins to a pair; what does not fit stays with, or returns to, who adds. */
export function additionCall(terms: AdditionTerms): WriteCall {
  const { token, base, isTrx, tokenAmount, baseAmount, minToken, minBase, to, deadline } = terms;
  const amounts = { token: tokenAmount, trx: baseAmount, minToken, minTrx: minBase };
  return isTrx
    ? router.addLiquidityTrx(token, amounts, to, deadline)
    : router.addLiquidity(
        [token, base],
        [tokenAmount, baseAmount],
        [minToken, minBase],
        to,
        deadline,
      );
}

/** The call of the router that turns LP into its two coins. */
export function removalCall(terms: RemovalTerms): WriteCall {
  const { token, base, isTrx, lp, minToken, minBase, to, deadline } = terms;
  return isTrx
    ? router.removeLiquidityTrx(token, { lp, minToken, minTrx: minBase }, to, deadline)
    : router.removeLiquidity([token, base], lp, [minToken, minBase], to, deadline);
}
