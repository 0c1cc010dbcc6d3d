import { type Config, visibleHost } from '../config/config.ts';
import { requireFreePort } from '../machine/free-port.ts';
import { StackProblem } from '../stack-problem.ts';
import { type Finding, good, wrong } from './finding.ts';

/** A port that a start would take, a path on which a part of the platform answers there, and a word of its answer. */
type ProbedPort = Readonly<{
  name: string;
  host: string;
  port: number;
  sign: string;
  word: string;
}>;

const ANSWER_MS = 2_000;

/**
 * Whether the ports can be had that a start with these settings takes. `runs`: someone works with these settings; then
 * one that a platform answers on is as it should be.
 */
export function portFindings(config: Config, runs: boolean): Promise<Finding[]> {
  return Promise.all(placesOf(config).map((place) => portFinding(place, runs)));
}

function placesOf({ roles, host, port, network, devnet, metricsPort }: Config): ProbedPort[] {
  const api = { name: 'PORT', host, sign: '/health/live', word: '"live"' };
  const chain = { name: 'DEVNET_PORT', host, sign: '/wallet/getnowblock', word: '"blockID"' };
  const metrics = { host: '127.0.0.1', sign: '/metrics', word: 'index_lag_blocks' };
  return [
    ...(roles.includes('api') ? [{ ...api, port }] : []),
    ...(network.name === 'devnet' ? [{ ...chain, port: devnet.port }] : []),
    ...(metricsPort === null ? [] : [{ name: 'METRICS_PORT', ...metrics, port: metricsPort }]),
  ];
}

async function portFinding(place: ProbedPort, runs: boolean): Promise<Finding> {
  const { name, host, port } = place;
  if (runs && (await isAnswered(place))) {
    return good(name, `${host}:${port}, where a running platform answers`);
  }
  try {
    await requireFreePort(host, port, name);
    return good(name, `${host}:${port} is free`);
  } catch (error) {
    if (!(error instanceof StackProblem)) throw error;
    const [text = '', remedy = ''] = error.message.split(': ');
    return wrong(name, text, remedy);
  }
}

/** Nobody, someone who says no, and someone who says nothing are all no platform. */
async function isAnswered({ host, port, sign, word }: ProbedPort): Promise<boolean> {
  const url = `http://${visibleHost(host)}:${port}${sign}`;
  const signal = AbortSignal.timeout(ANSWER_MS);
  try {
    const reply = await fetch(url, { signal });
    const text = await reply.text();
    return reply.ok && text.includes(word);
  } catch {
    return false;
  }
}
