import { addressOfPrivateKey, recoverAddress, signDigest } from '@vellum/tron/signature';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recoverSigner } from './recover.ts';

const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });
const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
const edgeScalar = fc
  .constantFrom(0n, 1n, ORDER - 1n, ORDER, ORDER + 1n, 2n ** 256n - 1n)
  .map((scalar) => Uint8Array.from(Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex')));
const scalar = fc.oneof({ weight: 3, arbitrary: bytes(32) }, edgeScalar);
const v = fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 255 }));

describe('recoverSigner', () => {
  it('finds the signer of every signature our own signing makes', () => {
    fc.assert(
      fc.property(bytes(32), fc.bigInt(1n, ORDER - 1n), (digest, secret) => {
        const key = Uint8Array.from(Buffer.from(secret.toString(16).padStart(64, '0'), 'hex'));
        expect(recoverSigner(digest, signDigest(digest, key))).toBe(addressOfPrivateKey(key));
      }),
      { numRuns: 30 },
    );
  });

  it('answers like recoverAddress on anything, signature or not', () => {
    fc.assert(
      fc.property(bytes(32), scalar, scalar, v, (digest, r, s, last) => {
        const signature = Uint8Array.from([...r, ...s, last]);
        expect(recoverSigner(digest, signature)).toBe(recoverAddress(digest, signature));
      }),
      { numRuns: 300 },
    );
  });

  it('gives null for short signatures and digests of another length', () => {
    expect(recoverSigner(new Uint8Array(32), new Uint8Array(64))).toBeNull();
    expect(recoverSigner(new Uint8Array(31), new Uint8Array(65))).toBeNull();
  });
});
