import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nodeQuestions } from './node-questions.ts';

let asked = 0;
const node = createServer((request, response) => {
  asked++;
  if (request.url?.startsWith('/failing')) response.statusCode = 502;
  response.end(`answer to ${request.method} ${request.url}`);
});
let url = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(node.address() as AddressInfo).port}`;
});
afterAll(() => node.close());

const question = (address: string) =>
  ({ kind: 'ask', id: 1, address, method: 'POST', headers: {}, body: '{}' }) as const;
const read = '/wallet/triggerconstantcontract';

/** Waits for as long as a busy machine takes. */
const asking = (node: string, clock = () => 0) => nodeQuestions([node], clock, 60_000);

test('a page reads contracts of a node that it was told of', async () => {
  const ask = asking(`${url}/`);
  expect(await ask(question(url + read))).toEqual({ status: 200, body: `answer to POST ${read}` });
});

test('a node that fails has not answered', async () => {
  const ask = asking(`${url}/failing`);
  const before = asked;
  expect(await ask(question(`${url}/failing${read}`))).toBe(null);
  expect(asked).toBe(before + 1);
});

test.each([
  'http://169.254.169.254/wallet/triggerconstantcontract',
  'NODE/wallet/broadcasthex',
  'NODE/wallet/triggerconstantcontract/../broadcasthex',
  'NODE.example/wallet/triggerconstantcontract',
])('%s is not asked', async (address) => {
  const before = asked;
  expect(await asking(url)(question(address.replace('NODE', url)))).toBe(null);
  expect(asked).toBe(before);
});

test('all pages together ask 120 times a minute', async () => {
  let now = 0;
  const ask = asking(url, () => now);
  const answers = [];
  for (let at = 0; at < 121; at++) answers.push(await ask(question(url + read)));
  expect(answers.indexOf(null)).toBe(120);
  now = 60_000;
  expect(await ask(question(url + read))).not.toBe(null);
});
