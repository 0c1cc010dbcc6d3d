import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nickNameTable } from '@vellum/api/profiles/nick-name-table';
import { paths } from '@vellum/api/wire/paths';
import { team } from '@vellum/contracts/team';
import { type Address, shortenAddress } from '@vellum/tron/address';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { contentCheck, publishable } from '../../src/features/profiles/content-check.ts';
import { encodeImage } from '../../src/features/uploads/encode-image.ts';
import { callContract, type TestChain, testChain } from '../test-chain.ts';
import { newPerson, type Person, personOf, type TestServer, testServer } from '../test-server.ts';

const { get, update, list } = paths.profiles;

let chain: TestChain;
let world: TestServer;
let webFolder: string;
/** Ada invited Ben and Cleo, Ben invited Dora; Ada came without an inviter. */
let people: Readonly<Record<'ada' | 'ben' | 'cleo' | 'dora', Person>>;
let badImage: Buffer;
const cookies = new Map<Address, string>();

const picture = (background: string) =>
  sharp({ create: { width: 64, height: 64, channels: 3, background } })
    .png()
    .toBuffer();

beforeAll(async () => {
  webFolder = await mkdtemp(join(tmpdir(), 'vellum-web-'));
  await writeFile(join(webFolder, 'index.html'), '<html><head></head><body></body></html>');
  chain = await testChain();
  badImage = await picture('#ff0000');
  const encoded = await encodeImage(badImage);
  if (typeof encoded === 'string') throw new Error(encoded);
  const images = [createHash('sha256').update(encoded.data).digest('hex')];
  const config = { webFolder, forbidden: { words: ['casino'], images } };
  world = await testServer({ chain, config });
  await world.server.ready();
  const [ada, ben, cleo, dora] = chain.devnet.accounts
    .slice(3)
    .map((one) => personOf(one.privateKey));
  people = { ada: ada!, ben: ben!, cleo: cleo!, dora: dora! };
  const { root } = (await world.post(paths.membership.enter, { address: ada!.address })).json.data;
  await bind(people.ada, root);
  await bind(people.ben, people.ada.address);
  await bind(people.cleo, people.ada.address);
  await bind(people.dora, people.ben.address);
});
afterAll(async () => {
  await world?.close();
  await chain?.devnet.close();
  await rm(webFolder, { recursive: true, force: true });
});

async function bind(who: Person, inviter: Address): Promise<void> {
  const contract = chain.deployment.contracts['team']!.address;
  await callContract(chain, who, contract, team.bindInviter(inviter));
  const isIndexed = async () =>
    expect((await world.post(get, { address: who.address })).json.code).toBe('OK');
  await vi.waitFor(isIndexed, { timeout: 120_000 });
}

async function cookieOf(who: Person): Promise<string> {
  const cookie = cookies.get(who.address) ?? (await world.signIn(who));
  cookies.set(who.address, cookie);
  return cookie;
}

async function say(who: Person, nickName: string, more: Record<string, string> = {}) {
  const cookie = await cookieOf(who);
  return (await world.post(update, { nickName, introduction: '', ...more }, { cookie })).json;
}

const profileOf = async ({ address }: Person) => (await world.post(get, { address })).json;
const users = async (form: Record<string, string> = {}) => (await world.post(list, form)).json.data;
const addressesIn = async (form: Record<string, string>) =>
  (await users(form)).list.map((row: { address: Address }) => row.address);

async function upload(who: Person, image: Buffer) {
  const form = new FormData();
  form.set('purpose', 'avatar');
  form.set('file', new Blob([Uint8Array.from(image)], { type: 'image/png' }), 'image');
  const headers = { cookie: await cookieOf(who) };
  const response = await fetch(world.url + paths.uploads.image, {
    method: 'POST',
    headers,
    body: form,
  });
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of any shape.
  return (await response.json()) as any;
}

