import { keccak256 } from '@vellum/tron/hash';
import { WITNESS } from '../../accounts.ts';
import { hexBytes } from '../wallet/java-values.ts';
import { invalidParams } from './rpc-error.ts';
import { type RpcMethod, type RpcTable, taking } from './rpc-methods.ts';
import { caughtAs, textOf } from './rpc-params.ts';
import { bytes, quantity } from './rpc-values.ts';

/** The last four bytes of the id of block 0, leading zeros too, as java-tron and wallets write them. */
const chainId: RpcMethod = ({ chain }) => `0x${chain.genesisId.slice(-8)}`;

/** What the node says of itself: a producer of blocks without peers. */
export const nodeMethods: RpcTable = {
  ...taking(0, {
    web3_clientVersion: () => 'TRON/vellum-devnet',
    net_version: chainId,
    net_listening: () => false,
    net_peerCount: () => '0x0',
    eth_chainId: chainId,
    eth_protocolVersion: ({ chain }) => quantity(chain.head().version),
    eth_syncing: () => false,
    // The one method that leaves the 41 in front of the address.
    eth_coinbase: () => `0x${WITNESS}`,
    eth_mining: () => true,
    eth_hashrate: () => '0x0',
    eth_getWork: ({ chain }) => [`0x${chain.head().id}`, null, null],
    eth_accounts: () => [],
    eth_gasPrice: ({ chain }) => quantity(chain.parameters.getEnergyFee),
  }),
  ...taking(1, {
    web3_sha3: (_, [data]) => bytes(keccak256(caughtAs(notHex, () => hexBytes(textOf(data))))),
  }),
};

const notHex = () => invalidParams('invalid input value');
