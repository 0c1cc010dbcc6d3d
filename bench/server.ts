import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { startBenchServers } from '../packages/server/test/bench-servers.ts';
import { compareRates, cpuRate } from './cpu-rate.ts';
import { type Figure, figureOf } from './figure.ts';

const ROUNDS = 7;
const REQUESTS = 4000;
const form =
  'address=TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t&inviter=TXrtY8Fu9xigjtTvoD9Vk32kcELTV9RpWz';
const loader = fileURLToPath(new URL('server-load.ts', import.meta.url));

/** A validated form with one read of the database through the full stack, beside bare Fastify without any check. */
export async function measure(): Promise<readonly Figure[]> {
  const servers = await startBenchServers();
  const [ours, bare] = [await startLoad(servers.ours), await startLoad(servers.bare)];
  const rates = await compareRates(ROUNDS, rateOf(ours), rateOf(bare));
  for (const load of [ours, bare]) load.disconnect();
  await servers.close();
  const micros = (perSecond: readonly number[]) => perSecond.map((rate) => 1e6 / rate);
  const percent = rates.ratios.map((ratio) => ratio * 100);
  return [
    figureOf('POST with one read, processor time', 'µs', micros(rates.ours)),
    figureOf('the same by bare Fastify', 'µs', micros(rates.theirs)),
    figureOf('POST with one read, share of bare Fastify', '%', percent, { goal: { least: 70 } }),
  ];
}

async function startLoad(url: string): Promise<ChildProcess> {
  const child = fork(loader, [url, form]);
  await once(child, 'message');
  return child;
}

/** Requests for each second of this process's processor time; the client has a process of its own. */
const rateOf = (load: ChildProcess) => () =>
  cpuRate(REQUESTS, async () => {
    load.send(REQUESTS);
    await once(load, 'message');
  });
