import { type Address, addressBytes } from '@vellum/tron/address';
import { toHex } from '@vellum/tron/bytes';
import type { ContractInput, ContractType } from '@vellum/tron/protocol/contracts';
import { addressOfPrivateKey } from '@vellum/tron/signature';
import { buildTransaction, encodeTransaction, signTransaction } from '@vellum/tron/transaction';
import { BENCH_KEY } from './ethereum-token.ts';
import type { NodeProcess } from './node-process.ts';
import { encodeBalanceOf } from './token/bench-token.ts';
import { initCode, receivers, transferData } from './token-chain.ts';
import type { NodeKind, TokenNode } from './token-node.ts';

const HOUR = 3_600_000;
const owner = addressOfPrivateKey(BENCH_KEY);
const owner_address = addressBytes(owner);

type Head = Readonly<{
  blockID: string;
  block_header: Readonly<{ raw_data: Readonly<{ number?: number; timestamp: number }> }>;
}>;
type Broadcast = Readonly<{ result?: boolean; txid: string; message?: string }>;

const post = <T>(node: NodeProcess, route: string, fields: object) =>
  node.post<T>(`/wallet/${route}`, JSON.stringify(fields));

/** The devnet. */
export const devnet: NodeKind = {
  file: 'devnet-node.ts',
  mine: async (node) => {
    const fields = { jsonrpc: '2.0', id: 1, method: 'tre_mine', params: [{ blocks: 1 }] };
    await node.post('/tre', JSON.stringify(fields));
  },
  deploy,
};

/** Makes signed transactions that differ by their time alone, as bodies of requests. */
async function signerOn(node: NodeProcess) {
  const { blockID: id, block_header } = await post<Head>(node, 'getnowblock', {});
  const { number = 0, timestamp: now } = block_header.raw_data;
  let made = 0;
  return <T extends ContractType>(type: T, value: ContractInput<T>) => {
    const transaction = buildTransaction({
      type,
      value,
      reference: { number, id },
      timestamp: now + made++,
      expiration: now + 12 * HOUR,
      feeLimit: 1_000_000_000n,
    });
    const bytes = encodeTransaction(signTransaction(transaction, BENCH_KEY));
    return JSON.stringify({ transaction: toHex(bytes) });
  };
}

async function broadcast(node: NodeProcess, body: string): Promise<string> {
  const { result, txid, message } = await node.post<Broadcast>('/wallet/broadcasthex', body);
  if (result !== true) throw new Error(message);
  return txid;
}

async function deploy(node: NodeProcess): Promise<TokenNode> {
  const signed = await signerOn(node);
  const new_contract = {
    origin_address: owner_address,
    bytecode: initCode,
    name: 'BenchToken',
    consume_user_resource_percent: 100n,
    origin_energy_limit: 10_000_000n,
  };
  const value = await broadcast(
    node,
    signed('CreateSmartContract', { owner_address, new_contract }),
  );
  const info = await post<{ contract_address: string }>(node, 'gettransactioninfobyid', { value });
  const contract_address = Uint8Array.from(Buffer.from(info.contract_address, 'hex'));
  const call = (at: number) => ({ owner_address, contract_address, data: transferData(at) });
  const question = {
    owner_address: owner,
    contract_address: info.contract_address,
    data: toHex(encodeBalanceOf(receivers[0] as Address)),
  };
  return {
    transfers: (count) =>
      Array.from({ length: count }, (_, at) => signed('TriggerSmartContract', call(at))),
    send: async (body) => void (await broadcast(node, body)),
    held: async () => {
      type ConstantResult = Readonly<{ constant_result: readonly [string] }>;
      const { constant_result } = await post<ConstantResult>(
        node,
        'triggerconstantcontract',
        question,
      );
      return BigInt(`0x${constant_result[0]}`);
    },
  };
}
