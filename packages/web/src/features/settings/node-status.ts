import { toHexAddress } from '@vellum/tron/address';
import { getNowBlock } from '@vellum/tron/client/blocks';
import { getContractEvents } from '@vellum/tron/client/events';
import type { Chain } from '../../shared/chain/chain.ts';

export const nodeNames = ['full', 'confirmed', 'events'] as const;
export type NodeName = (typeof nodeNames)[number];

/** What one node said of itself; null where it did not answer. */
export type NodeStatus = Readonly<{
  name: NodeName;
  /** Its newest block; of the event server, of its newest event. */
  block: number | null;
  /** Milliseconds until it answered; null when it did not. */
  took: number | null;
}>;

/** Asks every node that this page uses; one that is away does not hold up the others. */
export async function readNodes(chain: Chain, signal: AbortSignal): Promise<readonly NodeStatus[]> {
  const latest = { signal };
  const confirmed = { finality: 'confirmed', signal } as const;
  return Promise.all([
    measured('full', async () => (await getNowBlock(chain.client, latest)).number),
    measured('confirmed', async () => (await getNowBlock(chain.client, confirmed)).number),
    ...(chain.hasEvents ? [measured('events', () => newestEvent(chain, signal))] : []),
  ]);
}

async function newestEvent(chain: Chain, signal: AbortSignal): Promise<number | null> {
  const place = toHexAddress(chain.contract('team'));
  const newest = { order: 'block_timestamp,desc', limit: 1 } as const;
  const { events } = await getContractEvents(chain.client, place, newest, undefined, signal);
  return events[0]?.blockNumber ?? null;
}

async function measured(name: NodeName, ask: () => Promise<number | null>): Promise<NodeStatus> {
  const begun = performance.now();
  try {
    const block = await ask();
    return { name, block, took: Math.round(performance.now() - begun) };
  } catch {
    // Whatever is wrong with it, it gave no answer.
    return { name, block: null, took: null };
  }
}
