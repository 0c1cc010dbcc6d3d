import { RpcError } from './rpc-error.ts';
import { type RpcMethod, type RpcTable, taking } from './rpc-methods.ts';

const names: readonly (readonly [takes: number, names: readonly string[]])[] = [
  [0, ['eth_getCompilers']],
  [
    1,
    [
      'eth_sendRawTransaction',
      'eth_sendTransaction',
      'eth_signTransaction',
      'parity_nextNonce',
      'eth_compileSolidity',
      'eth_compileLLL',
      'eth_compileSerpent',
    ],
  ],
  [2, ['eth_sign', 'eth_getTransactionCount', 'eth_submitHashrate']],
  [3, ['eth_submitWork']],
];

/** Methods of Ethereum that java-tron knows by name, to refuse them: nothing on TRON corresponds to them. */
export const absentMethods: RpcTable = Object.assign(
  {},
  ...names.map(([takes, group]) =>
    taking(takes, Object.fromEntries(group.map((name) => [name, refusing(name)]))),
  ),
);

function refusing(name: string): RpcMethod {
  return () => {
    throw new RpcError('method', `the method ${name} does not exist/is not available`);
  };
}
