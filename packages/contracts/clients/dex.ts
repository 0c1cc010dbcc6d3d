import { uniswapV2FactoryAbi } from '../generated/abi/uniswap-v2-factory.ts';
import { uniswapV2PairAbi } from '../generated/abi/uniswap-v2-pair.ts';
import { uniswapV2Router02Abi } from '../generated/abi/uniswap-v2-router02.ts';
import type { AnyAddress } from './any-address.ts';
import { trc20 } from './coins.ts';
import { answered, contractFace } from './contract-face.ts';

const factory = contractFace(uniswapV2FactoryAbi);
const pairFace = contractFace(uniswapV2PairAbi);
const routerFace = contractFace(uniswapV2Router02Abi);

export const dexFactory = {
  /** The zero address when the pair does not exist. */
  pairOf: (a: AnyAddress, b: AnyAddress) => factory.read('getPair', [a, b]),
  feeToSetter: () => factory.read('feeToSetter', []),
  /** Who gets a sixth of the fees as LP; the zero address while nobody does. */
  feeTo: () => factory.read('feeTo', []),
  setFeeTo: (to: AnyAddress) => factory.write('setFeeTo', [to]),
  createPair: (a: AnyAddress, b: AnyAddress) => factory.create('createPair', [a, b]),
};

/** A pair is also the TRC-20 of its LP. */
export const pair = {
  ...trc20,
  token0: () => pairFace.read('token0', []),
  token1: () => pairFace.read('token1', []),
  reserves: () =>
    answered(pairFace.read('getReserves', []), ([reserve0, reserve1, touchedAt]) => ({
      reserve0,
      reserve1,
      touchedAt,
    })),
  /** The product of the reserves when LP was last made or ended; 0 while the factory takes nothing of the fees. */
  kLast: () => pairFace.read('kLast', []),
  /** Makes LP for the coins that were sent to the pair. */
  mint: (to: AnyAddress) => pairFace.write('mint', [to]),
  /** Pays out what the LP that was sent to the pair stands for. */
  burn: (to: AnyAddress) => pairFace.write('burn', [to]),
  event: pairFace.event,
};

/** Amounts are limits; `deadline` in unix seconds. */
export const router = {
  abi: uniswapV2Router02Abi,
  addLiquidity: (
    coins: readonly [AnyAddress, AnyAddress],
    amounts: readonly [bigint, bigint],
    minimums: readonly [bigint, bigint],
    to: AnyAddress,
    deadline: bigint,
  ) => routerFace.create('addLiquidity', [...coins, ...amounts, ...minimums, to, deadline]),
  addLiquidityTrx: (
    token: AnyAddress,
    amounts: Readonly<{ token: bigint; trx: bigint; minToken: bigint; minTrx: bigint }>,
    to: AnyAddress,
    deadline: bigint,
  ) =>
    routerFace.create(
      'addLiquidityETH',
      [token, amounts.token, amounts.minToken, amounts.minTrx, to, deadline],
      amounts.trx,
    ),
  swap: (
    amountIn: bigint,
    minOut: bigint,
    path: readonly AnyAddress[],
    to: AnyAddress,
    deadline: bigint,
  ) => routerFace.write('swapExactTokensForTokens', [amountIn, minOut, path, to, deadline]),
  swapTrx: (
    trx: bigint,
    minOut: bigint,
    path: readonly AnyAddress[],
    to: AnyAddress,
    deadline: bigint,
  ) => routerFace.write('swapExactETHForTokens', [minOut, path, to, deadline], trx),
  swapForTrx: (
    amountIn: bigint,
    minTrx: bigint,
    path: readonly AnyAddress[],
    to: AnyAddress,
    deadline: bigint,
  ) => routerFace.write('swapExactTokensForETH', [amountIn, minTrx, path, to, deadline]),
  swapForExact: (
    amountOut: bigint,
    maxIn: bigint,
    path: readonly AnyAddress[],
    to: AnyAddress,
    deadline: bigint,
  ) => routerFace.write('swapTokensForExactTokens', [amountOut, maxIn, path, to, deadline]),
  /** What of the TRX is not needed comes back. */
  swapTrxForExact: (
    amountOut: bigint,
    maxTrx: bigint,
    path: readonly AnyAddress[],
    to: AnyAddress,
    deadline: bigint,
  ) => routerFace.write('swapETHForExactTokens', [amountOut, path, to, deadline], maxTrx),
  swapForExactTrx: (
    trxOut: bigint,
    maxIn: bigint,
    path: readonly AnyAddress[],
    to: AnyAddress,
    deadline: bigint,
  ) => routerFace.write('swapTokensForExactETH', [trxOut, maxIn, path, to, deadline]),
  removeLiquidity: (
    coins: readonly [AnyAddress, AnyAddress],
    lp: bigint,
    minimums: readonly [bigint, bigint],
    to: AnyAddress,
    deadline: bigint,
  ) => routerFace.write('removeLiquidity', [...coins, lp, ...minimums, to, deadline]),
  /** TRX comes out as TRX. */
  removeLiquidityTrx: (
    token: AnyAddress,
    amounts: Readonly<{ lp: bigint; minToken: bigint; minTrx: bigint }>,
    to: AnyAddress,
    deadline: bigint,
  ) => {
    const { lp, minToken, minTrx } = amounts;
    return routerFace.write('removeLiquidityETH', [token, lp, minToken, minTrx, to, deadline]);
  },
  amountsOut: (amountIn: bigint, path: readonly AnyAddress[]) =>
    routerFace.read('getAmountsOut', [amountIn, path]),
  refusal: routerFace.refusal,
};
