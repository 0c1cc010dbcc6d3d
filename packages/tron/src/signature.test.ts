import fc from 'fast-check';
import { TronWeb } from 'tronweb';
import { describe, expect, test } from 'vitest';
import { parseAddress, toHexAddress } from './address.ts';
import { concatBytes, fromHex, toHex } from './bytes.ts';
import { addressOfPrivateKey, recoverAddress, signDigest } from './signature.ts';

const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
const key = fc
  .bigInt({ min: 1n, max: ORDER - 1n })
  .map((value) => fromHex(value.toString(16).padStart(64, '0')));
const digest = fc.uint8Array({ minLength: 32, maxLength: 32 });

/** A curve operation takes a millisecond. */
const few = { numRuns: 20 };

describe('a signature', () => {
  test('gives back who made it, whom TronWeb knows by the same key', () => {
    fc.assert(
      fc.property(key, digest, (privateKey, hash) => {
        const address = addressOfPrivateKey(privateKey);
        const text = TronWeb.address.fromPrivateKey(toHex(privateKey)) as string;
        expect(address).toBe(toHexAddress(parseAddress(text)!));
        const signature = signDigest(hash, privateKey);
        expect(signature).toHaveLength(65);
        expect([27, 28]).toContain(signature[64]);
        expect(recoverAddress(hash, signature)).toBe(address);
      }),
      few,
    );
  });

  const privateKey = fromHex(`${'0'.repeat(63)}1`);
  const hash = new Uint8Array(32).fill(9);
  const signature = signDigest(hash, privateKey);
  const signer = addressOfPrivateKey(privateKey);
  const withV = (v: number) => concatBytes(signature.subarray(0, 64), Uint8Array.of(v));
  const v = signature[64]! - 27;

  test('may spell v as java-tron allows', () => {
    for (const spelling of [v, v + 4, v + 27, v + 31]) {
      expect(recoverAddress(hash, withV(spelling))).toBe(signer);
    }
  });

  test('with any other v is none', () => {
    for (const spelling of [8, 9, 26, 35, 36, 128, 255]) {
      expect(recoverAddress(hash, withV(spelling))).toBeNull();
    }
  });

  test('may have the high s of the same point, as nodes take it', () => {
    const s = BigInt(`0x${toHex(signature.subarray(32, 64))}`);
    const high = fromHex((ORDER - s).toString(16).padStart(64, '0'));
    const other = concatBytes(signature.subarray(0, 32), high, Uint8Array.of(27 + (v ^ 1)));
    expect(recoverAddress(hash, other)).toBe(signer);
  });

  test('may be followed by bytes, as nodes ignore them', () => {
    expect(recoverAddress(hash, concatBytes(signature, Uint8Array.of(1, 2)))).toBe(signer);
  });

  test('of another digest names another signer', () => {
    expect(recoverAddress(new Uint8Array(32).fill(8), signature)).not.toBe(signer);
  });

  test('is none when it is too short, empty, zero or beyond the order', () => {
    const beyond = concatBytes(fromHex(ORDER.toString(16)), signature.subarray(32));
    for (const bad of [signature.subarray(0, 64), new Uint8Array(0), new Uint8Array(65), beyond]) {
      expect(recoverAddress(hash, bad)).toBeNull();
    }
    expect(recoverAddress(hash.subarray(1), signature)).toBeNull();
  });

  test('of random bytes gives someone or nobody, but never fails', () => {
    fc.assert(
      fc.property(digest, fc.uint8Array({ maxLength: 70 }), (anyHash, bytes) => {
        const recovered = recoverAddress(anyHash, bytes);
        expect(recovered === null || recovered.length === 42).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  test('needs a key within the order', () => {
    expect(() => signDigest(hash, new Uint8Array(32))).toThrow();
    expect(() => addressOfPrivateKey(fromHex(ORDER.toString(16)))).toThrow();
  });
});
