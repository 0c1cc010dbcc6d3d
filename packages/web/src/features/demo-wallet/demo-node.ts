import type { Address } from '@vellum/tron/address';
import { isJsonObject, type Json, type JsonObject, parseJson } from '@vellum/tron/json';
import { chainIdOf } from '../../shared/chain/chain-id.ts';
import { type PublishedContract, publishedContract } from './published-contract.ts';

/** Milliseconds after which the node counts as out of reach. */
const limit = 8000;

/** The faucet gave nothing, and why. */
export class FaucetRefused extends Error {
  override readonly name = 'FaucetRefused';
}

/** The newest block, and a clock that continues from its time. */
export type DemoHead = Readonly<{ number: number; clock: () => number }>;

/** The few questions the demo wallet has for the node of the embedded chain. */
export type DemoNode = Readonly<{
  chainId(): Promise<string>;
  head(): Promise<DemoHead>;
  /** Sun. */
  balance(address: Address): Promise<bigint>;
  /** What is published about a contract; null for what is not one. */
  contract(address: Address): Promise<PublishedContract | null>;
  /** Sun that were given. Throws FaucetRefused when the address has enough or asked too often. */
  drip(address: Address): Promise<bigint>;
}>;

export function demoNode(url: string): DemoNode {
  const base = url.replace(/\/$/, '');
  const post = async (path: string, body: JsonObject): Promise<JsonObject> => {
    const response = await fetch(`${base}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(limit),
    });
    const answer = parseJson(await response.text());
    return isJsonObject(answer) ? answer : {};
  };
  return {
    chainId: async () =>
      chainIdOf(textOf((await post('wallet/getblockbynum', { num: 0 }))['blockID'])),
    async head() {
      const { block_header } = await post('wallet/getnowblock', {});
      const raw = isJsonObject(block_header) ? block_header['raw_data'] : null;
      const [number, time] = isJsonObject(raw) ? [raw['number'], raw['timestamp']] : [0, 0];
      const since = performance.now();
      return {
        number: Number(number ?? 0),
        clock: () => Number(time) + performance.now() - since,
      };
    },
    async balance(address) {
      const { balance } = await post('wallet/getaccount', { address, visible: true });
      return BigInt(typeof balance === 'number' || typeof balance === 'string' ? balance : 0);
    },
    contract: (address) =>
      publishedContract(
        (value) => post('wallet/getcontractinfo', { value, visible: true }),
        address,
      ),
    async drip(address) {
      const answer = await post('admin/drip', { address });
      if (answer['amount'] === undefined) throw new FaucetRefused(textOf(answer['Error']));
      return BigInt(String(answer['amount']));
    },
  };
}

function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}
