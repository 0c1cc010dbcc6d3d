/** Without 0, 1, I, L and O, which people mix up. Its length is prime, which the check character needs. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const BASE = ALPHABET.length;
const PAYLOAD_LENGTH = 7;

/** How many codes there are: payloads count from 0 to one less. */
export const ACTIVATION_CODES = BASE ** PAYLOAD_LENGTH;

/** The code of a payload: seven characters for the number, one to check them. */
export function activationCode(payload: number): string {
  if (!Number.isInteger(payload) || payload < 0 || payload >= ACTIVATION_CODES) {
    throw new RangeError(`no activation code has the payload ${payload}`);
  }
  const digits = Array.from(
    { length: PAYLOAD_LENGTH },
    (_, at) => Math.floor(payload / BASE ** (PAYLOAD_LENGTH - 1 - at)) % BASE,
  );
  return [...digits, checkDigit(digits)].map((digit) => ALPHABET.charAt(digit)).join('');
}

/** The code someone typed, in capitals and without spaces and hyphens; null when it cannot be one. */
export function readActivationCode(typed: string): string | null {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  const digits = [...code].map((character) => ALPHABET.indexOf(character));
  if (digits.length !== PAYLOAD_LENGTH + 1 || digits.includes(-1)) return null;
  return digits.at(-1) === checkDigit(digits.slice(0, PAYLOAD_LENGTH)) ? code : null;
}

/**
 * Weighted sum over a prime: any one wrong character and any two swapped ones give another digit.
 * The check is at weight -1, so the weights 1 to 7 are all different from it.
 */
function checkDigit(digits: readonly number[]): number {
  return digits.reduce((sum, digit, at) => (sum + digit * (at + 1)) % BASE, 0);
}
