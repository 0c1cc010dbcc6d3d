import type { FastifyInstance } from 'fastify';
import { isLaunchBlock, knownContracts } from './features/node-relay/known-contracts.ts';
import { createNodeRelay, type NodeRelay } from './features/node-relay/node-relay.ts';
import { relayBudget } from './features/node-relay/relay-budget.ts';
import { createRelayNode } from './features/node-relay/relay-node.ts';
import { sendOnce } from './features/node-relay/send-once.ts';
import type { Ground } from './ground.ts';

/** The relay with connections of its own to the first node, closed with the server. */
export function nodeRelayOf(app: FastifyInstance, { config, contracts, open }: Ground): NodeRelay {
  const { fullNodes, solidityNodes, eventServers, apiKey } = config.network;
  const [full = ''] = fullNodes;
  const [confirmed = full] = solidityNodes;
  const [events = full] = eventServers;
  const node = createRelayNode({ nodes: { full, confirmed, events }, apiKey });
  app.addHook('onClose', async () => node.close());
  return createNodeRelay({
    node,
    budget: relayBudget(config.rateLimits === 'on'),
    known: knownContracts(open.database, contracts),
    isLaunchBlock: (block) => isLaunchBlock(open.database, block),
    once: sendOnce(),
  });
}
