import { createClient } from './client.ts';
import type { NodeFault } from './node-fault.ts';
import { type NodeNeeds, nodeFaults } from './probe-node.ts';

/** The nodes of the settings; those of one place belong together, and the first ones serve where others are left out. */
export type NodeAddresses = Readonly<{
  fullNodes: readonly string[];
  solidityNodes: readonly string[];
  eventServers: readonly string[];
  apiKey: string | null;
}>;

export type ProbedNode = Readonly<{ url: string; faults: readonly NodeFault[] }>;

/** Milliseconds until a node counts as unreachable. */
const TIMEOUT = 10_000;

/** Asks each full node, with the confirmed node and the event server beside it, for what is needed of it. */
export function probeNodes(addresses: NodeAddresses, needs: NodeNeeds): Promise<ProbedNode[]> {
  const { fullNodes, solidityNodes, eventServers, apiKey } = addresses;
  return Promise.all(
    fullNodes.map(async (full, index) => {
      const names = {
        full,
        solidity: solidityNodes[index] ?? full,
        events: eventServers[index] ?? eventServers[0] ?? full,
      };
      const client = createClient({
        fullNodes: [full],
        confirmedNodes: [names.solidity],
        eventServers: [names.events],
        ...(apiKey !== null && { apiKey }),
        timeout: TIMEOUT,
      });
      return { url: full, faults: await nodeFaults(client, names, needs) };
    }),
  );
}
