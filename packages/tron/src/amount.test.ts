import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  abbreviateAmount,
  COIN_DECIMALS,
  formatAmount,
  parseAmount,
  parseSun,
  parseTokenAmount,
  SUN_PER_COIN,
  toSun,
  toTokenAmount,
} from './amount.ts';

const MAX = 2n ** 256n - 1n;
const value = fc.bigInt({ min: 0n, max: MAX });
const decimals = fc.integer({ min: 0, max: 30 });

describe('an amount', () => {
  test('is read back from how it is written', () => {
    fc.assert(
      fc.property(value, decimals, (amount, places) => {
        expect(parseAmount(formatAmount(amount, places), places)).toBe(amount);
      }),
    );
  });

  test('is written exactly', () => {
    expect(formatAmount(1_500_000n, 6)).toBe('1.5');
    expect(formatAmount(1n, 6)).toBe('0.000001');
    expect(formatAmount(0n, 6)).toBe('0');
    expect(formatAmount(10n, 0)).toBe('10');
    expect(formatAmount(-1_500_000n, 6)).toBe('-1.5');
    expect(formatAmount(MAX, 18)).toBe(
      '115792089237316195423570985008687907853269984665640564039457.584007913129639935',
    );
  });

  test('is cut off, never rounded up, and never shown as minus zero', () => {
    expect(formatAmount(1_999_999n, 6, { maxDecimals: 2 })).toBe('1.99');
    expect(formatAmount(1_999_999n, 6, { maxDecimals: 0 })).toBe('1');
    expect(formatAmount(1_000_900n, 6, { maxDecimals: 3 })).toBe('1');
    expect(formatAmount(-9n, 6, { maxDecimals: 2 })).toBe('0');
  });

  test('never shows more than there is', () => {
    fc.assert(
      fc.property(value, decimals, fc.nat(30), (amount, places, maxDecimals) => {
        const shown = parseAmount(formatAmount(amount, places, { maxDecimals }), places)!;
        expect(shown <= amount).toBe(true);
        expect(amount - shown < 10n ** BigInt(Math.max(0, places - maxDecimals))).toBe(true);
      }),
    );
  });

  test('has its thousands separated on request', () => {
    expect(formatAmount(1_234_567_890_120n, 6, { grouping: true })).toBe('1,234,567.89012');
    expect(formatAmount(999n, 0, { grouping: true })).toBe('999');
    expect(formatAmount(-123_456n, 0, { grouping: true })).toBe('-123,456');
  });
});

describe('parsing an amount', () => {
  test.each([
    '',
    '.',
    '1.',
    '.5',
    '+1',
    '-1',
    ' 1',
    '1 ',
    '1,000',
    '1e3',
    '0x10',
    '01',
    '00',
    '1.2.3',
    '١',
    '1.2345678',
    'NaN',
    'Infinity',
    '1_000',
    '1.5\n',
  ])('refuses %j', (text) => {
    expect(parseAmount(text, 6)).toBeNull();
  });

  test('allows no decimals where there are none', () => {
    expect(parseAmount('5', 0)).toBe(5n);
    expect(parseAmount('5.0', 0)).toBeNull();
  });

  test('stops at uint256 and, for coins, at int64', () => {
    expect(parseAmount(MAX.toString(), 0)).toBe(MAX);
    expect(parseAmount((MAX + 1n).toString(), 0)).toBeNull();
    expect(parseAmount('9'.repeat(10_000), 0)).toBeNull();
    expect(parseSun('9223372036854.775807')).toBe(2n ** 63n - 1n);
    expect(parseSun('9223372036854.775808')).toBeNull();
  });

  test('gives no surprises on any text', () => {
    fc.assert(
      fc.property(fc.string(), decimals, (text, places) => {
        const parsed = parseAmount(text, places);
        if (parsed !== null) expect(text).toMatch(/^\d+(\.\d+)?$/);
      }),
    );
  });

  test('S9.10 S9.18 counts a coin as 1e6 sun', () => {
    expect(parseSun('1')).toBe(SUN_PER_COIN);
    expect(SUN_PER_COIN).toBe(1_000_000n);
    expect(formatAmount(2_500_000n, COIN_DECIMALS)).toBe('2.5');
  });

  test('takes tokens with their own decimals', () => {
    expect(parseTokenAmount('1.5', 18)).toBe(1_500_000_000_000_000_000n);
  });
});

test('brands refuse what the chain cannot hold', () => {
  expect(toSun(5n)).toBe(5n);
  expect(() => toSun(-1n)).toThrow(RangeError);
  expect(() => toSun(2n ** 63n)).toThrow(RangeError);
  expect(toTokenAmount(MAX)).toBe(MAX);
  expect(() => toTokenAmount(MAX + 1n)).toThrow(RangeError);
  expect(() => toTokenAmount(-1n)).toThrow(RangeError);
});

describe('number display', () => {
  const whole = (text: string) => parseAmount(text, 6)!;

  test.each([
    ['99999.999999', '99999.999999'],
    ['100000', '0.10M'],
    ['123456', '0.12M'],
    ['129999', '0.12M'],
    ['1000000', '1.00M'],
    ['1234567.89', '1.23M'],
    ['999999999.999999', '999.99M'],
  ])('S9.16 %s is shown as %s', (text, shown) => {
    expect(abbreviateAmount(whole(text), 6)).toBe(shown);
    expect(abbreviateAmount(-whole(text), 6)).toBe(`-${shown}`);
  });

  test.each([
    ['1000000000', '1.00B'],
    ['1239999999', '1.23B'],
    ['1234567890123', '1234.56B'],
  ])('S9.17 %s is shown as %s', (text, shown) => {
    expect(abbreviateAmount(whole(text), 6)).toBe(shown);
  });

  test('small values keep the format they are given', () => {
    expect(abbreviateAmount(whole('12345.678'), 6, { maxDecimals: 2, grouping: true })).toBe(
      '12,345.67',
    );
  });

  test('never shows more than there is', () => {
    fc.assert(
      fc.property(value, decimals, (amount, places) => {
        const shown = abbreviateAmount(amount, places);
        const letter = /[MB]$/.exec(shown)?.[0];
        const unit = letter === 'M' ? 6 : letter === 'B' ? 9 : 0;
        const read = parseAmount(shown.replace(/[MB]$/, ''), unit + places)!;
        expect(read <= amount).toBe(true);
        if (letter) expect((amount - read) * 100n < 10n ** BigInt(unit + places)).toBe(true);
        expect(letter === undefined).toBe(amount < 10n ** BigInt(5 + places));
      }),
    );
  });
});
