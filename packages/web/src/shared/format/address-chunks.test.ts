import type { Address } from '@vellum/tron/address';
import { describe, expect, it } from 'vitest';
import { addressChunks } from './address-chunks.ts';

const address = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' as Address;
// The same first six and last four characters: what a poisoned history offers.
const lookAlike = 'TR7NHqxxKQxGTCi8q8ZY4pL8otSzgjLj6t' as Address;

describe('an address in full', () => {
  it('falls into 6 + 7 x 4 characters that join to the whole', () => {
    const chunks = addressChunks(address);
    expect(chunks.map(({ text }) => text.length)).toEqual([6, 4, 4, 4, 4, 4, 4, 4]);
    expect(chunks.map(({ text }) => text).join('')).toBe(address);
    expect(chunks.map(({ end }) => end)).toEqual([true, ...Array(6).fill(false), true]);
  });

  it('has inks that depend on each chunk and its place alone', () => {
    // As the design's drawings show this address.
    const drawn = addressChunks('TUVDB6ERnHbxzNnPjie51asogjWgjwo5xG' as Address);
    expect(drawn.map(({ ink }) => ink)).toEqual([0, 3, 1, 3, 1, 5, 4, 1]);
    const inks = addressChunks(address).map(({ ink }) => ink);
    const others = addressChunks(lookAlike).map(({ ink }) => ink);
    expect(others[1]).not.toBe(inks[1]);
    expect(others.toSpliced(1, 1)).toEqual(inks.toSpliced(1, 1));
  });
});
