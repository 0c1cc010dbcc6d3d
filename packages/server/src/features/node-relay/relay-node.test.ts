import { NodeUnreachable } from '@vellum/tron/errors';
import { afterEach, expect, test } from 'vitest';
import { type PlainNode, plainNode } from '../../../test/plain-node.ts';
import type { NodeQuestion } from './node-http.ts';
import { createRelayNode, type RelayNode } from './relay-node.ts';

const NOWHERE = 'http://127.0.0.1:1';
const account: NodeQuestion = { kind: 'full', path: '/wallet/getaccount', body: '{}' };
const events: NodeQuestion = { kind: 'events', path: '/v1/contracts/T/events', body: null };
const confirmedHead: NodeQuestion = {
  ...{ kind: 'confirmed', path: '/walletsolidity/getblock' },
  body: '{"detail":false}',
};

const opened: (PlainNode | RelayNode)[] = [];
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close();
});

/** A node whose newest confirmed block has this number; everything else is answered with its name. */
async function nodeAt(name: string, confirmed: number): Promise<PlainNode> {
  const node = await plainNode(NOWHERE);
  opened.push(node);
  node.onQuestion(({ path }) => {
    const head = `{"blockID":"ab","block_header":{"raw_data":{"number":${confirmed}}}}`;
    return path === confirmedHead.path ? head : `{"name":"${name}"}`;
  });
  return node;
}

function relayOf(urls: readonly string[], confirmedSeen = 0): RelayNode {
  const relay = createRelayNode({
    nodes: urls.map((url) => ({ full: url, confirmed: url, events: url })),
    apiKey: null,
    confirmedSeen: async () => confirmedSeen,
  });
  opened.push(relay);
  return relay;
}

test('the first node is asked until it is gone, then the next, which is kept', async () => {
  const [one, two] = [await nodeAt('one', 7), await nodeAt('two', 7)];
  const relay = relayOf([one.url, two.url]);
  expect(await relay.ask(account)).toBe('{"name":"one"}');
  expect(await relay.ask(account)).toBe('{"name":"one"}');
  expect(two.seen).toEqual([]);

  await one.close();
  const answers = await Promise.all([1, 2, 3].map(() => relay.ask(account)));
  expect(answers).toEqual(Array(3).fill('{"name":"two"}'));
  expect(two.seen.filter(({ path }) => path === confirmedHead.path)).toHaveLength(1);
  expect(await relay.ask(account)).toBe('{"name":"two"}');
});

test('a node that is behind what pages or the index have heard does not take over', async () => {
  const [one, two] = [await nodeAt('one', 7), await nodeAt('two', 6)];
  const relay = relayOf([one.url, two.url]);
  await relay.ask(confirmedHead);
  await one.close();
  await expect(relay.ask(account)).rejects.toThrow(NodeUnreachable);

  two.onQuestion(({ path }) =>
    path === confirmedHead.path ? '{"block_header":{"raw_data":{"number":8}}}' : '{"name":"two"}',
  );
  expect(await relay.ask(account)).toBe('{"name":"two"}');

  const late = relayOf([two.url, (await nodeAt('three', 9)).url], 9);
  expect(await late.ask(account)).toBe('{"name":"three"}');
});

test('an answer that is late, refused or missing from the event server changes nothing', async () => {
  const [one, two] = [await nodeAt('one', 7), await nodeAt('two', 7)];
  const relay = createRelayNode({
    nodes: [one, two].map(({ url }) => ({ full: url, confirmed: url, events: NOWHERE })),
    apiKey: null,
    confirmedSeen: async () => 0,
  });
  opened.push(relay);
  expect(await relay.ask(account)).toBe('{"name":"one"}');
  await expect(relay.ask(events)).rejects.toThrow(NodeUnreachable);
  one.onQuestion(() => 'no JSON');
  await expect(relay.ask(account)).rejects.toThrow(NodeUnreachable);
  one.onQuestion(() => Promise.reject(new Error('hang up')));
  await expect(relay.ask(account)).rejects.toThrow(NodeUnreachable);
  one.onQuestion(() => '{"name":"one"}');
  expect(await relay.ask(account)).toBe('{"name":"one"}');
  expect(two.seen).toEqual([]);
});

test('a single node is asked without a look at it', async () => {
  const one = await nodeAt('one', 7);
  expect(await relayOf([one.url], 100).ask(account)).toBe('{"name":"one"}');
  expect(one.seen.map(({ path }) => path)).toEqual([account.path]);
});

test('a kept connection gathers nothing from question to question', async () => {
  const warned: Error[] = [];
  const hear = (warning: Error) => warned.push(warning);
  process.on('warning', hear);
  const one = await nodeAt('one', 7);
  const relay = relayOf([one.url]);
  // Node.js warns from eleven listeners on.
  for (let question = 0; question < 12; question++) await relay.ask(account);
  process.off('warning', hear);
  expect(warned).toEqual([]);
});
