import { absentMethods } from './absent-methods.ts';
import { blockMethods } from './block-methods.ts';
import { callMethods } from './call-methods.ts';
import { filterMethods } from './filter-methods.ts';
import { nodeMethods } from './node-methods.ts';
import type { RpcTable } from './rpc-methods.ts';
import { stateMethods } from './state-methods.ts';

/** The read set of java-tron. */
export const readMethods: RpcTable = {
  ...nodeMethods,
  ...blockMethods,
  ...stateMethods,
  ...callMethods,
  ...filterMethods,
  ...absentMethods,
};
