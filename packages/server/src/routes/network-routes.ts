import type { Address } from '@vellum/tron/address';
import type { FastifyInstance } from 'fastify';
import type { AppParts } from '../app.ts';
import { projectMenu } from '../config/project-menu.ts';
import { serveChainClock } from '../features/chain-clock/serve-chain-clock.ts';
import { serveHealth } from '../features/health/health.ts';
import { serveProject } from '../features/project/project.ts';
import { dueDatesOf } from '../features/waiting/due-dates-of.ts';
import { type ChainPosition, readChainPosition } from '../indexer/chain-position.ts';
import { readHeardSources } from '../indexer/heard-sources.ts';
import type { projectConfig } from '../modules/project-config.ts';
import { feedReader } from '../platform/stream/feed-reader.ts';
import { serveStream } from '../platform/stream/stream.ts';

/** The network, how the server stands to it, and its news. */
export function serveNetwork(
  app: FastifyInstance,
  { modules, bell, checks }: AppParts,
  config: ReturnType<typeof projectConfig>,
): void {
  const { database, pool } = modules.open;
  const position = () => readChainPosition(database);
  const menu = { list: projectMenu(config.features) };
  serveProject(app, { config, menu, indexState: position });
  const { launch, boxes } = modules;
  const learn = (newest: ChainPosition) =>
    Promise.all([launch.tokens.constants.catchUp(newest), boxes.ready()]);
  const isEmbedded = modules.config.network.name === 'devnet';
  const own = (address: Address) => dueDatesOf(modules.held.holdings, address);
  serveChainClock(app, { database, position, learn, own, isEmbedded });
  serveHealth(app, { checks, position, log: modules.log });
  const news = { position, heardAfter: (block: number) => readHeardSources(database, block) };
  serveStream(app, { reader: feedReader(pool), bell, news });
}
