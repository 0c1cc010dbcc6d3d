import type { Client } from '@vellum/tron/client/client';
import type { ServerConfig } from '../config/config.ts';
import type { BoxParts } from '../features/blind-boxes/box-parts.ts';
import type { CardParts } from '../features/cards/card-parts.ts';
import { type SolvencyMeans, solvencyParts } from '../features/solvency/solvency-parts.ts';
import type { LaunchParts } from '../features/token-launch/launch-parts.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';

type Means = Readonly<{
  client: Client;
  clock: Clock;
  contracts: SolvencyMeans['contracts'];
  config: Pick<ServerConfig, 'network'>;
  cards: CardParts;
  boxes: BoxParts;
  launch: Readonly<{ tokens: LaunchParts }>;
}>;

const MINUTE = 60_000;
/** Chain time between two looks. Visitors of an embedded chain move its clock and want to see what comes of it. */
const EVERY = { embedded: 10 * MINUTE, elsewhere: 60 * MINUTE } as const;
/** A publication costs a fee on public networks. */
const PUBLISH_EVERY = { embedded: 0, elsewhere: 360 * MINUTE } as const;

/** What the proof of solvency runs on. */
export function solvencyModule(database: Database, means: Means) {
  const { client, clock, contracts, config, cards, boxes, launch } = means;
  const where = config.network.name === 'devnet' ? 'embedded' : 'elsewhere';
  return solvencyParts({
    ...{ database, client, clock, contracts },
    everyMs: EVERY[where],
    publishEveryMs: PUBLISH_EVERY[where],
    catchUp: (position) => Promise.all([boxes.ready(), launch.tokens.constants.catchUp(position)]),
    weights: cards.weights,
  });
}
