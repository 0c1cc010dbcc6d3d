import fc from 'fast-check';
import 'tronweb';
import { describe, expect, it } from 'vitest';
import { toHex } from '../src/bytes.ts';
import { decodeMessage } from '../src/protobuf/decode.ts';
import { encodeMessage } from '../src/protobuf/encode.ts';
import type { MessageType } from '../src/protobuf/message-type.ts';
import { contractMessages } from '../src/protocol/contracts.ts';
import { TransactionRaw } from '../src/protocol/transaction.ts';
import { messageOf } from './message-arbitrary.ts';

type OracleMessage = { serializeBinary(): Uint8Array; toObject(): Record<string, unknown> };
type OracleType = { deserializeBinary(bytes: Uint8Array): OracleMessage };

/** TronWeb's generated protobuf classes, a side effect of importing it. */
const oracle = (globalThis as unknown as { TronWebProto: Record<string, OracleType> }).TronWebProto;

/** TronWeb's classes compute with doubles. */
const bounds = { maxInt64: 2n ** 53n - 1n };

const known = Object.entries(contractMessages).filter(([name]) => name in oracle);
const raw = (oracle['Transaction'] as unknown as { raw: OracleType }).raw;
const cases: [string, MessageType, OracleType][] = [
  ...known.map(([name, type]): [string, MessageType, OracleType] => [
    name,
    type,
    oracle[name] as OracleType,
  ]),
  ['Transaction.raw', TransactionRaw, raw],
];

describe('protobuf tables against TronWeb', () => {
  it('cover every contract type but the market and asset votes', () => {
    const missing = Object.keys(contractMessages).filter((name) => !(name in oracle));
    expect(missing).toEqual([
      'VoteAssetContract',
      'MarketSellAssetContract',
      'MarketCancelOrderContract',
    ]);
  });

  it.each(cases)('%s has the same bytes', (name, type, other) => {
    fc.assert(
      fc.property(messageOf(type, bounds), (message) => {
        // TronWeb writes `id` (41) first, against the order of numbers; nodes set it, clients never.
        const value = name === 'AssetIssueContract' ? { ...message, id: '' } : message;
        const bytes = encodeMessage(type, value);
        expect(toHex(other.deserializeBinary(bytes).serializeBinary())).toBe(toHex(bytes));
      }),
      { numRuns: 50 },
    );
  });

  it.each(cases)('%s has the same field names', (_name, type, other) => {
    const theirs = Object.keys(other.deserializeBinary(new Uint8Array(0)).toObject());
    expect(theirs.map(plainName).sort()).toEqual(
      type.fields.map((field) => plainName(field.name)).sort(),
    );
  });

  it.each(cases)('%s decodes what it encodes', (_name, type) => {
    fc.assert(
      fc.property(messageOf(type, { maxInt64: 2n ** 63n - 1n }), (message) => {
        expect(decodeMessage(type, encodeMessage(type, message))).toEqual(message);
      }),
      { numRuns: 50 },
    );
  });
});

/** Generated accessors drop underscores and case, and mark lists and maps. */
function plainName(name: string): string {
  return name
    .replace(/_/g, '')
    .replace(/(List|Map)$/, '')
    .toLowerCase();
}
