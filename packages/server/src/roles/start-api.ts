import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type AppParts, createApp } from '../app.ts';
import { type NodeAccess, nodeWay, publicNodes } from '../config/node-access.ts';
import { walletSources } from '../config/wallet-sources.ts';
import { healthChecks } from '../health-checks.ts';
import type { Modules } from '../modules/modules.ts';
import type { Metrics } from '../platform/log/metrics.ts';
import { feedBell } from '../platform/stream/feed-bell.ts';
import { FirstViewThread } from '../platform/web/first-view-thread.ts';
import { createFirstViews, type FirstViews } from '../platform/web/first-views.ts';
import { readKnownPages } from '../platform/web/known-pages.ts';
import { nodeQuestions } from '../platform/web/node-questions.ts';
import { pageTags } from '../platform/web/page-tags.ts';
import { type PageViews, pageViews } from '../platform/web/page-views.ts';
import { createWeb } from '../platform/web/serve-web.ts';
import { readWebFolder } from '../platform/web/web-folder.ts';
import { forgetExpired } from './forget-expired.ts';

export type ApiOptions = Pick<AppParts, 'limits' | 'timeoutMs' | 'checkReplies'>;

export type RunningApi = Readonly<{ app: FastifyInstance; url: string; close(): Promise<void> }>;

/** The role api: listens, and ends by answering what was asked. */
export async function startApi(
  modules: Modules,
  metrics: Metrics,
  options: ApiOptions,
): Promise<RunningApi> {
  const { config } = modules;
  const bell = feedBell(config.databaseUrl);
  const forgetting = forgetExpired(modules, { images: true });
  const views = viewsOf(modules);
  let url = '';
  const publicUrl = () => config.publicUrl ?? url;
  try {
    const way = await nodeWay(config);
    const app: FastifyInstance = await createApp({
      modules,
      way,
      metrics,
      bell,
      checks: await healthChecks(modules),
      web: await webOf(modules, {
        access: way.access,
        views: views && pageViews(viewParts(modules, views), () => app),
        publicUrl,
      }),
      publicUrl,
      ...options,
    });
    url = await app.listen({ host: config.host, port: config.port });
    return {
      app,
      url,
      async close() {
        await forgetting.close();
        await app.close();
        await views?.close();
        await bell.close();
      },
    };
  } catch (error) {
    await forgetting.close();
    await views?.close();
    await bell.close();
    throw error;
  }
}

type WebWays = Readonly<{
  access: NodeAccess;
  views: PageViews | null;
  publicUrl(): string;
}>;

/** Null when the web was built without. */
function viewsOf({ config: { webFolder }, clock, log }: Modules): FirstViews | null {
  const file = webFolder === null ? null : join(webFolder, '.first-view.mjs');
  if (file === null || !existsSync(file)) return null;
  const failed = (reason: string) => log.warn({ reason }, 'server rendering failed');
  return createFirstViews(new FirstViewThread({ file, clock, failed }), clock);
}

const viewParts = (modules: Modules, views: FirstViews) => ({
  views,
  node: nodeQuestions(Object.values(publicNodes(modules.config.network)), modules.clock),
});

async function webOf({ config }: Modules, { access, views, publicUrl }: WebWays) {
  const { webFolder, network } = config;
  if (webFolder === null) return null;
  const nodeUrls = access === 'direct' ? Object.values(publicNodes(network)) : [];
  const connections = { nodeUrls, wallets: walletSources(network.name) };
  const [files, pages] = await Promise.all([readWebFolder(webFolder), readKnownPages(webFolder)]);
  return createWeb(files, { connections, views, pages, tagsOf: pageTags(publicUrl) });
}
