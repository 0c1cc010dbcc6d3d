import { priceOracleAbi } from '../generated/abi/price-oracle.ts';
import type { AnyAddress } from './any-address.ts';
import { answered, contractFace } from './contract-face.ts';

const { read, write, event, refusal } = contractFace(priceOracleAbi);

/** Average prices of 30 minutes to 2 hours. */
export const oracle = {
  isFresh: (a: AnyAddress, b: AnyAddress) => read('isFresh', [a, b]),
  /** Reverts while there is no observation of the right age. */
  consult: (coinIn: AnyAddress, amountIn: bigint, coinOut: AnyAddress) =>
    answered(read('consult', [coinIn, amountIn, coinOut]), ([average, spot, window]) => ({
      average,
      spot,
      window,
    })),
  observe: (pair: AnyAddress) => write('observe', [pair]),
  /** Whether `observe` would record the reserves of a pair, or lower ones that were recorded. */
  isDepthDue: (pair: AnyAddress) => read('isDepthDue', [pair]),
  factory: () => read('factory', []),
  event,
  refusal,
};
