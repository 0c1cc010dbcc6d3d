import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type AppParts, createApp } from '../app.ts';
import { type NodeAccess, nodeWay, publicNodes } from '../config/node-access.ts';
import { healthChecks } from '../health-checks.ts';
import type { Metrics } from '../platform/log/metrics.ts';
import { feedBell } from '../platform/stream/feed-bell.ts';
import { FirstViewThread } from '../platform/web/first-view-thread.ts';
import { createFirstViews, type FirstViews } from '../platform/web/first-views.ts';
import { nodeQuestions } from '../platform/web/node-questions.ts';
import { type PageViews, pageViews } from '../platform/web/page-views.ts';
import { createWeb } from '../platform/web/serve-web.ts';
import { readWebFolder } from '../platform/web/web-folder.ts';
import type { Services } from '../services/services.ts';
import { forgetExpired } from './forget-expired.ts';

export type ApiOptions = Pick<AppParts, 'limits' | 'timeoutMs' | 'checkReplies'>;

export type RunningApi = Readonly<{ app: FastifyInstance; url: string; close(): Promise<void> }>;

/** The role api: listens, and ends by answering what was asked. */
export async function startApi(
  services: Services,
  metrics: Metrics,
  options: ApiOptions,
): Promise<RunningApi> {
  const { config } = services;
  const bell = feedBell(config.databaseUrl);
  const forgetting = forgetExpired(services);
  const views = viewsOf(services);
  let url = '';
  try {
    const way = await nodeWay(config);
    const app: FastifyInstance = await createApp({
      services,
      way,
      metrics,
      bell,
      checks: await healthChecks(services),
      web: await webOf(
        services,
        way.access,
        views && pageViews(viewParts(services, views), () => app),
      ),
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
        await views?.close();
        await bell.close();
      },
    };
  } catch (error) {
    forgetting.stop();
    await views?.close();
    await bell.close();
    throw error;
  }
}

/** Null when the web was built without. */
function viewsOf({ config: { webFolder }, clock, log }: Services): FirstViews | null {
  const file = webFolder === null ? null : join(webFolder, '.first-view.mjs');
  if (file === null || !existsSync(file)) return null;
  const failed = (reason: string) => log.warn({ reason }, 'a first view was not drawn');
  return createFirstViews(new FirstViewThread({ file, clock, failed }), clock);
}

const viewParts = (services: Services, views: FirstViews) => ({
  views,
  node: nodeQuestions(Object.values(publicNodes(services.config.network)), services.clock),
});

async function webOf({ config }: Services, access: NodeAccess, views: PageViews | null) {
  const { webFolder, network } = config;
  if (webFolder === null) return null;
  const nodes = access === 'direct' ? Object.values(publicNodes(network)) : [];
  return createWeb(await readWebFolder(webFolder), nodes, views);
}
