import { formatAmount } from '@vellum/tron/amount';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DecimalMark, readTypedAmount, unitsTyped, writtenAmount } from './typed-amount.ts';

const dot = { decimals: 6, language: '.', region: '.' } as const;
const commaRegion = { ...dot, region: ',' } as const;

/** What was typed, what it means where the region writes `1.5`, and where it writes `1,5`. */
const understood = [
  ['0', '0', '0'],
  ['2000,50', '2000.5', '2000.5'],
  ['2000.50', '2000.5', '2000.5'],
  ['2,000.50', '2000.5', '2000.5'],
  ['2.000,50', '2000.5', '2000.5'],
  ['1,234,567', '1234567', '1234567'],
  ['1.234.567', '1234567', '1234567'],
  ['1,234,567.891', '1234567.891', '1234567.891'],
  ['1.234.567,891', '1234567.891', '1234567.891'],
  ['1,234', '1234', 'ambiguous'],
  ['999,000', '999000', 'ambiguous'],
  ['1.234', '1.234', 'ambiguous'],
  ['0.125', '0.125', 'ambiguous'],
  ['1234.567', '1234.567', 'ambiguous'],
  ['1,2', '1.2', '1.2'],
  ['1,2345', '1.2345', '1.2345'],
  ['0,1', '0.1', '0.1'],
  ['.5', '0.5', '0.5'],
  [',5', '0.5', '0.5'],
  ['5.', '5', '5'],
  ['5,', '5', '5'],
  ['1,234.', '1234', '1234'],
  ['007', '7', '7'],
  ['1 234 567,8', '1234567.8', '1234567.8'],
  ['1\u00a0234,5', '1234.5', '1234.5'],
  ['1\u202f234', '1234', '1234'],
  [' 12\n', '12', '12'],
  ['\u3000１２３', '123', '123'],
  ['１２．５', '12.5', '12.5'],
  ['１，２３４．５', '1234.5', '1234.5'],
  ['12。5', '12.5', '12.5'],
  ['١٢٣٤', '1234', '1234'],
  ['१२.५', '12.5', '12.5'],
  ['𝟙𝟚', '12', '12'],
] as const;

const refused = [
  ['1e9', 'exponent'],
  ['1E+9', 'exponent'],
  ['1.5e3', 'exponent'],
  ['-5', 'sign'],
  ['+5', 'sign'],
  ['−5', 'sign'],
  ['-', 'sign'],
  ['0x10', 'characters'],
  ['5 TRX', 'characters'],
  ['abc', 'characters'],
  ['1’234', 'characters'],
  ["1'234", 'characters'],
  ['1_000', 'characters'],
  ['10²', 'characters'],
  ['½', 'characters'],
  ['①', 'characters'],
  ['三', 'characters'],
  ['１０萬', 'characters'],
  ['∞', 'characters'],
  ['1\u200b2', 'characters'],
  ['5%', 'characters'],
  ['5-6', 'characters'],
  ['.', 'marks'],
  [',.', 'marks'],
  ['1..5', 'marks'],
  ['1.2.3', 'marks'],
  ['1,23,456', 'marks'],
  ['1234,567,890', 'marks'],
  ['1,234.567,890', 'marks'],
  ['1.234,567,890', 'marks'],
  ['12,34.5', 'marks'],
  ['1234,567.8', 'marks'],
  ['0,500', 'ambiguous'],
  ['1234,567', 'ambiguous'],
  ['0.1234567', 'decimals'],
  ['1.0000000', 'decimals'],
  ['9'.repeat(90), 'large'],
] as const;

function outcome(text: string, reading: Parameters<typeof readTypedAmount>[1]): string {
  const read = readTypedAmount(text, reading);
  if (read.kind === 'empty') return 'empty';
  return read.kind === 'refused' ? read.refusal.reason : formatAmount(read.units, reading.decimals);
}

describe('a typed amount', () => {
  it.each(understood)('%j is %s, or %s in a comma region', (text, inDots, inCommas) => {
    expect(outcome(text, dot)).toBe(inDots);
    expect(outcome(text, commaRegion)).toBe(inCommas);
  });

  it.each(refused)('%j is refused: %s', (text, reason) => {
    expect(outcome(text, dot)).toBe(reason);
  });

  it('is nothing while there are only spaces', () => {
    expect(outcome(' \u3000', dot)).toBe('empty');
  });

  it.each([
    ['1.5', 'whole'],
    ['1,5', 'whole'],
    ['5.', '5'],
    ['1,234', '1234'],
    ['1.234', 'whole'],
  ])('of whole things: %j is %s', (text, expected) => {
    expect(outcome(text, { ...dot, decimals: 0 })).toBe(expected);
  });

  it('is refused with both readings, each of which is understood everywhere', () => {
    const read = readTypedAmount('1,234', commaRegion);
    expect(read).toEqual({
      kind: 'refused',
      refusal: { reason: 'ambiguous', grouped: '1234', decimal: '1.2340' },
    });
    expect(readTypedAmount('1,234', { ...commaRegion, decimals: 2 })).toMatchObject({
      refusal: { grouped: '1234', decimal: null },
    });
    expect([outcome('1234', commaRegion), outcome('1.2340', commaRegion)]).toEqual([
      '1234',
      '1.234',
    ]);
  });
});

