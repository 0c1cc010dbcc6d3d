import { createHash } from 'node:crypto';
import type { ReplyOf } from '@vellum/api/endpoints/call-shape';
import { project as api } from '@vellum/api/project/project';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';

export type ProjectConfig = ReplyOf<typeof api.config>;

/** Where the index stands, and how far the node is. */
export type IndexState = Readonly<{
  head: number;
  solid: number;
  nodeHead: number;
  /** Of the head block, unix milliseconds. */
  chainTime: number;
  halted: string | null;
}>;

export type ProjectDeps = Readonly<{
  config: ProjectConfig;
  indexState(): Promise<IndexState | null>;
  menu: ReplyOf<typeof api.menu>;
}>;

/** The configuration with the version that changes whenever anything in it does. */
export function versioned(config: Omit<ProjectConfig, 'version'>): ProjectConfig {
  const hash = createHash('sha256').update(JSON.stringify(config)).digest('hex');
  return { version: hash.slice(0, 16), ...config };
}

/** What a page needs to know of the deployment it runs on. */
export function serveProject(
  app: FastifyInstance,
  { config, indexState, menu }: ProjectDeps,
): void {
  serve(app, api.config, ({ reply }) => {
    reply.header('etag', `"${config.version}"`);
    return config;
  });

  serve(app, api.menu, () => menu);

  serve(app, api.status, async () => {
    const state = await indexState();
    // Before the first block there is nothing to tell of.
    if (state === null) throw new Refusal({ code: 'SERVER_BUSY' });
    const { head, solid, chainTime, nodeHead, halted } = state;
    const lag = Math.max(0, nodeHead - head);
    return { head, solid, lag, chainTime, maintenance: halted !== null };
  });
}