describe('a profile', () => {
  test('is said by its address and read by everybody (S3.15 S7.16 S7.17)', async () => {
    const { ada, ben } = people;
    const saved = await say(ada, '  Ingrid ', { introduction: 'Engraver,\r\ncollects  Silver. ' });
    expect(saved.data).toMatchObject({
      ...{ address: ada.address, nickName: 'Ingrid', introduction: 'Engraver,\ncollects Silver.' },
      ...{ active: true, avatar: null, inviter: null, alike: null, directCount: 2, teamSize: 3 },
      ...{ level: 1, cards: 0, power: '0', final: true },
    });
    expect((await profileOf(ada)).data).toEqual(saved.data);
    expect((await profileOf(ben)).data).toMatchObject({ nickName: '', inviter: ada.address });
    expect((await profileOf(ben)).data.namedAt).toBeNull();
    expect((await world.post(update, { nickName: 'x', introduction: '' })).json.code).toBe(
      'AUTH_REQUIRED',
    );
    expect((await profileOf(newPerson())).code).toBe('NOT_FOUND');
    expect((await world.post(get, { address: 'T' })).json.code).toBe('ADDRESS_INVALID');
  });

  test.each(nickNameTable)('has a name of $what or hears why not (S5.01)', async (example) => {
    const { typed, kept, refused } = example;
    const { code, data, params, fields } = await say(people.cleo, typed);
    if (refused === null) {
      expect(code).toBe('OK');
      expect(data.nickName).toBe(kept);
    } else if (refused === 'NICKNAME_LENGTH') {
      expect([code, params]).toEqual([refused, { max: '12' }]);
    } else {
      expect([code, params]).toEqual(['REVIEW_FAILED', { reason: refused }]);
      expect(fields).toMatchObject([{ field: 'nickName', code: 'REVIEW_FAILED' }]);
    }
  });

  test('that is refused leaves everything as it was, and says which text it is', async () => {
    const { dora } = people;
    await say(dora, 'Dora', { introduction: 'Paints.' });
    const answer = await say(dora, 'Support', { introduction: 'The best c4sino' });
    expect(answer.fields.map(({ field }: { field: string }) => field)).toEqual([
      'nickName',
      'introduction',
    ]);
    expect((await profileOf(dora)).data).toMatchObject({
      nickName: 'Dora',
      introduction: 'Paints.',
    });
    const long = await say(dora, 'Dora', { introduction: 'x'.repeat(501) });
    expect([long.code, long.fields[0].code]).toEqual(['VALIDATION', 'TEXT_TOO_LONG']);
  });

  test('cannot have the name of an active address, nor one that looks like it', async () => {
    const { ada, ben } = people;
    await say(ada, 'Halden');
    for (const name of ['Halden', 'halden', 'Ha1den', 'Наldеn', 'Hal den ✅']) {
      const { code, params } = await say(ben, name);
      expect([name, code, params]).toEqual([name, 'REVIEW_FAILED', { reason: 'taken' }]);
    }
    expect((await say(ada, 'HALDEN')).code).toBe('OK');
    expect((await say(ben, 'Halden II')).code).toBe('OK');
  });

  test('of who is not active keeps nobody from a name, and is marked as alike', async () => {
    const { ben } = people;
    const early = newPerson();
    expect((await say(early, 'Ferry')).code).toBe('OK');
    expect((await profileOf(early)).data).toMatchObject({ active: false, alike: null });
    expect((await say(ben, 'Ferry')).code).toBe('OK');
    expect((await profileOf(early)).data.alike).toBe(ben.address);
    expect((await profileOf(ben)).data.alike).toBeNull();
    expect(await addressesIn({ keyword: 'ferry' })).toEqual([ben.address]);
  });

  test('is changed by nobody else, whoever a body names', async () => {
    const { ada, ben } = people;
    const before = (await profileOf(ben)).data;
    await say(ada, 'Ingrid', { address: ben.address, introduction: 'I am Ben.' });
    expect((await profileOf(ben)).data).toEqual({ ...before, asOf: expect.anything() });
    expect((await profileOf(ada)).data.introduction).toBe('I am Ben.');
  });

  test('goes to one of two who want the same name at once', async () => {
    const { cleo, dora } = people;
    await Promise.all([say(cleo, ''), say(dora, '')]);
    const answers = await Promise.all([say(cleo, 'Oriel'), say(dora, '0riel')]);
    expect(answers.map(({ code }) => code).sort()).toEqual(['OK', 'REVIEW_FAILED']);
  });

  test('keeps the time of its name while only its case changes', async () => {
    const { dora } = people;
    const first = (await say(dora, 'Teodora')).data.namedAt;
    expect((await say(dora, 'TEODORA')).data.namedAt).toBe(first);
    expect((await say(dora, '')).data.namedAt).toBeNull();
  });
});

