import { solvencyLog } from '@vellum/contracts/solvency';
import { toHex } from '@vellum/tron/bytes';
import { useChainRead } from '../../shared/chain/use-chain-read.ts';

/** The root that the chain itself has for a block, asked of a node and not of our server. */
export function useChainRoot(block: number | null) {
  return useChainRead(block === null ? null : ['solvency-root', block], async (chain, signal) => {
    // A server that could name another contract could name another root.
    chain.checkRegistry();
    return toHex(await chain.read('solvencyLog', solvencyLog.rootAt(BigInt(block ?? 0)), signal));
  });
}
