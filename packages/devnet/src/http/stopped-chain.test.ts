import { afterEach, expect, test } from 'vitest';
import { chainOn } from '../../test/chain-on-journal.ts';
import { type HttpServer, startHttp } from './server.ts';

let http: HttpServer | undefined;
afterEach(() => http?.close());

test('a chain that stopped is not told as a bug by the requests that meet it', async () => {
  let isFull = false;
  const append = async () => {
    if (isFull) throw new Error('no space left');
  };
  const chain = await chainOn({ append });
  const bugs: unknown[] = [];
  const onBug = (error: unknown) => bugs.push(error);
  http = await startHttp(chain, { host: '127.0.0.1', port: 0, onBug });
  const mine = async () => (await fetch(`${http!.url}/admin/mine`, { method: 'POST' })).json();
  await mine();
  isFull = true;
  const refused = { Error: expect.stringContaining('ChainStopped') };
  expect([await mine(), await mine()]).toEqual([refused, refused]);
  expect(bugs).toEqual([]);
});
