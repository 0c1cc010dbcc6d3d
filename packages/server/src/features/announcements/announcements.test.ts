import { paths } from '@vellum/api/wire/paths';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testChain } from '../../../test/test-chain.ts';
import {
  newPerson,
  type Person,
  personOf,
  type TestServer,
  testServer,
} from '../../../test/test-server.ts';
import { hashOfText } from './announcement-store.ts';

const { announcements, project } = paths;
const text = {
  titleEn: 'Pool funded',
  titleZh: '獎勵池已注資',
  bodyEn: 'We sent **96,000** VLM.',
  bodyZh: '我們注入 **96,000** VLM。',
};

let world: TestServer;
let admin: string;
let stranger: string;
let by: Person;
beforeAll(async () => {
  const chain = await testChain();
  by = personOf(chain.devnet.accounts[3]!.privateKey);
  world = await testServer({ chain, config: { admins: [by.address] } });
  await world.server.ready();
  admin = await world.signIn(by);
  stranger = await world.signIn(newPerson());
});
afterAll(async () => {
  await world?.close();
  await world?.chain.devnet.close();
});

const save = async (form: Record<string, string> = {}, cookie = admin) =>
  (await world.post(announcements.save, { ...text, ...form }, { cookie })).json;
const list = async (form: Record<string, string> = {}) =>
  (await world.post(announcements.list, form)).json.data.list;
const one = async (id: string, language = 'en-US') => {
  const path = announcements.get.replace('{id}', id);
  return (await world.get(path, { headers: { 'accept-language': language } })).json;
};

test('S7.41 are written by administrators and read by everybody in their language', async () => {
  expect((await save({}, stranger)).code).toBe('ADMIN_REQUIRED');
  expect((await world.post(announcements.save, text)).json.code).toBe('AUTH_REQUIRED');
  expect((await save({ titleZh: ' ' })).code).toBe('FIELD_REQUIRED');
  const { id } = (await save({ topic: 'pools', txid: 'ab'.repeat(32) })).data;
  const second = (await save({ titleEn: 'A copy of this site', topic: 'safety' })).data.id;
  const pinned = (await save({ titleEn: 'Read this', pinned: 'true' })).data.id;
  const ids = (await list()).map((row: { id: string }) => row.id);
  expect(ids).toEqual([pinned, second, id]);
  expect(await list({ topic: 'safety' })).toMatchObject([{ id: second, topic: 'safety' }]);
  expect((await one(id)).data).toMatchObject({
    ...{ title: 'Pool funded', html: '<p>We sent <strong>96,000</strong> VLM.</p>' },
    ...{ by: by.address, hash: hashOfText(text), txid: 'ab'.repeat(32), changes: 0 },
    changedAt: null,
  });
  expect((await one(id, 'zh-TW')).data.title).toBe('獎勵池已注資');
  expect((await one('999')).code).toBe('NOT_FOUND');
});

test('show that they were changed, and are kept when they are taken away', async () => {
  const { id } = (await save()).data;
  await save({ id, pinned: 'true' });
  expect((await one(id)).data).toMatchObject({ changes: 0, pinned: true });
  await save({ id, bodyEn: 'We sent 95,000 VLM.' });
  const changed = (await one(id)).data;
  expect(changed).toMatchObject({ changes: 1, pinned: false });
  expect(changed.changedAt).toBeGreaterThan(0);
  expect(changed.hash).not.toBe(hashOfText(text));
  const { rows } = await world.database.pool.query(
    'select hash from announcement_past where announcement = $1',
    [id],
  );
  expect(rows).toEqual([{ hash: hashOfText(text) }]);
  expect((await save({ id: '999' })).code).toBe('NOT_FOUND');
  const remove = async (cookie: string, form = { id }) =>
    (await world.post(announcements.remove, form, { cookie })).json.code;
  expect(await remove(stranger)).toBe('ADMIN_REQUIRED');
  expect(await remove(admin)).toBe('OK');
  expect(await remove(admin)).toBe('NOT_FOUND');
  expect((await one(id)).code).toBe('NOT_FOUND');
  expect((await save({ id })).code).toBe('NOT_FOUND');
});

test('are given back as they were written to those who write them, who are known to all', async () => {
  const { id } = (await save({ topic: 'dao' })).data;
  const given = async (cookie: string, of = id) =>
    (await world.post(announcements.given, { id: of }, { cookie })).json;
  expect((await given(stranger)).code).toBe('ADMIN_REQUIRED');
  expect((await given(admin)).data).toEqual({
    ...{ ...text, id, topic: 'dao', pinned: false, txid: null },
  });
  expect((await given(admin, '999')).code).toBe('NOT_FOUND');
  const { list: writers } = (await world.post(announcements.writers)).json.data;
  expect(writers).toEqual([by.address]);
});

test.each(['titleEn', 'titleZh', 'bodyEn', 'bodyZh'])(
  'are not published when %s hides characters',
  async (field) => {
    expect((await save({ [field]: 'pay\u202eyap' })).code).toBe('TEXT_FORBIDDEN');
    expect((await save({ [field]: 'pay\u200bpal' })).code).toBe('TEXT_FORBIDDEN');
  },
);

test('S7.40 the menu says what is open', async () => {
  const { list: entries } = (await world.post(project.menu)).json.data;
  expect(entries).toContainEqual({ name: 'otc', state: 'open' });
  expect(entries).toContainEqual({ name: 'payFi', state: 'soon' });
});
