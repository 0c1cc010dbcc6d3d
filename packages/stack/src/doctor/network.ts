import { type Deployment, deploymentFile } from '@vellum/contracts/deploy/deployment-file';
import type { ProbedNode } from '@vellum/tron/client/probe-nodes';
import type { NetworkConfig } from '../config.ts';
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
  return [contractsFinding(deployment), ...probed.flatMap(nodeFindings), ...alone(network)];
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

/** Against one node nothing can be held. */
function alone({ fullNodes }: NetworkConfig): Finding[] {
  if (fullNodes.length > 1) return [];
  return [unsure('nodes', 'one: nobody would notice if it lied', 'name two or three')];
}
