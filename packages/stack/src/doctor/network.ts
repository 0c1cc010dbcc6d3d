import { type Deployment, deploymentFile } from '@vellum/contracts/deploy/deployment-file';
import { foreignCode } from '@vellum/contracts/deploy/foreign-code';
import { type Client, createClient } from '@vellum/tron/client/client';
import type { ProbedNode } from '@vellum/tron/client/probe-nodes';
import type { Config, NetworkConfig } from '../config/config.ts';
import { keptServerConfig } from '../config/keep-server-config.ts';
import { probeNetwork } from '../require-nodes.ts';
import { type Finding, good, unsure, wrong } from './finding.ts';
import { keyFindings } from './worker-keys.ts';

/** The contracts, nodes and keys of another network: whether they are there, and belong together. */
export async function networkFindings(config: Config): Promise<Finding[]> {
  const { network } = config;
  const path = network.deploymentFile ?? '';
  const deployment = await deploymentFile(path)
    .load()
    .catch((error: Error) => error.message);
  if (deployment === undefined || typeof deployment === 'string') {
    const text = `${path} (DEPLOYMENT_FILE) ${deployment ?? 'does not exist'}`;
    return [wrong('contracts', text, 'npm run deploy writes it')];
  }
  const probed = await probeNetwork(network, deployment);
  return [
    contractsFinding(deployment),
    ...probed.flatMap(nodeFindings),
    ...alone(network),
    ...(await chainFindings(config, deployment, probed)),
  ];
}

/** What only the chain can say; nothing while no node can serve, which has been said. */
async function chainFindings(
  config: Config,
  deployment: Deployment,
  probed: readonly ProbedNode[],
): Promise<Finding[]> {
  const sound = probed.find(({ faults }) => faults.length === 0);
  if (!sound || !deployment.finished) return [];
  const { apiKey } = config.network;
  const client = createClient({ fullNodes: [sound.url], ...(apiKey && { apiKey }) });
  return [
    ...(await releaseFindings(config, deployment, client)),
    ...(await keyFindings(config, deployment, client)),
  ];
}

function contractsFinding({ contracts, finished }: Deployment): Finding {
  const count = Object.keys(contracts).length;
  if (finished) return good('contracts', `${count}, deployment finished`);
  return wrong('contracts', `${count}, deployment not finished`, 'run npm run deploy to its end');
}

function nodeFindings({ url, faults }: ProbedNode): Finding[] {
  if (faults.length > 0) return faults.map(({ text, remedy }) => wrong('node', text, remedy));
  return [good('node', `${url} has constant calls, confirmed blocks and the whole history`)];
}

/** A release cannot read what contracts of another one tell. */
async function releaseFindings(
  config: Config,
  deployment: Deployment,
  client: Client,
): Promise<Finding[]> {
  const foreign = await foreignCode(client, deployment).catch(() => null); // The node has said why.
  if (foreign === null || foreign.length === 0) return [];
  const text = `${foreign.join(', ')}: of another release`;
  const remedy = 'run the release that deployed them';
  return [
    (await isUpgrade(config))
      ? wrong('contracts', text, `${remedy}; see "Moving to new contracts" in docs/operations.md`)
      : unsure('contracts', text, remedy),
  ];
}

/** Whether a platform that has run would go on with other code, while the settings name no move to new contracts. */
async function isUpgrade({ dataDir, mode, previousUrl }: Config): Promise<boolean> {
  if (mode === 'exits' || previousUrl !== null) return false;
  return (await keptServerConfig(dataDir)).network !== undefined;
}

/** Against one node nothing can be held. */
function alone({ fullNodes }: NetworkConfig): Finding[] {
  if (fullNodes.length > 1) return [];
  return [unsure('nodes', 'one: a wrong answer would go unnoticed', 'name two or three')];
}
