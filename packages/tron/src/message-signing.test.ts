import fc from 'fast-check';
import { utils } from 'tronweb';
import { describe, expect, test } from 'vitest';
import type { Address } from './address.ts';
import { fromHex, toHex } from './bytes.ts';
import {
  hashMessage,
  recoverMessageSigner,
  signMessage,
  verifyMessage,
} from './message-signing.ts';

const KEY = `${'0'.repeat(63)}1`;
const SIGNER = 'TMVQGm1qAQYVdetCeGRRkTWYYrLXuHK2HC' as Address;
const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
const message = fc.oneof(fc.string({ unit: 'grapheme' }), fc.uint8Array({ maxLength: 60 }));

describe('a signed message', () => {
  test('is signed and verified as TronWeb does', () => {
    fc.assert(
      fc.property(message, (content) => {
        const ours = signMessage(content, fromHex(KEY));
        const theirs = typeof content === 'string' ? content : [...content];
        expect(ours).toBe(utils.message.signMessage(theirs, KEY));
        expect(utils.message.verifyMessage(theirs, ours)).toBe(SIGNER);
        expect(recoverMessageSigner(content, ours)).toBe(SIGNER);
        expect(verifyMessage(content, ours, SIGNER)).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  test('counts bytes, not characters', () => {
    expect(hashMessage('é')).toEqual(hashMessage(Uint8Array.of(0xc3, 0xa9)));
  });

  const signature = signMessage('Log in to Vellum', fromHex(KEY));
  const s = BigInt(`0x${signature.slice(66, 130)}`);
  const v = Number.parseInt(signature.slice(130), 16);

  test('may come without 0x or with v from zero', () => {
    expect(recoverMessageSigner('Log in to Vellum', signature.slice(2))).toBe(SIGNER);
    const zeroBased = `${signature.slice(0, 130)}${toHex(Uint8Array.of(v - 27))}`;
    expect(recoverMessageSigner('Log in to Vellum', zeroBased)).toBe(SIGNER);
  });

  test('cannot be altered and stay valid', () => {
    const high = (ORDER - s).toString(16).padStart(64, '0');
    const flipped = toHex(Uint8Array.of(27 + ((v - 27) ^ 1)));
    const altered = [
      `${signature.slice(0, 66)}${high}${flipped}`,
      `${signature}00`,
      signature.slice(0, -2),
      `${signature.slice(0, 130)}${toHex(Uint8Array.of(v + 4))}`,
      '',
      '0x',
      'not hex',
    ];
    for (const text of altered) expect(recoverMessageSigner('Log in to Vellum', text)).toBeNull();
  });

  test('proves nothing about another message or signer', () => {
    const other = 'TVjsyZ7fYF3qLF6BQgPmTEZy1xrNNyVAAA' as Address;
    expect(verifyMessage('Log in to Vellum', signature, other)).toBe(false);
    expect(verifyMessage('Log in to vellum', signature, SIGNER)).toBe(false);
  });
});
