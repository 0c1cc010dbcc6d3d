/** Rounded down. */
export function squareRoot(value: bigint): bigint {
  if (value < 2n) return value;
  let root = 1n << (BigInt(value.toString(2).length + 1) / 2n);
  for (;;) {
    const next = (root + value / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}
