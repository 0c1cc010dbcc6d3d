import { paths } from '@vellum/api/wire/paths';
import type { Address } from '@vellum/tron/address';
import { openDatabase } from '../../src/platform/database/open.ts';
import type { ServerConfig } from '../../src/server.ts';
import { earnIncomes } from '../bench/many-incomes.ts';
import { addCandles, addLaunches, launchAddress } from '../bench/many-launches.ts';
import { type Person, personOf, type TestServer, testServer } from '../test-server.ts';
import { addAnnouncements, addMembers, addProposals, addRentals } from './fill-community.ts';
import { addCards, addOffers, addSales, addSeries, addStakes } from './fill-market.ts';
import { addOrders, addStatement, moveCursor } from './fill-records.ts';

export type HotWorld = Readonly<{
  /** For servers that only read: what was put into the index is in no block. */
  config: ServerConfig;
  /** Of whoever owns a part of all of it. */
  cookie: string;
  close(): Promise<void>;
}>;

/** A chain with contracts, and an index of it into which so many things of each kind were put. */
export async function hotWorld(count: number): Promise<HotWorld> {
  const made = await testServer();
  await made.server.ready();
  const owner = personOf(made.chain.devnet.accounts[4]!.privateKey);
  const cookie = await made.signIn(owner);
  await made.post(paths.membership.prepareActivation, {}, { cookie });
  await made.server.close();
  await fill(made, owner, count);
  return {
    config: { ...made.config, roles: ['api'] },
    cookie,
    close: made.close,
  };
}

async function fill({ database, chain }: TestServer, { address }: Person, count: number) {
  // A machine that has much to do takes its time.
  const { pool, close } = openDatabase(database.url, { statementTimeoutMs: 0 });
  const coins = ['usdt', 'vlm', 'wtrx'].map((name) => chain.deployment.contracts[name]!.address);
  const [coin] = coins as [Address];
  await addLaunches(pool, count);
  await addCandles(pool, 0, count);
  await pool.query(`update launch_holder set owner = 'Ta' || translate(md5(owner), '0', 'x')`);
  await addCards(pool, count, address);
  await addSeries(pool, count, coin);
  await addStakes(pool, count, address);
  await addSales(pool, count, launchAddress(0, 1));
  await addOffers(pool, count, coins);
  await earnIncomes(pool, count, address);
  await addMembers(pool, count);
  await addAnnouncements(pool, count, address);
  await addProposals(pool, count, address);
  await addRentals(pool, count, address);
  await addOrders(pool, count);
  await addStatement(pool, count);
  await moveCursor(pool);
  // As it is once the database had time to look at what it has.
  await pool.query('analyze');
  await close();
}
