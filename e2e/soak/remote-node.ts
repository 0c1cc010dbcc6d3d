import { until } from '@vellum/server/platform/until';
import type { Address, HexAddress } from '@vellum/tron/address';
import { getBlockByNumber, getNowBlock } from '@vellum/tron/client/blocks';
import { type Client, createClient } from '@vellum/tron/client/client';

/** A chain in another process, by its HTTP surface and its test hooks. */
export type RemoteNode = Readonly<{
  url: string;
  client: Client;
  mine(blocks?: number): Promise<void>;
  increaseTime(milliseconds: number): Promise<void>;
  setMining(mining: Mining): Promise<void>;
  faucet(address: Address | HexAddress, sun: bigint): Promise<void>;
  /** Blocks of ids of known transactions take the place of the last `depth`. */
  reorganise(depth: number, blocks: readonly (readonly string[])[]): Promise<void>;
  /** Resolves once it answers; false when it does not for ten minutes. */
  isUp(): Promise<boolean>;
}>;

type Mining = Readonly<{ mode: 'manual' }> | Readonly<{ mode: 'interval'; blockTimeMs: number }>;

export function remoteNode(url: string): RemoteNode {
  const client = createClient({ fullNodes: [url], timeout: 10_000 });
  const hook = async (name: string, body: object) => {
    const response = await fetch(`${url}/admin/${name}`, {
      method: 'POST',
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(60_000),
    });
    const answer = (await response.json()) as { Error?: string };
    if (!response.ok) throw new Error(`${name}: ${answer.Error}`);
  };
  return {
    url,
    client,
    mine: (blocks = 1) => hook('mine', { blocks }),
    increaseTime: (increase) => hook('time', { increase }),
    setMining: (mining) => hook('mining', mining),
    faucet: (address, sun) => hook('faucet', { address, amount: Number(sun) }),
    reorganise: (depth, blocks) =>
      hook('reorganise', {
        depth,
        blocks: blocks.map((transactions) => ({ transactions })),
      }),
    isUp: async () => {
      const ask = () =>
        getNowBlock(client).then(
          () => true,
          () => null,
        );
      return (await until(ask, { everyMs: 50, forMs: 600_000 })) === true;
    },
  };
}

/** The newest block, and the newest that stays. */
export async function headAndSolid({ client }: Pick<RemoteNode, 'client'>) {
  const [head, solid] = await Promise.all([
    getNowBlock(client),
    getNowBlock(client, { finality: 'confirmed' }),
  ]);
  return { head, solid };
}

/** The last blocks, the oldest first, with the ids of their transactions. */
export async function lastBlocks({ client }: RemoteNode, head: number, depth: number) {
  const numbers = Array.from({ length: depth }, (_, place) => head - depth + 1 + place);
  const blocks = await Promise.all(numbers.map((number) => getBlockByNumber(client, number)));
  return blocks.map((block) => ({ transactions: block?.transactionIds ?? [] }));
}
