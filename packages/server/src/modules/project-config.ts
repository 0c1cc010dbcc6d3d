import { endpoints } from '@vellum/api/endpoints/endpoints';
import { entryKinds } from '@vellum/api/order-kinds/order-flows';
import type { OrderKind } from '@vellum/api/order-kinds/order-kinds';
import { registryHash } from '@vellum/contracts/registry-hash';
import { CREATION_FEE_LIMIT, DEFAULT_FEE_LIMIT } from '@vellum/tron/contract-call';
import { type NodeWay, publicNodes } from '../config/node-access.ts';
import { type ProjectConfig, versioned } from '../features/project/project.ts';
import type { Modules } from './modules.ts';

/** Milliseconds: 19 of the 27 producers have to build on a block, one every three seconds. */
const TRON_FINAL_AFTER = 57_000;

/** What pages are told of the deployment. */
export function projectConfig({ config, contracts }: Modules, way: NodeWay): ProjectConfig {
  const { network, deployment, links, previousUrl = null, successorUrl = null } = config;
  return versioned({
    network: {
      name: network.name,
      genesis: deployment.genesisId,
      nodes: nodesTold(network, way),
      explorer: network.explorer,
      finalAfter: network.finalAfter ?? TRON_FINAL_AFTER,
    },
    contracts: { ...contracts },
    registryHash: registryHash(contracts),
    feeLimits: { call: String(DEFAULT_FEE_LIMIT), creation: String(CREATION_FEE_LIMIT) },
    links,
    features: featureStates(),
    // Its faucet is a hook of the embedded chain, which no server relays.
    demoWallet: network.name === 'devnet' && way.access === 'direct',
    closed: [...closedKinds(config)],
    previousUrl,
    successorUrl,
  });
}

/** Kinds of order that this platform does not take. */
export const closedKinds = ({ mode }: Modules['config']): readonly OrderKind[] =>
  mode === 'exits' ? entryKinds : [];

/** Where pages ask through us, they have no use for the address of the node. */
function nodesTold(
  network: Modules['config']['network'],
  { access, hasEvents }: NodeWay,
): ProjectConfig['network']['nodes'] {
  if (access === 'relay') return { access, events: hasEvents };
  const { events, ...nodes } = publicNodes(network);
  return { access, ...nodes, events: hasEvents ? events : null };
}

/** A feature is open when it has endpoints; PayFi is announced by the product and has none. */
function featureStates(): Record<string, 'open' | 'soon'> {
  const open = Object.keys(endpoints).map((group) => [group, 'open'] as const);
  return { ...Object.fromEntries(open), payFi: 'soon' };
}
