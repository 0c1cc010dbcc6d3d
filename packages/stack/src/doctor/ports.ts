import type { Config } from '../config.ts';
import { requireFreePort } from '../free-port.ts';
import { StackProblem } from '../stack-problem.ts';
import { type Finding, good, wrong } from './finding.ts';

/** Whether the ports can be had. Those of a platform that runs on the data folder are its own. */
export async function portFindings(config: Config, runs: boolean): Promise<Finding[]> {
  const { network, devnet, metricsPort } = config;
  const wanted: readonly (readonly [string, number | null])[] = [
    ['PORT', config.port],
    ['DEVNET_PORT', network.name === 'devnet' ? devnet.port : null],
    ['METRICS_PORT', metricsPort],
  ];
  const ports = wanted.flatMap(([name, port]) => (port === null ? [] : [[name, port] as const]));
  if (runs) return ports.map(([name, port]) => good(name, `${port}, used by the running platform`));
  return Promise.all(
    ports.map(([name, port]) =>
      portFinding(name, name === 'METRICS_PORT' ? '127.0.0.1' : config.host, port),
    ),
  );
}

async function portFinding(name: string, host: string, port: number): Promise<Finding> {
  try {
    await requireFreePort(host, port);
    return good(name, `${host}:${port} is free`);
  } catch (error) {
    if (!(error instanceof StackProblem)) throw error;
    const [text = '', remedy = ''] = error.message.split(': ');
    return wrong(name, text, remedy.replace('PORT', name));
  }
}
