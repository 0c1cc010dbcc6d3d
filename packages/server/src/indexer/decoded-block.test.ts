import { type Address, fromHexAddress, type HexAddress } from '@vellum/tron/address';
import { describe, expect, test } from 'vitest';
import { decodeBlock } from './decoded-block.ts';
import type { IndexedBlock } from './indexed-block.ts';
import type { EventSource } from './projection.ts';
import { type FactoryRule, Registry } from './registry.ts';

const at = (digit: string) => fromHexAddress(`41${digit.repeat(40)}` as HexAddress);
const factory = at('1');
const child = at('2');
const grandchild = at('3');
const stranger = at('4');

/** The data of a log is the digit of the contract that it announces. */
const decoder = (source: string): EventSource => ({
  source,
  decode: ({ topics, data }) =>
    topics[0] === 'unknown' ? null : { name: topics[0] ?? '', args: { digit: data[0] } },
});
const made = (source: string, childSource: string): FactoryRule => ({
  source,
  event: 'Made',
  children: ({ args }) => [{ source: childSource, address: at(String(args['digit'])) }],
});

const reading = {
  decoders: new Map(['factory', 'child', 'grandchild'].map((name) => [name, decoder(name)])),
  factories: [made('factory', 'child'), made('child', 'grandchild'), made('factory', 'unread')],
};

function blockOf(logs: readonly (readonly [Address, string, number])[]): IndexedBlock {
  const transaction = {
    kind: 'call' as const,
    id: 'ab'.repeat(32),
    index: 0,
    owner: stranger,
    contract: factory,
    data: new Uint8Array(),
    callValue: 0n,
    success: true,
    result: 'SUCCESS',
    output: new Uint8Array(),
    fee: 0n,
    expiration: 0,
    logs: logs.map(([contract, topic, digit], index) => ({
      index,
      contract,
      topics: [topic],
      data: Uint8Array.of(digit),
    })),
  };
  const head = { number: 7, id: 'cd'.repeat(32), parentId: 'ef'.repeat(32), timestamp: 1 };
  return { ...head, transactionCount: 1, transactions: [transaction], transfers: [] };
}

const watched = () =>
  new Registry([{ address: factory, source: 'factory', fromBlock: 1, parent: null }]);

describe('contracts that a factory makes', () => {
  test('are watched from their own block on, constructor and all generations', () => {
    const registry = watched();
    const { made: found, events } = decodeBlock(
      blockOf([
        [child, 'Built', 0],
        [grandchild, 'Built', 0],
        [child, 'Made', 3],
        [factory, 'Made', 2],
        [stranger, 'Made', 5],
      ]),
      registry,
      reading,
    );
    expect(found).toEqual([
      { address: child, source: 'child', fromBlock: 7, parent: factory },
      { address: grandchild, source: 'grandchild', fromBlock: 7, parent: child },
    ]);
    expect(events.map(({ contract, name }) => [contract, name])).toEqual([
      [child, 'Built'],
      [grandchild, 'Built'],
      [child, 'Made'],
      [factory, 'Made'],
    ]);
  });

  test('are not watched when nobody decodes them', () => {
    const registry = watched();
    const only = { ...reading, factories: [made('factory', 'unread')] };
    expect(decodeBlock(blockOf([[factory, 'Made', 2]]), registry, only).made).toEqual([]);
    expect(registry.has(child)).toBe(false);
  });
});

describe('a log that the source does not know', () => {
  test('is kept without being an event', () => {
    const { logs, events } = decodeBlock(blockOf([[factory, 'unknown', 2]]), watched(), reading);
    expect(logs).toHaveLength(1);
    expect(events).toEqual([]);
  });
});
