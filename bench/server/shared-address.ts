import { once } from 'node:events';
import { ensureBuilt } from '@vellum/web/build';
import { hasNginx, startNginx } from '../../packages/server/test/proxy/nginx.ts';
import { askChild } from '../ask-child.ts';
import type { BenchOptions } from '../bench-options.ts';
import { type Figure, figureOf } from '../figure.ts';
import { startChild } from '../start-child.ts';
import type { Used } from './shared-address-people.ts';

/**
 * A hundred people behind one address open the app within a second, sign in, and use it for a minute (`--minutes`): the
 * whole server with its limits on and the built app, once alone and once behind nginx as it is shipped.
 */
export async function measure({ minutes = 1 }: BenchOptions): Promise<readonly Figure[]> {
  const webFolder = await ensureBuilt('production');
  const alone = await measureOne({ webFolder, minutes, isBehindNginx: false });
  if (!hasNginx) return figuresOf('without a proxy', alone);
  const behind = await measureOne({ webFolder, minutes, isBehindNginx: true });
  return [...figuresOf('without a proxy', alone), ...figuresOf('behind nginx', behind)];
}

async function measureOne({
  webFolder,
  minutes,
  isBehindNginx,
}: Readonly<{ webFolder: string; minutes: number; isBehindNginx: boolean }>): Promise<Used> {
  const config = { webFolder, trustedProxies: isBehindNginx ? 1 : 0 };
  const server = startChild('server/attack-server.ts', JSON.stringify(config));
  const [{ url: behind }] = await once(server, 'message');
  const nginx = isBehindNginx ? await startNginx([behind]) : null;
  const people = startChild('server/shared-address-people.ts');
  await once(people, 'message');
  const used = await askChild<Used>(people, { url: nginx?.url ?? behind, ms: minutes * 60_000 });
  people.disconnect();
  await nginx?.close();
  server.send('stop');
  await once(server, 'exit');
  return used;
}

function figuresOf(where: string, { requests, refused, openedMs, callMs }: Used) {
  const note = Object.entries(refused)
    .map(([why, count]) => `${why}: ${count}`)
    .join(', ');
  const sum = Object.values(refused).reduce((all, count) => all + count, 0);
  const at = (times: readonly number[], share: number) =>
    times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN;
  const name = `a hundred people behind one address, ${where}`;
  return [
    figureOf(`${name}: requests`, 'requests', [requests]),
    figureOf(`${name}: refused`, 'requests', [sum], {
      goal: { most: 0 },
      ...(sum > 0 && { note }),
    }),
    figureOf(`${name}: app opened and signed in, the slowest of them`, 'ms', [
      at(openedMs, 1 - 1e-9),
    ]),
    figureOf(`${name}: a call afterwards, p50`, 'ms', [at(callMs, 0.5)]),
    figureOf(`${name}: a call afterwards, p99`, 'ms', [at(callMs, 0.99)]),
  ];
}
