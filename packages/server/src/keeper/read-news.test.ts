import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../test/test-database.ts';
import { readNews } from './read-news.ts';

let world: TestDatabase;
beforeEach(async () => {
  world = await testDatabase();
});
afterEach(() => world?.close());

const change = (text: string) => world.pool.query(text);
const news = () => readNews(world.database);

async function index(): Promise<void> {
  await change(`insert into chain_cursor (name, number, block_id, block_time, solid_number, node_head, node_solid)
    values ('chain', 9, repeat('ab', 32), 1, 5, 9, 5)`);
}

test('it is the same until there is something new', async () => {
  await index();
  const first = await news();
  expect(first).not.toBeNull();
  await change('update chain_cursor set seen_at = now(), node_head = 10');
  expect(await news()).toBe(first);
  await change("update chain_cursor set number = 10, block_id = repeat('cd', 32)");
  const second = await news();
  expect(second).not.toBe(first);
  await change('update chain_cursor set solid_number = 6');
  const third = await news();
  expect(third).not.toBe(second);
  await change(`insert into withdrawal (address, request_key, asked, goal, head, chain_time, created_at)
    values ('TNUC9Qb1rRpS5CbWLmNMxXBjyFoydXjWFR', 'key', 1, 1, 9, 1, now())`);
  expect(await news()).not.toBe(third);
});

test('an index that nobody keeps is no news, nor one that stopped', async () => {
  expect(await news()).toBeNull();
  await index();
  expect(await news()).not.toBeNull();
  await change("update chain_cursor set halted = 'a solid block changed'");
  expect(await news()).toBeNull();
  await change("update chain_cursor set halted = null, seen_at = now() - interval '6 seconds'");
  expect(await news()).toBeNull();
});
