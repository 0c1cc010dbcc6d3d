import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import { forgetExpired } from './forget-expired.ts';
import type { Ground } from './ground.ts';
import { healthChecks } from './health-checks.ts';
import type { Metrics } from './platform/metrics.ts';
import { feedBell } from './platform/stream/feed-bell.ts';
import { createWeb } from './platform/web/serve-web.ts';
import { readWebFolder } from './platform/web/web-folder.ts';

export type ApiOptions = Readonly<{ timeoutMs?: number; checkReplies?: boolean }>;

export type RunningApi = Readonly<{ app: FastifyInstance; url: string; close(): Promise<void> }>;

/** The role api: listens, and ends by answering what was asked. */
export async function startApi(
  ground: Ground,
  metrics: Metrics,
  options: ApiOptions,
): Promise<RunningApi> {
  const { config } = ground;
  const bell = feedBell(config.databaseUrl);
  const forgetting = forgetExpired(ground);
  let url = '';
  try {
    const app = await createApp({
      ground,
      metrics,
      bell,
      checks: await healthChecks(ground),
      web: await webOf(ground),
      publicUrl: () => config.publicUrl ?? url,
      ...options,
    });
    url = await app.listen({ host: config.host, port: config.port });
    return {
      app,
      url,
      async close() {
        forgetting.stop();
        await app.close();
        await bell.close();
      },
    };
  } catch (error) {
    forgetting.stop();
    await bell.close();
    throw error;
  }
}

async function webOf({ config: { webFolder, network } }: Ground) {
  if (webFolder === null) return null;
  const { fullNodes, solidityNodes, eventServers, publicNode } = network;
  const told = publicNode === undefined ? [] : [publicNode];
  const nodes = [...told, ...fullNodes, ...solidityNodes, ...eventServers];
  return createWeb(await readWebFolder(webFolder), nodes);
}
