import { until } from '@vellum/server/platform/until';
import { getNowBlock } from '@vellum/tron/client/blocks';
import { readWallet } from '@vellum/tron/client/wallet-request';
import { fakeNode } from '../../packages/server/test/indexer/fake-node.ts';
import type { OpenChain } from './open-chain.ts';

/** A node for which one block stays the newest and the newest confirmed one, whatever the chain does. */
export type FrozenNodes = Readonly<{ full: string; solidity: string; close(): Promise<void> }>;

/** Stands before both sides of the node, once its newest block is final. */
export async function freezeNodes({ plan, client }: OpenChain): Promise<FrozenNodes> {
  const { number } = await getNowBlock(client);
  const isFinal = async () => {
    const confirmed = await getNowBlock(client, { finality: 'confirmed' });
    return confirmed.number >= number ? true : null;
  };
  if (!(await until(isFinal, { everyMs: 1_000, forMs: 300_000 }))) {
    throw new Error(`block ${number} does not become final`);
  }
  const { json } = await readWallet(client, 'getblockbynum', { num: number });
  const doors = [await fakeNode(plan.full), await fakeNode(plan.solidity)] as const;
  for (const door of doors) {
    await door.behave(({ call }) => (call === 'getnowblock' ? { json } : undefined));
  }
  return {
    full: doors[0].url,
    solidity: doors[1].url,
    async close() {
      for (const door of doors) await door.close();
    },
  };
}
