import type { FastifyInstance } from 'fastify';
import { isLaunchBlock, knownContracts } from './features/node-relay/known-contracts.ts';
import { createNodeRelay, type NodeRelay } from './features/node-relay/node-relay.ts';
import { relayBudget } from './features/node-relay/relay-budget.ts';
import { createRelayNode } from './features/node-relay/relay-node.ts';
import { sendOnce } from './features/node-relay/send-once.ts';
import { readChainPosition } from './indexer/chain-position.ts';
import type { Modules } from './modules/modules.ts';

/** The relay with connections of its own to one node at a time, closed with the server. */
export function nodeRelayOf(app: FastifyInstance, { config, contracts, open }: Modules): NodeRelay {
  const { fullNodes, solidityNodes, eventServers, apiKey } = config.network;
  const nodes = fullNodes.map((full, index) => ({
    full,
    confirmed: solidityNodes[index] ?? full,
    events: eventServers[index] ?? eventServers[0] ?? full,
  }));
  const confirmedSeen = async () => (await readChainPosition(open.database))?.nodeSolid ?? 0;
  const node = createRelayNode({ nodes, apiKey, confirmedSeen });
  app.addHook('onClose', async () => node.close());
  return createNodeRelay({
    node,
    budget: relayBudget(config.rateLimits === 'on'),
    known: knownContracts(open.database, contracts),
    isLaunchBlock: (block) => isLaunchBlock(open.database, block),
    once: sendOnce(),
  });
}
