/** A prize tier with how many boxes of it the drawn ones held. */
export type DrawnTier = Readonly<{ count: number; drawn: number }>;

/**
 * Of a hundred fair draws, how many stray from the stated odds at least this far; null when there are too few
 * boxes to tell. Sold boxes are drawn without putting back, so the usual sum is widened by what was left.
 */
export function fitOf(tiers: readonly DrawnTier[]): number | null {
  const total = tiers.reduce((sum, { count }) => sum + count, 0);
  const drawn = tiers.reduce((sum, tier) => sum + tier.drawn, 0);
  if (drawn === 0 || drawn >= total) return null;
  const groups = pooled(tiers, drawn / total);
  if (groups.length < 2) return null;
  const sum = groups.reduce((all, { drawn: seen, expected }) => {
    return all + (seen - expected) ** 2 / expected;
  }, 0);
  const widened = (sum * (total - 1)) / (total - drawn);
  return Math.round(100 * chiSquareTail(widened, groups.length - 1));
}

type Group = { drawn: number; expected: number };

/** Five expected boxes are the least for which the sum means anything: rarer prizes count together. */
const LEAST = 5;

function pooled(tiers: readonly DrawnTier[], share: number): readonly Group[] {
  const groups: Group[] = [];
  let open: Group = { drawn: 0, expected: 0 };
  for (const { count, drawn } of [...tiers].sort((a, b) => a.count - b.count)) {
    open = { drawn: open.drawn + drawn, expected: open.expected + count * share };
    if (open.expected < LEAST) continue;
    groups.push(open);
    open = { drawn: 0, expected: 0 };
  }
  const last = groups.at(-1);
  if (!last) return [];
  groups[groups.length - 1] = {
    drawn: last.drawn + open.drawn,
    expected: last.expected + open.expected,
  };
  return groups;
}

/** Chance that a chi-square value with so many degrees of freedom is at least `value`. */
export function chiSquareTail(value: number, freedom: number): number {
  if (value <= 0) return 1;
  const half = freedom / 2;
  const at = value / 2;
  const scale = Math.exp(-at + half * Math.log(at) - logGamma(half));
  return at < half + 1 ? 1 - scale * lowerSeries(half, at) : scale * upperFraction(half, at);
}

function lowerSeries(shape: number, at: number): number {
  let term = 1 / shape;
  let sum = term;
  for (let n = 1; n < 500 && term > sum * 1e-12; n += 1) {
    term *= at / (shape + n);
    sum += term;
  }
  return sum;
}

/** Lentz's way of working out the continued fraction of the upper part. */
function upperFraction(shape: number, at: number): number {
  const tiny = 1e-300;
  let b = at + 1 - shape;
  let c = 1 / tiny;
  let d = 1 / b;
  let result = d;
  for (let n = 1; n < 500; n += 1) {
    const a = -n * (n - shape);
    b += 2;
    d = 1 / (a * d + b || tiny);
    c = b + a / c || tiny;
    result *= c * d;
    if (Math.abs(c * d - 1) < 1e-12) break;
  }
  return result;
}

/** Of halves and whole numbers only, which degrees of freedom are. */
function logGamma(half: number): number {
  let sum = Number.isInteger(half) ? 0 : Math.log(Math.PI) / 2;
  for (let factor = Number.isInteger(half) ? 1 : 0.5; factor < half; factor += 1) {
    sum += Math.log(factor);
  }
  return sum;
}
