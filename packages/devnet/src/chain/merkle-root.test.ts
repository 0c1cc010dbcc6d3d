import { fromHex, toHex } from '@vellum/tron/bytes';
import { sha256 } from '@vellum/tron/hash';
import { buildTransaction, encodeTransaction } from '@vellum/tron/transaction';
import { describe, expect, it } from 'vitest';
import { type Leaf, merkleRoot, NO_TRANSACTIONS } from './merkle-root.ts';

const hash = (...parts: Uint8Array[]) => sha256(Buffer.concat(parts));
const leaf = (amount: bigint, result?: Leaf['result']): Leaf => ({
  result,
  transaction: buildTransaction({
    type: 'TransferContract',
    value: { amount },
    reference: { number: 1, id: '0'.repeat(64) },
    timestamp: 1,
    expiration: 2,
  }),
});
const hashOf = ({ transaction }: Leaf, ret: string) =>
  hash(encodeTransaction(transaction), fromHex(`2a0218${ret}`));

describe('merkleRoot', () => {
  it('is zero for no transactions and the leaf for one', () => {
    expect(merkleRoot([])).toBe(NO_TRANSACTIONS);
    expect(merkleRoot([leaf(1n)])).toBe(toHex(hashOf(leaf(1n), '01')));
  });

  it('includes how a transaction ended', () => {
    expect(merkleRoot([leaf(1n, 'SUCCESS')])).toBe(merkleRoot([leaf(1n)]));
    expect(merkleRoot([leaf(1n, 'OUT_OF_ENERGY')])).toBe(toHex(hashOf(leaf(1n), '0a')));
  });

  it('moves an odd node up unchanged', () => {
    const leaves = [1n, 2n, 3n, 4n, 5n].map((amount) => leaf(amount));
    const [a, b, c, d, e] = leaves.map((each) => hashOf(each, '01'));
    expect(merkleRoot(leaves)).toBe(toHex(hash(hash(hash(a!, b!), hash(c!, d!)), e!)));
  });
});
