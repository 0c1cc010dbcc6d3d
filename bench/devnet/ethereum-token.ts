import type { Address } from '@vellum/tron/address';
import { fromHex, toHex } from '@vellum/tron/bytes';
import { signedSending } from './ethereum-transaction.ts';
import type { NodeProcess } from './node-process.ts';
import { encodeBalanceOf } from './token/bench-token.ts';
import { initCode, receivers, transferData } from './token-chain.ts';
import type { NodeKind, TokenNode } from './token-node.ts';

/** The one funded account of both nodes. */
export const BENCH_KEY = fromHex('01'.padStart(64, '0'));
export const BENCH_CHAIN = 31_337n;
const OWNER = '0x7e5f4552091a69125d5dfcb7b8c2659029395bdf';
const NOTHING = new Uint8Array(0);

type Answer = Readonly<{ result?: unknown; error?: Readonly<{ message: string }> }>;

const body = (method: string, ...params: readonly unknown[]) =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });

async function ask(node: NodeProcess, text: string): Promise<unknown> {
  const { result, error } = await node.post<Answer>('/', text);
  if (error) throw new Error(error.message);
  return result;
}

/** Hardhat's node. */
export const hardhat: NodeKind = {
  file: 'hardhat-node.ts',
  mine: async (node) => void (await ask(node, body('evm_mine'))),
  deploy,
};

export async function enableLog(node: NodeProcess): Promise<void> {
  await ask(node, body('hardhat_setLoggingEnabled', true));
}

async function deploy(node: NodeProcess): Promise<TokenNode> {
  let nonce = 0n;
  const price = BigInt((await ask(node, body('eth_gasPrice'))) as string) * 2n;
  const signed = (to: Uint8Array, data: Uint8Array, gas: bigint) => {
    const sending = { chainId: BENCH_CHAIN, nonce: nonce++, gasPrice: price, gas, to, data };
    return body('eth_sendRawTransaction', `0x${toHex(signedSending(sending, BENCH_KEY))}`);
  };
  const id = await ask(node, signed(NOTHING, initCode, 2_000_000n));
  const receipt = await ask(node, body('eth_getTransactionReceipt', id));
  const { contractAddress } = receipt as { contractAddress: string };
  const token = fromHex(contractAddress);
  const question = `0x${toHex(encodeBalanceOf(receivers[0] as Address))}`;
  return {
    transfers: (count) =>
      Array.from({ length: count }, (_, at) => signed(token, transferData(at), 100_000n)),
    send: async (text) => void (await ask(node, text)),
    held: async () => {
      const call = { from: OWNER, to: contractAddress, data: question };
      return BigInt((await ask(node, body('eth_call', call, 'latest'))) as string);
    },
  };
}
