import { concatBytes } from '@vellum/tron/bytes';
import { decodeMessage } from '@vellum/tron/protobuf/decode';
import { encodeMessage } from '@vellum/tron/protobuf/encode';
import { MalformedMessage } from '@vellum/tron/protobuf/wire';
import { TriggerSmartContract } from '@vellum/tron/protocol/smart-contract';
import { TransactionRaw } from '@vellum/tron/protocol/transaction';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPlainCall } from './plain-call.ts';

const blank = {
  raw: decodeMessage(TransactionRaw, new Uint8Array(0)),
  call: decodeMessage(TriggerSmartContract, new Uint8Array(0)),
};
const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });
const address = bytes(20).map((rest) => concatBytes(Uint8Array.of(0x41), rest));
const amount = fc.bigInt({ min: 0n, max: 2n ** 49n - 1n });

const calls = fc.record({
  owner_address: address,
  contract_address: address,
  call_value: amount,
  data: fc.uint8Array({ maxLength: 300 }),
  call_token_value: amount,
  token_id: amount,
});
const raws = fc.record({
  ref_block_bytes: bytes(2),
  ref_block_hash: bytes(8),
  expiration: amount,
  data: fc.uint8Array({ maxLength: 200 }),
  timestamp: amount,
  fee_limit: amount,
});

type Call = typeof blank.call;
type Raw = typeof blank.raw;

function rawOf(raw: Partial<Raw>, call: Partial<Call>, type = 'TriggerSmartContract'): Buffer {
  const value = encodeMessage(TriggerSmartContract, { ...blank.call, ...call });
  const parameter = { type_url: `type.googleapis.com/protocol.${type}`, value };
  const [provider, ContractName] = [new Uint8Array(0), new Uint8Array(0)];
  const contract = { type, parameter, provider, ContractName, Permission_id: 2 } as never;
  return Buffer.from(encodeMessage(TransactionRaw, { ...blank.raw, ...raw, contract: [contract] }));
}

const hex = (part: Uint8Array) => Buffer.from(part).toString('hex');

test('reads every call as the reader of all transactions does', () => {
  fc.assert(
    fc.property(raws, calls, (raw, call) => {
      expect(readPlainCall(rawOf(raw, call))).toEqual({
        owner: hex(call.owner_address),
        contract: hex(call.contract_address),
        data: call.data,
        callValue: call.call_value,
        expiration: Number(raw.expiration),
      });
    }),
  );
});

const [call] = fc.sample(calls, { numRuns: 1, seed: 1 }) as [Partial<Call>];
const usual = rawOf({ expiration: 5n }, call);

test('is not for what is no call', () => {
  expect(readPlainCall(rawOf({}, call, 'TransferContract'))).toBeNull();
  expect(readPlainCall(Buffer.of())).toBeNull();
});

test.each([
  ['an unknown field', Buffer.concat([usual, Buffer.from('a80101', 'hex')])],
  ['a field of another wire type', Buffer.concat([usual, Buffer.from('92010100', 'hex')])],
  ['a field that is there twice', Buffer.concat([usual, Buffer.from('4007', 'hex')])],
  ['a second contract', Buffer.concat([usual, usual])],
  ['a cut', usual.subarray(0, -1)],
  ['a long number', rawOf({}, { ...call, call_value: -1n })],
  ['an address of another network', rawOf({}, { ...call, owner_address: new Uint8Array(21) })],
  ['a short address', rawOf({}, { ...call, contract_address: Uint8Array.of(0x41) })],
])('leaves %s to the reader of all transactions', (_, raw) => {
  expect(() => readPlainCall(raw)).toThrow(MalformedMessage);
});

test('bytes at random are read, refused or left, never worse', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), fc.nat(), (noise, at) => {
      const raw = Buffer.from(usual);
      raw.set(noise.subarray(0, raw.length), at % Math.max(1, raw.length - noise.length));
      try {
        readPlainCall(raw);
      } catch (error) {
        expect(error).toBeInstanceOf(MalformedMessage);
      }
    }),
  );
});