const count = process.env['VELLUM_DEEP'] === '1' ? 50_000 : 2_500;

/** Zeros of scripts that people type in, and of one outside the first plane. */
const zeros = [0x30, 0xff10, 0x660, 0x6f0, 0x966, 0xe50, 0x1d7d8] as const;
const gaps = ['', ' ', '\u00a0', '\u202f', '\u3000'] as const;

const reading = fc.record({
  decimals: fc.constantFrom(0, 2, 6, 18),
  language: fc.constant<DecimalMark>('.'),
  region: fc.constantFrom<DecimalMark>('.', ','),
});

/** A number as some person writes it, and what that person means. */
const written = fc
  .record({
    whole: fc.bigInt({ min: 0n, max: 10n ** 24n }),
    fraction: fc.stringMatching(/^\d{0,20}$/),
    mark: fc.constantFrom<DecimalMark>('.', ','),
    style: fc.constantFrom('plain', 'grouped', 'spaced'),
    zero: fc.constantFrom(...zeros),
    gap: fc.constantFrom(...gaps),
  })
  .map(({ whole, fraction, mark, style, zero, gap }) => {
    const between = style === 'grouped' ? (mark === '.' ? ',' : '.') : gap;
    const digits = whole.toString();
    const front = style === 'plain' ? digits : digits.replace(/\B(?=(\d{3})+$)/g, between);
    const plain = `${front}${fraction === '' ? '' : mark}${fraction}`;
    const text = plain.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
    const marks = [...plain.replace(/[^.,]/g, '')];
    return { whole, fraction, text, marks, tail: plain.split(/[.,]/).at(-1) ?? '' };
  });

type Written = typeof written extends fc.Arbitrary<infer Number> ? Number : never;
type Reading = Parameters<typeof readTypedAmount>[1];

/** What must come of it; null where the rule decides for a reader from another region. */
function meantBy({ whole, fraction, marks, tail }: Written, asked: Reading): string | null {
  const isThousands = marks.length === 1 && tail.length === 3;
  if (isThousands && asked.region === ',') return 'ambiguous';
  if (isThousands && (fraction === '') === (marks[0] === '.')) return null;
  if (fraction.length > asked.decimals) return asked.decimals === 0 ? 'whole' : 'decimals';
  const units = BigInt(`${whole}${fraction.padEnd(asked.decimals, '0')}`);
  return formatAmount(units, asked.decimals);
}

describe('every way to write a number', () => {
  it('is understood as it was meant, or refused, and never as another number', () => {
    fc.assert(
      fc.property(written, reading, (number, asked) => {
        const meant = meantBy(number, asked);
        if (meant !== null) expect(outcome(number.text, asked)).toBe(meant);
      }),
      { numRuns: count },
    );
  });

  it('is the same in the field, beside it and when it is read again', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 200n }), reading, (units, asked) => {
        const inField = unitsTyped(writtenAmount(units, asked.decimals), asked);
        expect(inField).toBe(units);
        const shown = formatAmount(units, asked.decimals, { grouping: true });
        const again = unitsTyped(shown, { ...asked, region: '.' });
        expect(again).toBe(units);
      }),
      { numRuns: count },
    );
  });

  it('gives no amount for anything else', () => {
    const keys = fc.constantFrom(...'0123456789.,。．， eE+-−x%²½①萬'.split(''));
    const typed = fc.oneof(fc.string({ unit: keys, maxLength: 14 }), fc.string());
    fc.assert(
      fc.property(typed, reading, (text, asked) => {
        const read = readTypedAmount(text, asked);
        if (read.kind !== 'amount') return;
        expect(text).toMatch(/^[\p{Nd}\s.,。．，｡]+$/u);
        const digits = text.replace(/[^\p{Nd}]/gu, '').length;
        expect(formatAmount(read.units, 0).length).toBeLessThanOrEqual(digits + asked.decimals);
      }),
      { numRuns: count },
    );
  });
});
