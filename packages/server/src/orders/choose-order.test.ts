import { describe, expect, test } from 'vitest';
import { isLater } from './chain-seen.ts';
import { type Claimant, chooseOrder } from './choose-order.ts';

const block = { number: 12, id: 'c' };
const before = { solid: 10, ids: ['a'] };
const withBlock = { solid: 10, ids: ['a', 'c'] };

const claimant = (id: string, changes: Partial<Claimant> = {}): Claimant => ({
  id,
  seen: before,
  cancelledSeen: null,
  isHinted: false,
  ...changes,
});
const chosen = (...claimants: Claimant[]) => chooseOrder(claimants, block)?.id;

describe('a block is later than what was seen', () => {
  test('above the head', () => {
    expect(isLater(block, before)).toBe(true);
  });
  test('in the place of another block of its number', () => {
    expect(isLater(block, { solid: 10, ids: ['a', 'b', 'd'] })).toBe(true);
  });
  test('not when it was seen, or is solid', () => {
    expect(isLater(block, withBlock)).toBe(false);
    expect(isLater(block, { solid: 12, ids: [] })).toBe(false);
    expect(isLater(block, { solid: 20, ids: [] })).toBe(false);
  });
});

describe('of equal orders a transaction belongs to', () => {
  test('none that was made after its block', () => {
    expect(chosen(claimant('A', { seen: withBlock, isHinted: true }))).toBeUndefined();
  });
  test('the one it was reported for, even when that is cancelled and old', () => {
    const hinted = claimant('A', { isHinted: true, cancelledSeen: before });
    expect(chosen(hinted, claimant('B'), claimant('C'))).toBe('A');
  });
  test('one that is not cancelled before one that is', () => {
    expect(chosen(claimant('A'), claimant('B', { cancelledSeen: before }))).toBe('A');
  });
  test('one that was cancelled only after the block as if it never was', () => {
    expect(chosen(claimant('A'), claimant('B', { cancelledSeen: withBlock }))).toBe('B');
  });
  test('else the newest', () => {
    expect(chosen(claimant('B'), claimant('C'), claimant('A'))).toBe('C');
  });
});
