import { endpointList } from '@vellum/api/endpoints/endpoints';
import { paths } from '@vellum/api/wire/paths';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fingerprint } from '../fuzz/fingerprint.ts';
import { newPerson, type TestServer, testServer } from '../test-server.ts';

let world: TestServer;
beforeAll(async () => {
  world = await testServer({ config: { roles: ['api'] } });
});
afterAll(() => world?.close());

const posts = endpointList.filter(({ endpoint }) => endpoint.method === 'POST');
const gets = endpointList.filter(({ endpoint }) => endpoint.method === 'GET');

test('a page of another site has no endpoint act, though the browser adds the cookie', {
  tags: 'deep',
}, async () => {
  const cookie = await world.signIn(newPerson());
  const before = await fingerprint(world.database.pool);
  for (const { endpoint } of posts) {
    for (const headers of [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
    ]) {
      const answer = await world.post(endpoint.path, {}, { cookie, headers });
      expect(answer.json.code, endpoint.path).toBe('ORIGIN_REFUSED');
    }
  }
  expect(await fingerprint(world.database.pool)).toEqual(before);
});

test('what a link or an image can ask for changes nothing', async () => {
  const cookie = await world.signIn(newPerson());
  const before = await fingerprint(world.database.pool);
  for (const { endpoint } of posts) {
    const { status } = await world.get(endpoint.path, { cookie });
    expect(status, endpoint.path).toBe(405);
  }
  for (const { endpoint } of gets) {
    if (endpoint.path === paths.activity.stream) continue;
    await world.get(endpoint.path.replaceAll(/\{\w+\}/g, '1'), { cookie });
  }
  expect(await fingerprint(world.database.pool)).toEqual(before);
});

test('no other site may read an answer', async () => {
  const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
  for (const path of ['/', posts[0]!.endpoint.path, '/openapi.json']) {
    for (const method of ['OPTIONS', 'GET']) {
      const answer = await fetch(world.url + path, { method, headers });
      expect(
        [...answer.headers.keys()].filter((name) => name.startsWith('access-control')),
      ).toEqual([]);
      expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    }
  }
});
