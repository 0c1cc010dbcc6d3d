import { type Deployment, deploymentFile } from '@vellum/contracts/deploy/deployment-file';
import { keySigner } from '@vellum/contracts/deploy/signer';
import { fromHexAddress } from '@vellum/tron/address';
import { type Config, isWildcard, visibleHost } from '../config/config.ts';
import { keptServerConfig } from '../config/keep-server-config.ts';
import type { FollowedChain } from '../config/server-config.ts';
import { goLive } from '../embedded/chain.ts';
import type { EmbeddedChain } from '../embedded/embedded-chain.ts';
import { requireNodes } from '../require-nodes.ts';
import type { ShutdownStack } from '../shutdown-stack.ts';
import { StackProblem } from '../stack-problem.ts';
import type { Steps } from '../steps.ts';
import { openEmbeddedChain } from './open-embedded-chain.ts';
import { lookBeforePresent, watchPrices } from './price-watch.ts';

/** The chain of another network, by the nodes and the deployment that the settings name. */
export async function followNetwork({ network, keys, dataDir }: Config): Promise<FollowedChain> {
  const { deploymentFile: path, ...nodes } = network;
  const deployment = path === null ? undefined : await readDeployment(path);
  if (!deployment) throw new StackProblem(`${path} (DEPLOYMENT_FILE) does not exist`);
  if (!deployment.finished) throw new StackProblem(`the deployment in ${path} is not finished`);
  await requireNodes(network, deployment, {
    hasRun: (await keptServerConfig(dataDir)).network !== undefined,
    warn: (line) => console.error(`vellum: ${line}`),
  });
  const { fullNodes, solidityNodes, eventServers } = nodes;
  return {
    nodes: { fullNodes, solidityNodes, eventServers },
    deployment,
    keeperKey: keys.keeper,
    payoutKey: keys.payout,
    reserveKey: keys.reserve,
    operatorKey: keys.operator,
    deployer: null,
    demoWorld: null,
  };
}

async function readDeployment(path: string): Promise<Deployment | undefined> {
  try {
    return await deploymentFile(path).load();
  } catch (cause) {
    const reason = (cause as Error).message;
    throw new StackProblem(`${path} (DEPLOYMENT_FILE) cannot be read: ${reason}`, { cause });
  }
}

/** Starts the embedded chain with all that belongs on it, making blocks from now on. */
export async function beginEmbedded(
  config: Config,
  steps: Steps,
  parts: ShutdownStack,
): Promise<EmbeddedChain> {
  const { devnet: settings, host, dataDir, demoWorld, publicUrl } = config;
  const given = Object.entries(config.keys).filter(([, key]) => key !== null);
  const { port, solidLag, blockTimeMs } = settings;
  const chain = await openEmbeddedChain(
    {
      ...{ host, port, dataDir, solidLag, demoWorld },
      allowedOrigins: [new URL(publicUrl).origin],
      keys: Object.fromEntries(given),
    },
    steps,
    (devnet) => parts.add(() => devnet.close()),
  );
  await lookBeforePresent(chain, Date.now);
  await goLive(chain.devnet, blockTimeMs, Date.now);
  parts.add(watchPrices(chain));
  return chain;
}

/** How the server and browsers reach an embedded chain. */
export function followedEmbedded(
  { devnet, deployment, keys }: EmbeddedChain,
  { host, publicUrl }: Pick<Config, 'host' | 'publicUrl'>,
  keeperKey: string | null,
): FollowedChain {
  const { port } = new URL(devnet.url ?? '');
  const nodes = [`http://${visibleHost(host)}:${port}`];
  const { protocol, hostname } = new URL(publicUrl);
  // Where it listens on every address, 127.0.0.1 on a phone would be the phone. A page on https may not ask plain http.
  const isOnNetwork = isWildcard(host) && protocol === 'http:';
  return {
    nodes: {
      ...{ fullNodes: nodes, solidityNodes: nodes, eventServers: nodes },
      ...(isOnNetwork && { publicNode: `http://${hostname}:${port}` }),
    },
    deployment,
    keeperKey: keeperKey ?? keys.keeper,
    payoutKey: keys.payout,
    reserveKey: keys.reserve,
    operatorKey: keys.operator,
    deployer: fromHexAddress(keySigner(keys.deployer).address),
    demoWorld: 'ready',
  };
}
