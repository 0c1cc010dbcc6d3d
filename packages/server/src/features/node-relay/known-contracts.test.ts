import { toHexAddress } from '@vellum/tron/address';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test/test-database.ts';
import { newPerson } from '../../../test/test-server.ts';
import { openDatabase } from '../../platform/database/open.ts';
import { isLaunchBlock, knownContracts } from './known-contracts.ts';

let database: TestDatabase;
let open: ReturnType<typeof openDatabase>;
beforeAll(async () => {
  database = await testDatabase();
  open = openDatabase(database.url);
});
afterAll(async () => {
  await open?.close();
  await database?.close();
});

const anAddress = () => newPerson().address;

test('what the deployment names and what our factories made is our own', async () => {
  const [team, token] = [anAddress(), anAddress()];
  const known = knownContracts(open.database, { team });
  expect(await known(toHexAddress(team))).toBe('own');
  expect(await known(toHexAddress(token))).toBeNull();
  await database.pool.query(
    'insert into contract_registry (address, source, from_block, parent) values ($1, $2, 5, $3)',
    [token, 'launchToken', team],
  );
  expect(await known(toHexAddress(token))).toBe('own');
});

test('a coin that somebody brought is foreign, also once it is remembered', async () => {
  const coin = anAddress();
  const known = knownContracts(open.database, {});
  await database.pool.query('insert into otc_coin (coin, known, block) values ($1, true, 5)', [
    coin,
  ]);
  expect(await known(toHexAddress(coin))).toBe('foreign');
  await database.pool.query('delete from otc_coin where coin = $1', [coin]);
  expect(await known(toHexAddress(coin))).toBe('foreign');
});

test('a block without a launch is none of a launch', async () => {
  expect(await isLaunchBlock(open.database, 5)).toBe(false);
});
