import { keccak256 } from '@vellum/tron/hash';
import type { RpcMethod } from './rpc-methods.ts';
import { bytes, bytesOf, minerOf, quantity } from './rpc-values.ts';

/** The last four bytes of the id of block 0, leading zeros too, as java-tron and wallets write them. */
const chainId: RpcMethod = ({ chain }) => `0x${chain.genesisId.slice(-8)}`;

/** What the node says of itself. */
export const nodeMethods: Readonly<Record<string, RpcMethod>> = {
  web3_clientVersion: () => 'TRON/vellum-devnet',
  web3_sha3: (_, [data]) => bytes(keccak256(bytesOf(data))),
  net_version: chainId,
  net_listening: () => true,
  net_peerCount: () => '0x0',
  eth_chainId: chainId,
  eth_protocolVersion: ({ chain }) => quantity(chain.head().version),
  eth_syncing: () => false,
  eth_coinbase: ({ chain }) => minerOf(chain.head()),
  eth_accounts: () => [],
  eth_gasPrice: ({ chain }) => quantity(chain.parameters.getEnergyFee),
};