describe('a face', () => {
  test('is an image that the address itself sent, until it is taken away', async () => {
    const { ada, ben } = people;
    const { sha256 } = (await upload(ada, await picture('#00ff00'))).data;
    expect((await say(ben, 'Ferry', { avatar: sha256 })).code).toBe('IMAGE_UNKNOWN');
    expect((await say(ada, 'Halden', { avatar: sha256 })).data.avatar).toBe(sha256);
    expect((await say(ada, 'Halden')).data.avatar).toBe(sha256);
    expect((await say(ada, 'Halden', { avatar: '' })).data.avatar).toBeNull();
    expect((await say(ada, 'Halden', { avatar: 'x' })).code).toBe('IMAGE_UNKNOWN');
  });

  test('is not one of the forbidden list, which is neither taken nor served', async () => {
    const answer = await upload(people.ada, badImage);
    expect([answer.code, answer.params]).toEqual(['REVIEW_FAILED', { reason: 'forbidden' }]);
    const [sha256] = world.config.forbidden.images;
    const chosen = await say(people.ada, 'Halden', { avatar: sha256! });
    expect(chosen.fields).toMatchObject([{ field: 'avatar', code: 'REVIEW_FAILED' }]);
  });

  test('and texts that became forbidden later are no longer shown', () => {
    const row = { nick_name: 'Roulette', introduction: 'Come and play.', avatar: 'ab' };
    const open = contentCheck({ words: [], images: [] });
    expect(publishable(open, row)).toEqual({
      ...{ nickName: 'Roulette', introduction: 'Come and play.', avatar: 'ab' },
    });
    const strict = contentCheck({ words: ['roulette', 'play'], images: ['ab'] });
    expect(publishable(strict, row)).toEqual({ nickName: '', introduction: '', avatar: null });
  });
});

describe('the users', () => {
  test('are the active addresses without the root, in the order asked for (S7.18)', async () => {
    const { ada, ben, cleo, dora } = people;
    const power = 'insert into burn_node values ($1, 5000000, 1, 0, 1, 1)';
    await world.database.pool.query(power, [dora.address]);
    const orders = {
      team: [ada, ben, cleo, dora],
      joined: [dora, cleo, ben, ada],
      level: [ada, ben, cleo, dora],
      power: [dora, ada, ben, cleo],
      cards: [ada, ben, cleo, dora],
    };
    for (const [sort, order] of Object.entries(orders)) {
      expect([sort, await addressesIn({ sort })]).toEqual([sort, order.map((one) => one.address)]);
    }
    const page = await users({ sort: 'joined', pageSize: '3', pageNo: '2' });
    expect(page).toMatchObject({ total: 4, hasMore: false, list: [{ address: ada.address }] });
    expect((await users()).list[3]).toMatchObject({ level: 0, power: '5000000', final: true });
    expect((await world.post(list, { sort: 'fame' })).json.code).toBe('VALIDATION');
  });

  test('are found by a part of their name, and by how their address begins or ends', async () => {
    const { ada, ben } = people;
    await say(ada, 'Paper Boat');
    await say(ben, '100%_林\\');
    for (const keyword of ['paper', 'ER B', ' PAPER   BOAT ', 'ｐａｐｅｒ']) {
      expect([keyword, await addressesIn({ keyword })]).toEqual([keyword, [ada.address]]);
    }
    for (const keyword of ['%', '_', '林', '\\', '0%_']) {
      expect([keyword, await addressesIn({ keyword })]).toEqual([keyword, [ben.address]]);
    }
    for (const keyword of [ada.address, ada.address.slice(0, 9), shortenAddress(ada.address)]) {
      expect([keyword, await addressesIn({ keyword })]).toEqual([keyword, [ada.address]]);
    }
    expect(await addressesIn({ keyword: ada.address.toLowerCase() })).toEqual([]);
    expect(await users({ keyword: 'nobody' })).not.toHaveProperty('total');
  });
});

test('links to a user tell who it is, and nothing of a stranger can leave the tag', async () => {
  const { ada } = people;
  await say(ada, '林 "A"', { introduction: 'One\n"two" \'three\' & 5 > 4' });
  const page = async (address: string) =>
    (await fetch(`${world.url}/user/${address}`, { headers: { accept: 'text/html' } })).text();
  const html = await page(ada.address);
  const short = shortenAddress(ada.address);
  expect(html).toContain(`<meta property="og:title" content="林 &quot;A&quot; (${short})" />`);
  expect(html).toContain('content="One &quot;two&quot; &#39;three&#39; &amp; 5 &gt; 4"');
  expect(html).toContain(`/user/${ada.address}"`);
  for (const other of [newPerson().address, 'nonsense']) {
    expect(await page(other)).not.toContain('og:title');
  }
});
