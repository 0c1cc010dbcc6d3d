import { describe, expect, it } from 'vitest';
import { asJavaObject } from './java-object.ts';

/** Fields by their numbers, and the order in which a java-tron 4.8.1 printed them. */
const seen = [
  ['owner_address to_address amount', 'amount owner_address to_address'],
  [
    'ref_block_bytes ref_block_hash expiration data contract timestamp',
    'data contract ref_block_bytes ref_block_hash expiration timestamp',
  ],
  [
    'hash caller_address transferTo_address callValueInfo note rejected',
    'caller_address note rejected transferTo_address callValueInfo hash',
  ],
  [
    'owner_address name abbr total_supply trx_num num start_time end_time url',
    'start_time trx_num total_supply num name end_time owner_address abbr url',
  ],
] as const;

describe('asJavaObject', () => {
  it.each(seen)('%s', (fields, printed) => {
    const given = Object.fromEntries(fields.split(' ').map((key) => [key, 1]));
    expect(Object.keys(asJavaObject(given)).join(' ')).toBe(printed);
  });

  it('orders what is inside, and drops what is undefined', () => {
    const json = asJavaObject({ list: [{ to_address: 1, amount: 2, gone: undefined }] });
    expect(JSON.stringify(json)).toBe('{"list":[{"amount":2,"to_address":1}]}');
  });
});
