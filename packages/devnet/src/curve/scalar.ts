/** Order of the group of secp256k1. */
export const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;

/** Leading bits that divisions are decided by: few enough for exact numbers. */
const LEADING_BITS = 50;

/**
 * The inverse of 0 < value < ORDER modulo the order. Euclid's algorithm as Lehmer does it: most divisions are decided by
 * the leading digits, and done to the long numbers all at once.
 */
export function inverseScalar(value: bigint): bigint {
  let larger = ORDER;
  let smaller = value;
  let before = 0n;
  let result = 1n;
  while (smaller > 0n) {
    const { a, b, c, d } = leadingDivisions(larger, smaller) ?? division(larger / smaller);
    const dividend = a * larger + b * smaller;
    smaller = c * larger + d * smaller;
    larger = dividend;
    const former = a * before + b * result;
    result = c * before + d * result;
    before = former;
  }
  return before < 0n ? before + ORDER : before;
}

/** What divisions make of two numbers: a and b times them, c and d times them. */
type Divisions = Readonly<{ a: bigint; b: bigint; c: bigint; d: bigint }>;

function division(quotient: bigint): Divisions {
  return { a: 0n, b: 1n, c: 1n, d: -quotient };
}

/** Undefined when the leading digits do not even decide the first. */
function leadingDivisions(larger: bigint, smaller: bigint): Divisions | undefined {
  const bits = Math.max(0, Math.ceil(Math.log2(Number(larger))) - LEADING_BITS);
  let x = Number(larger >> BigInt(bits));
  let y = Number(smaller >> BigInt(bits));
  let a = 1;
  let b = 0;
  let c = 0;
  let d = 1;
  while (y + c !== 0 && y + d !== 0) {
    const quotient = Math.floor((x + a) / (y + c));
    if (quotient !== Math.floor((x + b) / (y + d))) break;
    const rest = x - quotient * y;
    const nextC = a - quotient * c;
    const nextD = b - quotient * d;
    x = y;
    y = rest;
    a = c;
    c = nextC;
    b = d;
    d = nextD;
  }
  if (b === 0) return undefined;
  return { a: BigInt(a), b: BigInt(b), c: BigInt(c), d: BigInt(d) };
}
