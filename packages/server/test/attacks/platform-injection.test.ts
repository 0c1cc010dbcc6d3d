import { endpointList } from '@vellum/api/endpoints/endpoints';
import type { AnyEndpoint } from '@vellum/api/wire/endpoint';
import { paths } from '@vellum/api/wire/paths';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { seedFor, someOf } from '../faults/random.ts';
import { fingerprint } from '../fuzz/fingerprint.ts';
import { newPerson, type TestServer, testServer } from '../test-server.ts';
import { requestText, talk } from './raw-socket.ts';

let world: TestServer;
let cookie: string;
const lines: string[] = [];
beforeAll(async () => {
  const log = pino({ level: 'debug' }, { write: (line: string) => lines.push(line) });
  world = await testServer({ log, config: { roles: ['api'] } });
  cookie = await world.signIn(newPerson());
});
afterAll(() => world?.close());
beforeEach(() => {
  lines.length = 0;
});

/** The names of the fields of an endpoint's form. */
const fieldsOf = ({ body }: AnyEndpoint): readonly string[] =>
  Object.keys((body as unknown as { shape?: Record<string, unknown> }).shape ?? {});

const reads = endpointList.filter(
  ({ endpoint }) => endpoint.method === 'POST' && endpoint.pace === 'read',
);

describe('text that is SQL', () => {
  const all = [
    "' or '1'='1",
    "'; drop table session; --",
    "' union select id_hash::text from session --",
    '1; select pg_sleep(5)',
    "\\'; update session set address = 'x'; --",
    '$1) or true --',
    "%' escape '' or true --",
    '_%_%_%',
    '1::text::regclass',
  ];
  // Each is hundreds of requests.
  const statements = someOf(all, 1, seedFor('text that is SQL'));

  test.each(statements)('%s is text in every field of every list', async (statement) => {
    const before = await fingerprint(world.database.pool);
    for (const { endpoint } of reads) {
      const fields = fieldsOf(endpoint);
      for (const field of fields) {
        const { status } = await world.post(endpoint.path, { [field]: statement }, { cookie });
        expect(status, `${endpoint.path} ${field}`).toBeLessThan(500);
      }
    }
    expect(await fingerprint(world.database.pool)).toEqual(before);
    expect(lines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
  });

  test('of a search finds what reads like it, not everybody', async () => {
    const { path } = endpointList.find(
      ({ group, name }) => group === 'profiles' && name === 'list',
    )!.endpoint;
    for (const keyword of ["' or '1'='1", '%', '_', '%%', '\\']) {
      const { json } = await world.post(path, { keyword }, { cookie });
      expect(json.data?.list ?? [], keyword).toEqual([]);
    }
  });
});

describe('the log', () => {
  const forged = '{"level":30,"msg":"forged"}';
  const tries: readonly Record<string, string>[] = [
    { 'user-agent': `x\t${forged}` },
    { 'x-request-id': forged, 'request-id': forged },
    { referer: `https://x/%1b[2J${forged}` },
    { 'x-forwarded-for': forged },
    { cookie: `sid=${forged}` },
    { authorization: `Bearer ${forged}` },
    { 'accept-language': forged },
    { origin: forged },
  ];
  const typed = [`/%0a${encodeURIComponent(forged)}`, `/a?b=%0d%0a${encodeURIComponent(forged)}`];

  test('has one line of ours for each request, whatever the request says', async () => {
    for (const headers of tries) await talk(world.url, requestText('/x', headers));
    for (const path of typed) await talk(world.url, requestText(path));
    await world.post(paths.membership.enter, { address: `x\n${forged}`, inviter: forged });
    await expect.poll(() => lines.length).toBe(tries.length + typed.length + 1);
    for (const line of lines) {
      expect(line.match(/\n/g)).toHaveLength(1);
      expect(line).not.toContain('forged');
      expect(line).not.toContain('\u001b');
      expect(Object.keys(JSON.parse(line)).sort()).toEqual(
        ['code', 'level', 'method', 'ms', 'requestId', 'route', 'status', 'time'].sort(),
      );
    }
  });

  test('has no line for what is no HTTP, and no method that nobody knows', async () => {
    await talk(world.url, `${forged}\r\n\r\n`);
    await talk(world.url, `FORGED /x HTTP/1.1\r\nhost: x\r\n\r\n`);
    await world.post(paths.project.status);
    await expect.poll(() => lines.length).toBe(1);
    expect(lines.join('')).not.toMatch(/forged/i);
  });
});

describe('names that mean something to JavaScript', () => {
  const names = [
    '__proto__',
    'constructor',
    'prototype',
    '__proto__[x]',
    'constructor[prototype][x]',
  ];

  test.each(names)('%s changes no object, in a form, a query or a part', async (name) => {
    await world.post(paths.project.status, { [name]: '1' });
    await world.get(`${paths.health.live}?${encodeURIComponent(name)}=1&x=1`);
    const body = [
      '--x\r\n',
      `content-disposition: form-data; name="${name}"\r\n\r\n1\r\n`,
      '--x\r\n',
      `content-disposition: form-data; name="purpose"\r\n\r\n${name}\r\n`,
      '--x--\r\n',
    ].join('');
    const headers = { cookie, 'content-type': 'multipart/form-data; boundary=x' };
    const sent = await fetch(world.url + paths.uploads.image, { method: 'POST', headers, body });
    expect(sent.status).toBeLessThan(500);
    const fresh: Record<string, unknown> = {};
    expect(fresh['x']).toBeUndefined();
    expect(fresh['1']).toBeUndefined();
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(expectedNames);
  });

  const expectedNames = Object.getOwnPropertyNames(Object.prototype);
});
