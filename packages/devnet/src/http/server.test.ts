import { connect } from 'node:net';
import { TronWeb } from 'tronweb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDevnet, type Devnet } from '../index.ts';
import { MAX_BODY_BYTES } from './read-body.ts';

let devnet: Devnet;
let url: string;
beforeAll(async () => {
  devnet = await createDevnet({ port: 0 });
  url = devnet.url!;
});
afterAll(() => devnet.close());

/** Sends bytes as they are and gives everything the server says until it hangs up. */
function sendRaw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

describe('one port', () => {
  test('serves every API, for GET, POST, form and HEAD alike', async () => {
    const head = devnet.chain.head();
    const answers = [
      await fetch(`${url}/wallet/getblock?id_or_num=${head.number}`),
      await fetch(`${url}/wallet/getblock`, {
        method: 'POST',
        body: JSON.stringify({ id_or_num: String(head.number) }),
      }),
      await fetch(`${url}/walletsolidity/getblock`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: `id_or_num=${head.number}`,
      }),
    ];
    for (const answer of answers) {
      expect(answer.headers.get('content-type')).toBe('application/json;charset=utf-8');
      expect(await answer.json()).toMatchObject({ blockID: head.id });
    }
    const bare = await fetch(`${url}/wallet/getnowblock`, { method: 'HEAD' });
    expect([bare.status, await bare.text()]).toEqual([200, '']);
  });

  test('answers below any prefix that a client names its nodes by', async () => {
    const tronWeb = new TronWeb({
      fullNode: `${url}/full`,
      solidityNode: `${url}/solidity/node`,
      eventServer: `${url}/event`,
    });
    expect(await tronWeb.isConnected()).toEqual({
      fullNode: true,
      solidityNode: true,
      eventServer: true,
    });
    const { success } = await tronWeb.event.getEventsOfLatestBlock();
    expect(success).toBe(true);
    expect((await fetch(`${url}/full/admin/accounts-json`)).status).toBe(404);
  });

  test('knows no other path', async () => {
    for (const path of [
      '',
      'wallet',
      'wallet/getnothing',
      'wallet/toString',
      'wallet/getnowblock/more',
      'walletsolidity/broadcasttransaction',
      'v1/contracts',
      'admin/nothing',
      '/admin//mine',
      '%61dmin/mine',
      'a/b/c/d/wallet/getnowblock',
      '%E0%A4%A',
      '..%2fwallet',
    ]) {
      expect((await fetch(`${url}/${path}`)).status, path).toBe(404);
    }
    const ours = await fetch(`${url}/v1/contracts`);
    expect(await ours.json()).toMatchObject({ status: '404', message: 'Not Found' });
  });

  test("answers paths of the node that are not there with pages, as java-tron's container does", async () => {
    const statuses = async (path: string, method: string) => {
      const answer = await fetch(`${url}/${path}`, { method });
      return [answer.status, answer.headers.get('content-type'), await answer.text()] as const;
    };
    const page = (status: number) => [status, 'text/html;charset=iso-8859-1', expect.any(String)];
    expect(await statuses('wallet/getnothing', 'GET')).toEqual(page(404));
    expect(await statuses('wallet/getnothing', 'POST')).toEqual(page(405));
    expect(await statuses('wallet/freezebalancev2', 'GET')).toEqual(page(405));
    expect(await statuses('wallet/createtransaction', 'GET')).toEqual([
      200,
      'application/json;charset=utf-8',
      '',
    ]);
  });

  test('takes no other method', async () => {
    for (const method of ['PUT', 'DELETE', 'PATCH']) {
      expect((await fetch(`${url}/wallet/getnowblock`, { method })).status).toBe(405);
    }
  });
});

