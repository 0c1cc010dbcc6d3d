import { addressOfPrivateKey, recoverAddress, signDigest } from '@vellum/tron/signature';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recoverSigner } from './recover.ts';

const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;

const word = (value: bigint) => Buffer.from(value.toString(16).padStart(64, '0'), 'hex');
const scalarAt = (bytes: Uint8Array) => BigInt(`0x${Buffer.from(bytes).toString('hex')}`);
const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });
const edges = [0n, 1n, 2n, ORDER - 1n, ORDER, ORDER + 1n, 2n ** 256n - 1n].map(word);
const part = fc.oneof({ weight: 3, arbitrary: bytes(32) }, fc.constantFrom(...edges));
const anyV = fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 255 }));
const secret = fc.bigInt(1n, ORDER - 1n).map(word);

/** The same signature with the other s, which recovers the same key with the other parity. */
function otherS(signature: Uint8Array): Uint8Array {
  const s = ORDER - scalarAt(signature.subarray(32, 64));
  const v = 27 + 28 - (signature[64] as number);
  return Uint8Array.from([...signature.subarray(0, 32), ...word(s), v]);
}

describe('recoverSigner', () => {
  it('finds the signer of every signature our own signing makes, with low s and high', () => {
    fc.assert(
      fc.property(part, secret, (digest, key) => {
        const signature = signDigest(digest, key);
        const signer = addressOfPrivateKey(key);
        expect(recoverSigner(digest, signature)).toBe(signer);
        expect(recoverSigner(digest, otherS(signature))).toBe(signer);
      }),
      { numRuns: 30 },
    );
  });

  it('takes v as 0 to 7 and 27 to 34, and no other', () => {
    const digest = word(12_345n);
    const signature = signDigest(digest, word(7n));
    const found = Array.from({ length: 256 }, (_, v) =>
      recoverSigner(digest, Uint8Array.from([...signature.subarray(0, 64), v])),
    );
    const signer = addressOfPrivateKey(word(7n));
    const own = (signature[64] as number) - 27;
    const taken = [0, 4, 27, 31].map((first) => first + own);
    expect(found.flatMap((address, v) => (address === signer ? [v] : []))).toEqual(taken);
    expect([...found.slice(8, 27), ...found.slice(35)].filter(Boolean)).toEqual([]);
  });

  it('answers like recoverAddress on anything, signature or not', () => {
    fc.assert(
      fc.property(part, part, part, anyV, (digest, r, s, v) => {
        const signature = Uint8Array.from([...r, ...s, v]);
        expect(recoverSigner(digest, signature)).toBe(recoverAddress(digest, signature));
      }),
      { numRuns: 300 },
    );
  });

  it('answers like recoverAddress on a signature of which a byte or v was changed', () => {
    fc.assert(
      fc.property(bytes(32), secret, fc.nat(64), fc.nat(255), anyV, (digest, key, at, byte, v) => {
        const signature = signDigest(digest, key);
        signature[at] = at === 64 ? v : byte;
        expect(recoverSigner(digest, signature)).toBe(recoverAddress(digest, signature));
      }),
      { numRuns: 60 },
    );
  });

  it('reads no byte after the 65th', () => {
    const signature = signDigest(word(1n), word(7n));
    const longer = Uint8Array.from([...signature, 1, 2, 3]);
    expect(recoverSigner(word(1n), longer)).toBe(addressOfPrivateKey(word(7n)));
  });

  it('gives null for short signatures and digests of another length', () => {
    expect(recoverSigner(new Uint8Array(32), new Uint8Array(64))).toBeNull();
    expect(recoverSigner(new Uint8Array(31), new Uint8Array(65))).toBeNull();
  });
});
