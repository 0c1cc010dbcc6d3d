export function smaller(a: bigint, b: bigint): bigint {
  if (a < b) return a;
  return b;
}

export function larger(a: bigint, b: bigint): bigint {
  if (a > b) return a;
  return b;
}
