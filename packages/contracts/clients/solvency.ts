import { solvencyLogAbi } from '../generated/abi/solvency-log.ts';
import type { AnyAddress } from './any-address.ts';
import { answered, contractFace } from './contract-face.ts';

const { read, write, event, refusal } = contractFace(solvencyLogAbi);

/** Whose balance in which coin; the zero address stands for TRX. */
export type Holding = Readonly<{ holder: AnyAddress; coin: AnyAddress }>;

/** One root for a block over everything that users were owed then. Roots are added and never changed. */
export const solvencyLog = {
  abi: solvencyLogAbi,
  /** Zero for a block without a root. */
  rootAt: (block: bigint) => read('rootAt', [block]),
  newest: () => read('newest', []),
  publisher: () => read('publisher', []),
  /** All at one and the same block. */
  balances: (holdings: readonly Holding[]) =>
    answered(read('balances', [holdings]), ([block, amounts]) => ({ block, amounts })),
  /** Only for one of the last 256 blocks. */
  publish: (block: bigint, blockHash: Uint8Array, root: Uint8Array, leaves: bigint) =>
    write('publish', [block, blockHash, root, leaves]),
  event,
  refusal,
};