describe('pages of other origins', () => {
  const preflight = (path: string, origin: string) =>
    fetch(`${url}/${path}`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,tron-pro-api-key',
      },
    });

  test('may use the node API after a preflight', async () => {
    const asked = await preflight('wallet/broadcasttransaction', 'https://app.example');
    expect(asked.status).toBe(204);
    expect(Object.fromEntries(asked.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'content-type,tron-pro-api-key',
      'access-control-allow-methods': 'GET, POST, OPTIONS',
    });
    const answer = await fetch(`${url}/wallet/getnowblock`, {
      headers: { origin: 'https://app.example' },
    });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });

  test('may not use the test hooks, and change nothing by trying', async () => {
    const before = devnet.chain.head().id;
    expect((await preflight('admin/mine', 'https://evil.example')).status).toBe(403);
    for (const path of ['admin/mine', 'admin/accounts-json', 'tre']) {
      const response = await fetch(`${url}/${path}`, {
        method: 'POST',
        headers: { origin: 'https://evil.example', 'content-type': 'text/plain' },
        body: '{"method":"tre_mine"}',
      });
      expect(response.status).toBe(403);
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
    }
    expect(devnet.chain.head().id).toBe(before);
  });

  test('of this machine may use the test hooks', async () => {
    const origin = 'http://localhost:5173';
    const asked = await preflight('admin/faucet', origin);
    expect(asked.headers.get('access-control-allow-origin')).toBe(origin);
    const response = await fetch(`${url}/admin/accounts-json`, { headers: { origin } });
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBe(origin);
  });
});

test('pages and machines that the options name may use the test hooks', async () => {
  const open = await createDevnet({ port: 0, allowedOrigins: ['https://app.example'] });
  const ask = async (origin: string) =>
    (await fetch(`${open.url}/admin/accounts-json`, { headers: { origin } })).status;
  expect([await ask('https://app.example'), await ask('https://evil.example')]).toEqual([200, 403]);
  await open.close();
});

describe('limits', () => {
  test('a body of the greatest size is read, one byte more is not', async () => {
    const padded = (size: number) => {
      const shell = JSON.stringify({ value: '' });
      return shell.replace('""', `"${' '.repeat(size - shell.length)}"`);
    };
    const send = (size: number) =>
      fetch(`${url}/wallet/gettransactionbyid`, { method: 'POST', body: padded(size) });
    expect((await send(MAX_BODY_BYTES)).status).toBe(200);
    const refused = await send(MAX_BODY_BYTES + 1);
    expect(refused.status).toBe(413);
    expect(await refused.json()).toEqual({
      Error: `class java.lang.Exception : body size is too big, the limit is ${MAX_BODY_BYTES}`,
    });
  });

  test('a body without an announced length is cut off at the limit', async () => {
    const chunk = 'a'.repeat(65_536);
    const chunks = `${chunk.length.toString(16)}\r\n${chunk}\r\n`.repeat(70);
    const answer = await sendRaw(
      `POST /wallet/getnowblock HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n${chunks}`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  });

  test('what is no HTTP is answered by 400, and the server goes on', async () => {
    for (const text of [
      '\0\0\0\r\n\r\n',
      'GET\r\n\r\n',
      `GET / HTTP/1.1\r\nX: ${'y'.repeat(70_000)}\r\n\r\n`,
    ]) {
      expect(await sendRaw(text)).toMatch(/^HTTP\/1\.1 4\d\d /);
    }
    expect((await fetch(`${url}/healthcheck`)).status).toBe(200);
  });

  test('a client that goes away in the middle of its body is forgotten', async () => {
    await new Promise<void>((resolve) => {
      const socket = connect(Number(new URL(url).port), '127.0.0.1', () => {
        socket.end('POST /wallet/getnowblock HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{');
      });
      socket.resume().on('close', () => resolve());
    });
    expect((await fetch(`${url}/healthcheck`)).status).toBe(200);
  });
});

describe('errors', () => {
  test("of a request have java-tron's form, with status 200", async () => {
    const post = async (body: string) => {
      const response = await fetch(`${url}/wallet/getblockbynum`, { method: 'POST', body });
      return [response.status, await response.json()];
    };
    const errorOf = (text: RegExp) => [200, { Error: expect.stringMatching(text) }];
    expect(await post('{')).toEqual(errorOf(/^class com\.alibaba\.fastjson\.JSONException : /));
    expect(await post('[]')).toEqual(errorOf(/^class com\.alibaba\.fastjson\.JSONException : /));
    expect(await post('{"num":"x"}')).toEqual(
      errorOf(/JsonFormat\$ParseException : 1:8: Couldn't parse integer: For input string: ""x""$/),
    );
  });
});
