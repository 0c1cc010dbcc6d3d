import { randomBytes } from 'node:crypto';
import { addressOfPrivateKey, recoverAddress, signDigest } from '@vellum/tron/signature';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { recoverSigner } from '../recover.ts';
import { wordOfBytes } from '../tvm/words.ts';
import { isKnownSignature } from './known-key.ts';
import { ORDER } from './scalar.ts';

const secret = Buffer.from('7'.repeat(64), 'hex');
const signer = addressOfPrivateKey(secret);
const digests = fc.uint8Array({ minLength: 32, maxLength: 32 });

const wordBytes = (word: bigint) => Buffer.from(word.toString(16).padStart(64, '0'), 'hex');
const edges = [0n, 1n, 2n, ORDER - 1n, ORDER, 2n ** 256n - 1n].map(wordBytes);

beforeAll(() => {
  for (let count = 0; count < 64; count += 1) {
    const digest = randomBytes(32);
    recoverSigner(digest, signDigest(digest, secret), signer);
  }
});

/** Answers with and without the short way must be the answer of the plain library. */
function expectSame(digest: Uint8Array, signature: Uint8Array): void {
  expect(recoverSigner(digest, signature, signer)).toBe(recoverAddress(digest, signature));
}

describe('the short way for a known key', () => {
  it('knows its signatures, also with the high s', () => {
    fc.assert(
      fc.property(digests, (digest) => {
        const signature = signDigest(digest, secret);
        const v = (signature[64] as number) - 27;
        expect(isKnownSignature(signer, digest, signature, v)).toBe(true);
        const s = wordOfBytes(signature.subarray(32, 64));
        const high = Buffer.concat([signature.subarray(0, 32), wordBytes(ORDER - s)]);
        expect(isKnownSignature(signer, digest, high, 1 - v)).toBe(true);
        expect(isKnownSignature(signer, digest, high, v)).toBe(false);
      }),
      { numRuns: 30 },
    );
  });

  it('says no to any other recovery id, digest, key or number', () => {
    fc.assert(
      fc.property(digests, digests, fc.integer({ min: 0, max: 3 }), (digest, other, v) => {
        const signature = signDigest(digest, secret);
        const own = (signature[64] as number) - 27;
        expect(isKnownSignature(signer, digest, signature, v)).toBe(v === own);
        expect(isKnownSignature(signer, other, signature, own)).toBe(
          Buffer.from(other).equals(digest),
        );
        expect(isKnownSignature(signer, digest, signDigest(digest, Buffer.alloc(32, 9)), v)).toBe(
          false,
        );
        const [position = 0, change = 0] = other;
        signature[position % 64] = (signature[position % 64] as number) ^ (1 + (change % 255));
        expect(isKnownSignature(signer, digest, signature, own)).toBe(false);
      }),
      { numRuns: 30 },
    );
  });

  it('gives what recovery gives, for signatures of any shape', () => {
    const part = fc.oneof(fc.constantFrom(...edges), digests);
    fc.assert(
      fc.property(part, part, part, fc.integer({ min: 0, max: 36 }), (digest, r, s, v) => {
        expectSame(digest, Uint8Array.from([...r, ...s, v]));
        const signature = signDigest(digest, secret);
        expectSame(digest, Uint8Array.from([...signature.subarray(0, 64), v]));
      }),
      { numRuns: 60 },
    );
  });

  it('finds signatures of a digest of 0 and of the order, where the generator adds nothing', () => {
    for (const digest of [wordBytes(0n), wordBytes(ORDER)]) {
      const signature = signDigest(digest, secret);
      const v = (signature[64] as number) - 27;
      expect(isKnownSignature(signer, digest, signature, v)).toBe(true);
      expectSame(digest, signature);
    }
  });
});
