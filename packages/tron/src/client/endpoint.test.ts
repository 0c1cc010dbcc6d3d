import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { answering, startNode } from '../../test/node-stand-in.ts';
import { MalformedAnswer, NodeRefused, NodeUnreachable } from '../errors.ts';
import { createClient } from './client.ts';
import { createEndpoint } from './endpoint.ts';

const request = { path: '/wallet/getnowblock', body: {} };
/** Nothing listens there. */
const NOWHERE = 'http://127.0.0.1:1';

function endpoint(urls: string[], timeout = 5_000) {
  return createEndpoint({ urls, timeout, apiKey: undefined, fetch });
}

describe('a request', () => {
  test('is JSON by POST with exact integers, and carries the key', async () => {
    const node = await startNode(answering({ ok: true }));
    const client = createClient({ fullNodes: [`${node.url}/`], apiKey: 'secret' });
    await client.full.request({ path: '/wallet/x', body: { amount: 2n ** 60n, gone: undefined } });
    expect(node.received[0]).toMatchObject({
      method: 'POST',
      path: '/wallet/x',
      body: '{"amount":1152921504606846976}',
      headers: { 'content-type': 'application/json', 'tron-pro-api-key': 'secret' },
    });
  });

  test('without a body is a GET, and without a key names none', async () => {
    const node = await startNode(answering({}));
    await endpoint([node.url]).request({ path: '/v1/x' });
    expect(node.received[0]).toMatchObject({ method: 'GET', path: '/v1/x' });
    expect(node.received[0]!.headers).not.toHaveProperty('tron-pro-api-key');
  });

  test('S7.69 S7.70 S7.71 goes to the full, the confirmed or the event server', async () => {
    const [full, confirmed, events] = await Promise.all(
      ['full', 'confirmed', 'events'].map((name) => startNode(answering({ name }))),
    );
    const client = createClient({
      fullNodes: [full!.url],
      confirmedNodes: [confirmed!.url],
      eventServers: [events!.url],
    });
    for (const name of ['full', 'confirmed', 'events'] as const) {
      expect((await client[name].request(request)).text('name')).toBe(name);
    }
  });
});

describe('a node that cannot serve', () => {
  test.each<[string, Parameters<typeof startNode>[0]]>([
    ['drops the connection', () => 'drop'],
    ['is overloaded', () => ({ status: 503, text: '' })],
    ['limits the rate', () => ({ status: 429, text: '' })],
    ['shuts out for a while', () => ({ status: 403, text: '' })],
    ['breaks', () => ({ status: 500, text: 'oops' })],
    [
      'has no room',
      answering({
        Error: 'class java.lang.IllegalAccessException : lack of computing resources',
      }),
    ],
  ])('and %s is passed over for the next', async (_what, reply) => {
    const bad = await startNode(reply);
    const good = await startNode(answering({ n: 5 }));
    const answer = await endpoint([bad.url, good.url]).request(request);
    expect(answer.number('n')).toBe(5);
    expect(answer.repeated).toBe(true);
    expect(bad.received).toHaveLength(1);
  });

  test('or is not there is passed over, and not asked first again', async () => {
    const good = await startNode(answering({ n: 5 }));
    const nodes = endpoint([NOWHERE, good.url]);
    expect((await nodes.request(request)).repeated).toBe(true);
    expect((await nodes.request(request)).repeated).toBe(false);
  });

  test('S7.73 S9.07 or does not answer in time is passed over, by default after 30000 ms', async () => {
    const slow = await startNode(() => 'hang');
    const good = await startNode(answering({ n: 5 }));
    expect((await endpoint([slow.url, good.url], 1_000).request(request)).number('n')).toBe(5);

    const timeout = vi.spyOn(AbortSignal, 'timeout');
    onTestFinished(() => timeout.mockRestore());
    await createClient({ fullNodes: [good.url] }).full.request(request);
    expect(timeout.mock.calls).toEqual([[30_000]]);
  });

  test('leaves NodeUnreachable when there is no other, with the longest wish to wait', async () => {
    const limited = await startNode(() => ({
      status: 429,
      text: '',
      headers: { 'retry-after': '7' },
    }));
    const dated = await startNode(() => ({
      status: 503,
      text: '',
      headers: { 'retry-after': 'Fri, 31 Dec 1999 23:59:59 GMT' },
    }));
    const failure = endpoint([NOWHERE, limited.url, dated.url]).request(request);
    await expect(failure).rejects.toBeInstanceOf(NodeUnreachable);
    await expect(failure).rejects.toMatchObject({ retryAfter: 7_000 });
  });
});

describe('a request that its caller gives up', () => {
  test('fails with the caller’s reason and bothers no other node', async () => {
    const controller = new AbortController();
    const reason = new Error('left the page');
    const slow = await startNode(() => {
      controller.abort(reason);
      return 'hang';
    });
    const other = await startNode(answering({}));
    const asked = endpoint([slow.url, other.url]).request({
      ...request,
      signal: controller.signal,
    });
    await expect(asked).rejects.toBe(reason);
    expect(other.received).toEqual([]);
  });
});

describe('an answer', () => {
  test('with an error is a refusal, and final', async () => {
    const node = await startNode(answering({ Error: 'class X : bad address' }));
    const other = await startNode(answering({}));
    const asked = endpoint([node.url, other.url]).request(request);
    await expect(asked).rejects.toBeInstanceOf(NodeRefused);
    await expect(asked).rejects.toMatchObject({ message: 'class X : bad address' });
    expect(other.received).toEqual([]);
  });

  test('with a status of 4xx is a refusal', async () => {
    const node = await startNode(() => ({ status: 404, text: 'no such path' }));
    const asked = endpoint([node.url]).request(request);
    await expect(asked).rejects.toMatchObject({ code: '404', message: 'no such path' });
  });

  test('that is an error page is told by its status', async () => {
    const page = '<html>\n<head>\n<title>Error 405 HTTP method POST is not supported</title>';
    const node = await startNode(() => ({ status: 405, text: page }));
    const asked = endpoint([node.url]).request(request);
    await expect(asked).rejects.toMatchObject({ code: '405', message: 'HTTP 405' });
  });

  test('of a lite node, which is text, is a refusal', async () => {
    const text = 'this API is closed because this node is a lite fullnode';
    const node = await startNode(() => ({ text }));
    const asked = endpoint([node.url]).request(request);
    await expect(asked).rejects.toMatchObject({ name: 'NodeRefused', code: 'LITE_NODE' });
  });

  test.each(['', 'not json', '5', 'null', '"text"', '{"a":1'])(
    'of %j is malformed',
    async (text) => {
      const node = await startNode(() => ({ text }));
      await expect(endpoint([node.url]).request(request)).rejects.toBeInstanceOf(MalformedAnswer);
    },
  );

  test('keeps int64 exact', async () => {
    const node = await startNode(answering('{"balance":9223372036854775807}'));
    const answer = await endpoint([node.url]).request(request);
    expect(answer.int('balance')).toBe(2n ** 63n - 1n);
  });
});
