import { liquidityHelperAbi } from '../generated/abi/liquidity-helper.ts';
import type { AnyAddress } from './any-address.ts';
import { contractFace } from './contract-face.ts';
import { ownership } from './ownership.ts';

const { read, write, create, event, refusal } = contractFace(liquidityHelperAbi);

/** Adds liquidity to a coin's pair with TRX; what does not fit is refunded. */
export const liquidityHelper = {
  abi: liquidityHelperAbi,
  ...ownership,
  /** Refused while the pair's price stands apart from its average by more than the slippage. */
  add: (token: AnyAddress, amount: bigint, trx: bigint) =>
    create('addLiquidity', [token, amount], trx),
  addAtLeast: (token: AnyAddress, amount: bigint, trx: bigint, minLp: bigint) =>
    create('addLiquidityMin', [token, amount, minLp], trx),
  /** The LP goes into the locker for a day. */
  addLocked: (token: AnyAddress, amount: bigint, trx: bigint, minLp: bigint) =>
    create('addLiquidityLocked', [token, amount, minLp], trx),
  /** LP for TRX alone, or for the coin alone, locked for a day; refused while the price stands apart from its average. */
  zapTrx: (token: AnyAddress, trx: bigint, minLp: bigint) => create('zapTrx', [token, minLp], trx),
  zapToken: (token: AnyAddress, amount: bigint, minLp: bigint) =>
    create('zapToken', [token, amount, minLp]),
  slippage: () => read('slippage', []),
  setSlippage: (bps: bigint) => write('setSlippage', [bps]),
  /** Stray coins; the zero address means TRX. */
  withdrawStray: (coin: AnyAddress) => write('withdraw', [coin]),
  event,
  refusal,
};
