import type { Client } from '@vellum/tron/client/client';
import { faultLine, type NodeFault } from '@vellum/tron/client/node-fault';
import { type NodeNames, type NodeNeeds, nodeFaults } from '@vellum/tron/client/probe-node';
import type { Clock } from '../../platform/clock.ts';
import type { Check } from './health.ts';

/** Milliseconds for which a node that can serve is believed to: asking it takes half a dozen requests. */
const BELIEVED_MS = 10_000;

type Addresses = Readonly<Record<'fullNodes' | 'solidityNodes', readonly string[]>>;

/** Whether the nodes, asked as the server asks them, can do all that the platform needs of them. */
export function nodeCheck(
  client: Client,
  { fullNodes, solidityNodes }: Addresses,
  needs: () => NodeNeeds,
  clock: Clock,
): () => Promise<Check> {
  const full = fullNodes.join(', ');
  const names: NodeNames = { full, solidity: solidityNodes.join(', ') || full, events: '' };
  let soundAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<readonly NodeFault[]> | null = null;
  const ask = async () => {
    const faults = await nodeFaults(client, names, needs());
    if (faults.length === 0) soundAt = clock();
    return faults;
  };
  return async () => {
    if (clock() - soundAt < BELIEVED_MS) return { ok: true };
    // One look at a time, however long it takes: whoever asked has gone after two seconds.
    asking ??= ask().finally(() => {
      asking = null;
    });
    const [fault] = await asking;
    return fault ? { ok: false, code: fault.code, words: faultLine(fault) } : { ok: true };
  };
}
