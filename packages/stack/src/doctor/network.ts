import { type Deployment, deploymentFile } from '@vellum/contracts/deploy/deployment-file';
import { getBlockByNumber, getNowBlock } from '@vellum/tron/client/blocks';
import { createClient } from '@vellum/tron/client/client';
import type { NetworkConfig } from '../config.ts';
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
  const nodes = network.fullNodes.map((node) => nodeFinding(node, network.apiKey, deployment));
  return [contractsFinding(deployment), ...(await Promise.all(nodes)), ...alone(network)];
}

function contractsFinding({ contracts, finished }: Deployment): Finding {
  const count = Object.keys(contracts).length;
  if (finished) return good('contracts', `${count}, deployment finished`);
  return wrong('contracts', `${count}, deployment not finished`, 'run npm run deploy to its end');
}

async function nodeFinding(
  node: string,
  apiKey: string | null,
  { genesisId }: Deployment,
): Promise<Finding> {
  const client = createClient({ fullNodes: [node], ...(apiKey && { apiKey }) });
  try {
    const [head, first] = [await getNowBlock(client), await getBlockByNumber(client, 0)];
    if (first?.id !== genesisId) {
      const text = `${node} is of another chain than the contracts`;
      return wrong('node', text, 'correct NETWORK, TRON_FULL_NODE or DEPLOYMENT_FILE');
    }
    return good('node', `${node} at block ${head.number}`);
  } catch (error) {
    const remedy = 'correct TRON_FULL_NODE or TRON_API_KEY, or wait';
    return wrong('node', `${node} does not answer (${(error as Error).message})`, remedy);
  }
}

/** Against one node nothing can be held. */
function alone({ fullNodes }: NetworkConfig): Finding[] {
  if (fullNodes.length > 1) return [];
  return [unsure('nodes', 'one: nobody would notice if it lied', 'name two or three')];
}
