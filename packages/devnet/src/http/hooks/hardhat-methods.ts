import type { RpcMethod } from '../jsonrpc/rpc-methods.ts';
import { addressOf, count, milliseconds } from './hook-values.ts';
import { impersonate } from './impersonation.ts';
import { treMethods } from './tre-methods.ts';

/** Blocks of one request. */
const MAX_BLOCKS = 10_000;

/** Methods of Hardhat's node that mean something on TRON, with its answers. Balances are in sun, intervals in seconds. */
export const hardhatMethods: Readonly<Record<string, RpcMethod>> = {
  hardhat_metadata: ({ chain, instanceId }) => {
    const { number, id } = chain.head();
    return {
      clientVersion: 'vellum-devnet',
      chainId: Number.parseInt(chain.genesisId.slice(-8), 16),
      instanceId,
      latestBlockNumber: number,
      latestBlockHash: `0x${id}`,
    };
  },
  hardhat_mine: async ({ control }, [blocks = 1, interval = 1]) => {
    const spacing = milliseconds(interval);
    const wanted = count(blocks, 0, MAX_BLOCKS);
    if (wanted > 0) await control.mine(wanted, spacing);
    return true;
  },
  hardhat_getAutomine: ({ control }) => control.mining().mode === 'instant',
  hardhat_impersonateAccount: (context, [address]) => impersonate(context, [addressOf(address)]),
  hardhat_stopImpersonatingAccount: ({ control }, [address]) =>
    control.stopImpersonating(addressOf(address)),
  hardhat_setBalance: named('tre_setAccountBalance'),
  hardhat_setCode: named('tre_setAccountCode'),
  hardhat_setStorageAt: named('tre_setAccountStorageAt'),
};

function named(method: string): RpcMethod {
  const run = treMethods[method];
  if (run === undefined) throw new Error(`no method ${method}`);
  return run;
}
