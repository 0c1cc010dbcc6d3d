import { paths } from '@vellum/api/wire/paths';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Launched, type SaleWorld, saleWorld } from '../sales/sale-world.ts';
import type { Person } from '../test-server.ts';

const { tokenLaunch } = paths;
const posing = [
  ['Vellum Official', 'SAFE'],
  ['Gold', '$VLM'],
  ['✅ USDT ✅', 'GOLD'],
  ['Moon', '🆅🅻🅼'],
] as const;

let world: SaleWorld;
let mallory: Person;
let ada: Person;
let token: Launched['token'];
const posers: string[] = [];

beforeAll(async () => {
  world = await saleWorld(2);
  [mallory, ada] = world.people as [Person, Person];
  token = (await world.launch(mallory)).token;
  for (const [name, symbol] of posing) {
    posers.push((await world.launch(mallory, { token: { name, symbol } })).token);
  }
  await world.indexed();
});
afterAll(() => world?.close());

test('names with ornaments, or with one word of ours, are reported as what they look like', async () => {
  for (const tokenAddress of posers) {
    const { json } = await world.post(tokenLaunch.get, { tokenAddress });
    expect(json.data.looksLike).toMatchObject({ tokenAddress: null });
  }
});

test('edits that come at once are counted one after the other', async () => {
  const edits = Array.from({ length: 25 }, (_, n) =>
    world.ask(mallory, tokenLaunch.update, { tokenAddress: token, description: `text ${n}` }),
  );
  const codes = (await Promise.all(edits)).map(({ code }) => code);
  expect(codes.filter((code) => code === 'OK')).toHaveLength(20);
  expect(codes.filter((code) => code === 'DAILY_LIMIT')).toHaveLength(5);
  // What changes nothing is no edit.
  const { data } = (await world.post(tokenLaunch.get, { tokenAddress: token })).json;
  const again = { tokenAddress: token, description: data.description };
  expect((await world.ask(mallory, tokenLaunch.update, again)).code).toBe('OK');
  expect(data.edits.count).toBe(20);
});

test('nobody else words a token, nor gives it an image of another', async () => {
  const text = { tokenAddress: token, description: 'Buy mine instead.' };
  expect((await world.ask(ada, tokenLaunch.update, text)).code).toBe('NOT_TOKEN_OWNER');
  const image = { tokenAddress: token, image: 'a'.repeat(64) };
  expect((await world.ask(mallory, tokenLaunch.update, image)).code).toBe('IMAGE_UNKNOWN');
  for (const website of [
    'https://vellum.example@evil.example/',
    'https://xn--vllum-9ra.example/',
    'https://evil.example:8443/',
    'javascript:alert(1)//https://x',
    'https://1.2.3.4/',
    'https://vеllum.example/',
  ]) {
    const { code } = await world.ask(mallory, tokenLaunch.update, { tokenAddress: token, website });
    expect([website, code]).toEqual([website, expect.stringMatching(/URL_INVALID|TEXT_FORBIDDEN/)]);
  }
});
