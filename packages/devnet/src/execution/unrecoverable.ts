const P = 2n ** 256n - 2n ** 32n - 977n;
const N = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
const FIRST_V = 27;
const LAST_V = 34;

/** java-tron's words for a signature of at least 65 bytes that gives no key: the exception it meets on the way. */
export function unrecoverableText(signature: Uint8Array): string {
  const header = headerOf(signature[64] ?? 0);
  if (header < FIRST_V || header > LAST_V) {
    return `java.security.SignatureException: Header byte out of range: ${header}`;
  }
  const r = BigInt(`0x${Buffer.from(signature.subarray(0, 32)).toString('hex')}`);
  const x = ((header - FIRST_V) & 2) === 0 ? r : r + N;
  if (x >= P) {
    return 'java.security.SignatureException: Could not recover public key from signature';
  }
  return isOnCurve(x)
    ? 'java.lang.ArithmeticException: BigInteger not invertible.'
    : 'java.lang.IllegalArgumentException: Invalid point compression';
}

/** Java's bytes are signed. */
function headerOf(v: number): number {
  const signed = v > 127 ? v - 256 : v;
  return signed < FIRST_V ? signed + FIRST_V : signed;
}

/** Whether the curve has a point with this x: its y squared is a square. */
function isOnCurve(x: bigint): boolean {
  return power((x * x * x + 7n) % P, (P - 1n) / 2n) === 1n;
}

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  for (const bit of exponent.toString(2)) {
    result = (result * result) % P;
    if (bit === '1') result = (result * base) % P;
  }
  return result;
}
