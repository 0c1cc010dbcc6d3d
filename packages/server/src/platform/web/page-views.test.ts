import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawnPage } from './drawn-page.ts';
import type { AskMessage } from './first-view-messages.ts';
import type { FirstViews } from './first-views.ts';
import { pageViews } from './page-views.ts';
import { createWeb } from './serve-web.ts';

const html = '<!doctype html><head></head><body><div id="root"><div>Vellum</div></div></body>';
const file = (path: string, text: string) =>
  ({ path, type: 'text/html', etag: path, immutable: false, plain: Buffer.from(text) }) as const;
const files = new Map([['/index.html', file('/index.html', html)]]);
const question: AskMessage = {
  ...{ kind: 'ask', id: 1, address: '/calls/x', method: 'POST', body: 'a=1' },
  headers: { 'content-type': 'text/plain' },
};

/** Draws what it was asked for, and what the server and the node tell it. */
const views: FirstViews = {
  async of({ address, locale, zone }, { ask, mayDraw }, around) {
    if (address === '/broken') throw new Error('no view');
    if (address === '/none' || !(await mayDraw())) return null;
    const own = await ask(question);
    const node = await ask({ ...question, address: 'https://node.example/wallet' });
    const markup = `<p style="color:red">${locale} ${address} ${own?.body} ${node} ${zone}</p>`;
    const page = await drawnPage(around, locale, { markup, answers: '[1]' });
    return address === '/packed' ? { ...page, gzip: Buffer.from('packed before') } : page;
  },
  close: async () => {},
};

let app: FastifyInstance;
beforeAll(async () => {
  app = fastify();
  await app.register(rateLimit, { global: false });
  const web = createWeb(files, {
    connections: { nodeUrls: [], wallets: [] },
    views: pageViews({ views, node: async () => null }, () => app),
  });
  app.post('/calls/x', async ({ ip, body, headers }) => `${ip} ${body} ${headers.cookie}`);
  app.get('/token/:id', (request, reply) =>
    web.answerWith({ tags: '<meta name="t" />', status: 200 }, request, reply),
  );
  app.setNotFoundHandler((request, reply) =>
    web.answer(request, reply) ? reply : reply.code(404).send('none'),
  );
});
afterAll(() => app.close());

const get = (url: string, headers = {}) =>
  app.inject({ url, remoteAddress: '10.1.2.3', headers: { accept: 'text/html', ...headers } });

test('a page carries its view, drawn in the name of its visitor and without their session', async () => {
  const { body } = await get('/nft?x=1', { cookie: 'session=secret' });
  expect(body).toContain(
    '<div id="root" data-drawn="en"><p data-style="color:red">en /nft?x=1 10.1.2.3 a=1 undefined null null</p></div>',
  );
  expect(body).toContain('<script type="application/json" id="drawn">[1]</script></body>');
});

test.each([
  ['vellum.locale=zh-TW', 'zh-TW'],
  ['a=b; vellum.locale=zh-TW; c=d', 'zh-TW'],
  ['vellum.locale=zh-TW"><script>', 'en'],
  ['xvellum.locale=zh-TW', 'en'],
  ['', 'en'],
])('the cookie %s asks for %s', async (cookie, locale) => {
  expect((await get('/nft', { cookie })).body).toContain(`<div id="root" data-drawn="${locale}">`);
});

test.each([
  ['vellum.zone=Asia/Taipei', 'Asia/Taipei'],
  ['vellum.zone=Nowhere/Land', 'null'],
  ['vellum.zone=<b>', 'null'],
])('the cookie %s tells the zone %s', async (cookie, zone) => {
  expect((await get('/nft', { cookie })).body).toContain(` ${zone}</p>`);
});

test('tags of a preview and a view stand in one page', async () => {
  const { body } = await get('/token/1');
  expect(body).toContain('<meta name="t" /></head>');
  expect(body).toContain('data-drawn="en"');
});

test.each(['/nft', '/token/1', '/none', '/'])('HEAD of %s says what GET does', async (url) => {
  for (const packing of ['', 'gzip']) {
    const headers = { accept: 'text/html', 'accept-encoding': packing };
    const ask = (method: 'GET' | 'HEAD') =>
      app.inject({ url, method, remoteAddress: '10.4.5.6', headers });
    const [{ date: _, ...got }, head] = [(await ask('GET')).headers, await ask('HEAD')];
    expect(head.headers).toMatchObject(got);
    expect(head.body).toBe('');
  }
});

test('a page that is kept is sent as it was packed', async () => {
  const { rawPayload, headers } = await get('/packed', { 'accept-encoding': 'gzip' });
  expect([headers['content-encoding'], rawPayload.toString()]).toEqual(['gzip', 'packed before']);
});

test('the front page has a view like any other, and none by the name of its file', async () => {
  expect((await get('/')).body).toContain('data-drawn="en"');
  expect((await get('/index.html')).body).toBe(html);
});

test('a page without a view is sent as it is', async () => {
  expect((await get('/none')).body).toBe(html);
});

test('an address has 60 pages drawn a minute', async () => {
  const others = { accept: 'text/html' };
  const ask = () => app.inject({ url: '/nft', remoteAddress: '10.9.9.9', headers: others });
  const bodies: string[] = [];
  for (let at = 0; at < 61; at++) bodies.push((await ask()).body);
  expect(bodies.indexOf(html)).toBe(60);
});

test('all addresses of one network of IPv6 count as one', async () => {
  const ask = (host: number) =>
    app.inject({
      ...{ url: '/nft', remoteAddress: `2001:db8::${host}` },
      headers: { accept: 'text/html' },
    });
  for (let host = 1; host <= 60; host++) await ask(host);
  expect((await ask(61)).body).toBe(html);
});

test('a page whose view fails is sent as it is', async () => {
  expect((await get('/broken')).body).toBe(html);
});
