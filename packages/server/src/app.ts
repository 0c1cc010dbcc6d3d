import type { FastifyInstance } from 'fastify';
import type { NodeWay } from './config/node-access.ts';
import { serveApprovals } from './features/approvals/serve-approvals.ts';
import { serveDao } from './features/dao/serve-dao.ts';
import type { Check } from './features/health/health.ts';
import { sessionStore } from './features/identity/session-store.ts';
import { serveLinks } from './features/link-previews/serve-links.ts';
import { serveNodeRelay } from './features/node-relay/serve-node-relay.ts';
import { servePortfolio } from './features/portfolio/serve-portfolio.ts';
import { serveProfiles } from './features/profiles/serve-profiles.ts';
import { serveSolvency } from './features/solvency/serve-solvency.ts';
import { serveSwap } from './features/swap/serve-swap.ts';
import { serveWaiting } from './features/waiting/serve-waiting.ts';
import { httpOf } from './http-of.ts';
import { readChainPosition } from './indexer/chain-position.ts';
import type { Modules } from './modules/modules.ts';
import { projectConfig } from './modules/project-config.ts';
import { nodeRelayOf } from './node-relay-of.ts';
import { serveDocs } from './platform/http/serve-docs.ts';
import { serveRest } from './platform/http/serve-rest.ts';
import type { Limits } from './platform/limits/limits.ts';
import type { Metrics } from './platform/log/metrics.ts';
import { sessionCookieFor } from './platform/sessions/session-token.ts';
import type { FeedBell } from './platform/stream/feed-bell.ts';
import type { Web } from './platform/web/serve-web.ts';
import { serveCardsAndBoxes } from './routes/card-routes.ts';
import { serveDesk } from './routes/desk-routes.ts';
import { serveEarn } from './routes/earn-routes.ts';
import { serveLaunches } from './routes/launch-routes.ts';
import { serveNetwork } from './routes/network-routes.ts';
import { serveMembers, servePeople } from './routes/people-routes.ts';

export type AppParts = Readonly<{
  modules: Modules;
  metrics: Metrics;
  bell: FeedBell;
  /** How pages reach a node. */
  way: NodeWay;
  checks: Readonly<Record<string, () => Promise<Check>>>;
  web: Web | null;
  /** Known once the server listens. */
  publicUrl(): string;
  /** For tests. */
  limits?: Limits;
  timeoutMs?: number;
  checkReplies?: boolean;
}>;

/** The HTTP server with everything it serves: the table of contents of the product's server. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { modules } = parts;
  const sessions = sessionStore(modules.open.database, modules.clock);
  const cookie = sessionCookieFor(modules.config.publicUrl ?? 'http:');
  const app = await httpOf(parts, sessions, cookie);
  const config = projectConfig(modules, parts.way);

  servePeople(app, parts, sessions, cookie);
  serveProfiles(app, modules.profiles);
  serveMembers(app, modules, config.version);
  serveCardsAndBoxes(app, parts);
  serveEarn(app, modules);
  serveLaunches(app, modules);
  serveSwap(app, modules.swaps.parts);
  serveDesk(app, modules);
  serveSolvency(app, modules.solvency);
  servePortfolio(app, modules.held.portfolio);
  serveWaiting(app, modules.held);
  serveDao(app, { ...modules.governance.community, publicUrl: parts.publicUrl });
  serveApprovals(app, modules.community.approvals);
  serveNetwork(app, parts, config);
  serveNodeRelay(app, parts.way.access === 'relay' ? nodeRelayOf(app, modules) : null);
  serveDocs(app, config.version);
  if (parts.web !== null) {
    serveLinks(app, {
      web: parts.web,
      clock: modules.clock,
      publicUrl: parts.publicUrl,
      chainTime: async () =>
        (await readChainPosition(modules.open.database))?.chainTime ?? modules.clock(),
    });
  }
  serveRest(app, parts.web);
  return app;
}
