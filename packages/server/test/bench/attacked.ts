import { createLog } from '../../src/platform/log/log.ts';
import type { ServerConfig } from '../../src/server.ts';
import { type TestServer, testServer } from '../test-server.ts';
import { offerCardsIn } from './many-listings.ts';

/** Cards for sale. */
const CARDS = 10_000;

/** For `npm run bench`: the whole server as it faces the network, limits and all, with a market of 10,000 cards. */
export async function startAttackedServer(changes: Partial<ServerConfig>): Promise<TestServer> {
  const world = await testServer({
    // Lines are written and thrown away: this is not about the disk.
    log: createLog('info', '/dev/null'),
    checkReplies: false,
    config: { rateLimits: 'on', roles: ['api'], ...changes },
  });
  const { pool } = world.database;
  await offerCardsIn(world.database.url, CARDS);
  await pool.query(`insert into chain_cursor
    (name, number, block_id, block_time, solid_number, node_head, node_solid)
    values ('chain', ${CARDS}, repeat('cd', 32), 1790000000000, ${CARDS - 20}, ${CARDS}, ${CARDS - 20})`);
  return world;
}
