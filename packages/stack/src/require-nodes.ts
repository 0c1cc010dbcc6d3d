import type { Deployment } from '@vellum/contracts/deploy/deployment-file';
import { eventContract, platformNeeds } from '@vellum/contracts/deploy/platform-needs';
import { faultLine, type NodeFaultCode } from '@vellum/tron/client/node-fault';
import type { NodeNeeds } from '@vellum/tron/client/probe-node';
import { type ProbedNode, probeNodes } from '@vellum/tron/client/probe-nodes';
import type { NetworkConfig } from './config/config.ts';
import { StackProblem } from './stack-problem.ts';

/** Faults that pass by themselves: a platform that has run before starts all the same and says that it is not ready. */
const passing: readonly NodeFaultCode[] = ['UNREACHABLE', 'LAGGING'];

export type StartCircumstances = Readonly<{
  /** Whether the platform has run with this data folder before. */
  hasRun: boolean;
  /** Hears of nodes that a start can do without, for now. */
  warn(line: string): void;
}>;

/** Each node of the settings with what it lacks. */
export function probeNetwork(
  network: NetworkConfig,
  deployment: Deployment,
): Promise<ProbedNode[]> {
  return probeNodes(network, {
    ...platformNeeds(deployment),
    ...eventNeeds(network, deployment),
    now: Date.now(),
  });
}

/** Events are asked for where the settings name a server for them. */
function eventNeeds(
  { eventServers }: NetworkConfig,
  deployment: Deployment,
): Pick<NodeNeeds, 'events'> {
  return eventServers.length === 0 ? {} : { events: eventContract(deployment) };
}

/** Throws StackProblem, one line for each fault, when no node of the settings can serve. */
export async function requireNodes(
  network: NetworkConfig,
  deployment: Deployment,
  { hasRun, warn }: StartCircumstances,
): Promise<void> {
  const probed = await probeNetwork(network, deployment);
  const lines = probed.flatMap(({ faults }) => faults.map(faultLine));
  const bearable = ({ faults }: ProbedNode) =>
    faults.every(({ code }) => passing.includes(code) && (hasRun || code === 'LAGGING'));
  if (!probed.some(bearable)) throw new StackProblem(lines.join('\nvellum: '));
  for (const line of lines) warn(line);
}
