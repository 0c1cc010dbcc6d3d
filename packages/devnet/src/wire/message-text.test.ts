import { decodeMessage } from '@vellum/tron/protobuf/decode';
import { encodeMessage } from '@vellum/tron/protobuf/encode';
import { messageToJson } from '@vellum/tron/protocol/to-json';
import { ContractTypeCode, TransactionRaw } from '@vellum/tron/protocol/transaction';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { printJson } from './json-text.ts';
import { messageText } from './message-text.ts';

const bytes = fc.uint8Array({ maxLength: 40 });
const int64 = fc.oneof(fc.constant(0n), fc.bigInt(-(2n ** 63n), 2n ** 63n - 1n));
const types = Object.keys(ContractTypeCode.enum) as (keyof typeof ContractTypeCode.enum)[];

const contract = fc.record({
  type: fc.oneof(fc.constantFrom(...types), fc.constant('UNRECOGNIZED_77' as const)),
  parameter: fc.option(fc.record({ type_url: fc.string({ unit: 'grapheme' }), value: bytes }), {
    nil: undefined,
  }),
  provider: bytes,
  ContractName: bytes,
  Permission_id: fc.constantFrom(0, 2, -1),
});
const authority = fc.record({
  account: fc.option(fc.record({ name: bytes, address: bytes }), { nil: undefined }),
  permission_name: bytes,
});
const raw = fc.record({
  ref_block_bytes: bytes,
  ref_block_num: int64,
  ref_block_hash: bytes,
  expiration: int64,
  auths: fc.array(authority, { maxLength: 2 }),
  data: bytes,
  contract: fc.array(contract, { maxLength: 2 }),
  scripts: bytes,
  timestamp: int64,
  fee_limit: int64,
});

it('is the text of the JSON of the message, whatever stands in it', () => {
  fc.assert(
    fc.property(raw, (value) => {
      const message = decodeMessage(TransactionRaw, encodeMessage(TransactionRaw, value));
      const json = messageToJson(TransactionRaw, message, { visible: true });
      expect(messageText(TransactionRaw, message)).toBe(printJson(json));
    }),
    { numRuns: 500 },
  );
});
