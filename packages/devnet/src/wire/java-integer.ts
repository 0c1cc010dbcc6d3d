/** Digits that a machine word surely holds, whatever they are. */
const SURE_DIGITS = 15;

const DIGITS = { 8: /^[0-7]+$/, 10: /^[0-9]+$/, 16: /^[0-9a-fA-F]+$/ } as const;
const PREFIX = { 8: '0o', 10: '', 16: '0x' } as const;

/** An integer as java-tron's reader takes it, also octal (010) and hex (0x10); java-tron's words when it is none. */
export function javaInteger(token: string, bits: 32 | 64): bigint | string {
  const isNegative = token.startsWith('-');
  const unsigned = isNegative ? token.slice(1) : token;
  const isHex = unsigned.startsWith('0x');
  const radix = isHex ? 16 : unsigned.startsWith('0') ? 8 : 10;
  const digits = isHex ? unsigned.slice(2) : unsigned;
  const text = digits.replace(/^\+/, '');
  if (!DIGITS[radix].test(text)) return notDigits(digits, radix);
  const size = BigInt(PREFIX[radix] + text);
  const value = isNegative ? -size : size;
  if (BigInt.asIntN(bits, value) === value) return value;
  return `Number out of range for ${bits}-bit signed integer: ${token}`;
}

/** The words of Java's two parsers: one is for digits that may not fit. */
function notDigits(digits: string, radix: 8 | 10 | 16): string {
  const where = radix === 10 || digits.length > SURE_DIGITS ? '' : ` under radix ${radix}`;
  return `For input string: "${digits}"${where}`;
}
