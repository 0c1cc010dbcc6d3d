import { formatAmount, parseAmount } from '@vellum/tron/amount';
import { plainDigits } from './plain-digits.ts';

export type DecimalMark = '.' | ',';

/** How an amount is read: the decimals it may have, and the decimal marks of the app's language and of the reader's region. */
export type AmountReading = Readonly<{
  decimals: number;
  language: DecimalMark;
  region: DecimalMark;
}>;

/**
 * Why a typed amount is refused. `ambiguous` carries both readings, each written so that it is understood; `decimal` is
 * null where there cannot be as many decimals.
 */
export type AmountRefusal =
  | Readonly<{ reason: 'sign' | 'exponent' | 'characters' | 'marks' | 'whole' | 'large' }>
  | Readonly<{ reason: 'decimals'; typed: number }>
  | Readonly<{ reason: 'ambiguous'; grouped: string; decimal: string | null }>;

/** What a field understood of what is in it. */
export type TypedAmount =
  | Readonly<{ kind: 'empty' }>
  | Readonly<{ kind: 'amount'; units: bigint }>
  | Readonly<{ kind: 'refused'; refusal: AmountRefusal }>;

type NumberParts = Readonly<{ whole: string; fraction: string }>;

/** Digits of any script and spaces are understood; nothing is ever guessed, cut off or rounded. */
export function readTypedAmount(text: string, reading: AmountReading): TypedAmount {
  const plain = plainDigits(text);
  if (plain === '') return { kind: 'empty' };
  const parts = partsOf(plain, reading);
  if ('reason' in parts) return { kind: 'refused', refusal: parts };
  return unitsOf(parts, reading.decimals);
}

/** Smallest units of a typed amount; null while nothing is understood. */
export function unitsTyped(text: string, reading: AmountReading): bigint | null {
  const read = readTypedAmount(text, reading);
  return read.kind === 'amount' ? read.units : null;
}

/**
 * An amount as it is written into a field. Exactly three decimals get a zero where the decimals allow it: then every
 * region reads the same.
 */
export function writtenAmount(units: bigint, decimals: number): string {
  const text = formatAmount(units, decimals);
  return decimals > 3 && /\.\d{3}$/.test(text) ? `${text}0` : text;
}

function partsOf(plain: string, reading: AmountReading): NumberParts | AmountRefusal {
  if (!/^[\d.,]+$/.test(plain)) return { reason: strangenessOf(plain) };
  if (!/\d/.test(plain)) return { reason: 'marks' };
  const marks = plain.replace(/\d/g, '');
  if (marks === '') return { whole: plain, fraction: '' };
  if (marks.length === 1) return byOneMark(plain, marks as DecimalMark, reading);
  const last = marks.slice(-1) as DecimalMark;
  const others = marks.slice(0, -1);
  if (!others.includes(last)) return atDecimalMark(plain, last);
  const isOneKind = !others.includes(otherThan(last));
  return isOneKind ? grouped(plain) : { reason: 'marks' };
}

function strangenessOf(plain: string): 'sign' | 'exponent' | 'characters' {
  if (/^[+\-\u2212\uff0b\uff0d]/.test(plain)) return 'sign';
  return /^\d[\d.,]*e[+-]?\d*$/i.test(plain) ? 'exponent' : 'characters';
}

const otherThan = (mark: DecimalMark): DecimalMark => (mark === '.' ? ',' : '.');

/** The only case in which people of two regions mean different amounts is a single mark before three digits. */
function byOneMark(
  plain: string,
  mark: DecimalMark,
  { decimals, language, region }: AmountReading,
): NumberParts | AmountRefusal {
  const [whole = '', fraction = ''] = plain.split(mark);
  if (fraction.length !== 3) return { whole, fraction };
  const isDecimal = mark === language;
  if (region === language && isDecimal) return { whole, fraction };
  if (region === language && /^[1-9]\d{0,2}$/.test(whole)) return grouped(plain);
  return {
    reason: 'ambiguous',
    grouped: withoutZeros(`${whole}${fraction}`),
    decimal: decimals > 3 ? `${withoutZeros(whole)}${language}${fraction}0` : null,
  };
}

const withoutZeros = (digits: string): string => digits.replace(/^0+(?=\d)/, '') || '0';

function atDecimalMark(plain: string, mark: DecimalMark): NumberParts | AmountRefusal {
  const [before = '', fraction = ''] = plain.split(mark);
  const whole = grouped(before);
  return 'reason' in whole ? whole : { whole: whole.whole, fraction };
}

function grouped(text: string): NumberParts | AmountRefusal {
  if (!/^\d{1,3}([.,]\d{3})+$/.test(text)) return { reason: 'marks' };
  return { whole: text.replace(/[.,]/g, ''), fraction: '' };
}

function unitsOf({ whole, fraction }: NumberParts, decimals: number): TypedAmount {
  if (fraction.length > decimals) {
    const refusal: AmountRefusal =
      decimals === 0 ? { reason: 'whole' } : { reason: 'decimals', typed: fraction.length };
    return { kind: 'refused', refusal };
  }
  const plain = withoutZeros(whole);
  const units = parseAmount(fraction === '' ? plain : `${plain}.${fraction}`, decimals);
  if (units === null) return { kind: 'refused', refusal: { reason: 'large' } };
  return { kind: 'amount', units };
}
