import type { CliOptions } from '@vellum/contracts/deploy/cli-options';
import { DeploymentRefused } from '@vellum/contracts/deploy/deployment-errors';
import { type Deployment, deploymentFile } from '@vellum/contracts/deploy/deployment-file';
import { deploymentNeeds, eventContract } from '@vellum/contracts/deploy/platform-needs';
import { faultLine } from '@vellum/tron/client/node-fault';
import { probeNodes } from '@vellum/tron/client/probe-nodes';

/**
 * Asks every node of the settings, before anything is paid, for what the deployment needs up to its last step. Throws
 * DeploymentRefused with a line for each thing that is missing.
 */
export async function requireNodes(options: CliOptions): Promise<void> {
  const { nodes, solidityNodes, eventServers, apiKey, parameters, signer } = options;
  const begun = await begunIn(options.file);
  const probed = await probeNodes(
    { fullNodes: nodes, solidityNodes, eventServers, apiKey: apiKey ?? null },
    {
      ...deploymentNeeds(begun),
      // The clock of an embedded chain is moved at will.
      ...(parameters.network !== 'embedded' && { now: Date.now() }),
      ...(eventServers.length > 0 && { events: (begun && eventContract(begun)) ?? signer.address }),
      solidity: solidityNodes.length > 0,
    },
  );
  const lines = probed.flatMap(({ faults }) => faults.map(faultLine));
  if (lines.length > 0) throw new DeploymentRefused(lines);
}

async function begunIn(file: string): Promise<Deployment | undefined> {
  try {
    return await deploymentFile(file).load();
  } catch (error) {
    throw new DeploymentRefused([`${file} cannot be read (${(error as Error).message})`]);
  }
}
