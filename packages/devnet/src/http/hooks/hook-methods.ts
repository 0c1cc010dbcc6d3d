import type { RpcMethod } from '../jsonrpc/rpc-methods.ts';
import { evmMethods } from './evm-methods.ts';
import { hardhatMethods } from './hardhat-methods.ts';
import { treMethods } from './tre-methods.ts';

/** What changes the chain from outside, by the names that tool chains call; guarded like /admin. */
export const hookMethods: Readonly<Record<string, RpcMethod>> = {
  ...treMethods,
  ...evmMethods,
  ...hardhatMethods,
};
