import { type Deployment, deploymentFile } from '@vellum/contracts/deploy/deployment-file';
import { foreignCode } from '@vellum/contracts/deploy/foreign-code';
import { createClient } from '@vellum/tron/client/client';
import type { ProbedNode } from '@vellum/tron/client/probe-nodes';
import type { NetworkConfig } from '../config/config.ts';
import { probeNetwork } from '../require-nodes.ts';
import { type Finding, good, unsure, wrong } from './finding.ts';

/** The contracts and the nodes of another network: whether they are there, and of one chain. */
export async function networkFindings(network: NetworkConfig): Promise<Finding[]> {
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
    ...(await releaseFindings(network, deployment, probed)),
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
  { apiKey }: NetworkConfig,
  deployment: Deployment,
  probed: readonly ProbedNode[],
): Promise<Finding[]> {
  const sound = probed.find(({ faults }) => faults.length === 0);
  if (!sound || !deployment.finished) return [];
  const client = createClient({ fullNodes: [sound.url], ...(apiKey && { apiKey }) });
  const foreign = await foreignCode(client, deployment).catch(() => null); // The node has said why.
  if (foreign === null || foreign.length === 0) return [];
  const text = `${foreign.join(', ')}: of another release`;
  return [unsure('contracts', text, 'run the release that deployed them')];
}

/** Against one node nothing can be held. */
function alone({ fullNodes }: NetworkConfig): Finding[] {
  if (fullNodes.length > 1) return [];
  return [unsure('nodes', 'one: a wrong answer would go unnoticed', 'name two or three')];
}
