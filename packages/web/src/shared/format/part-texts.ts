import { percentText } from './percent.ts';

const BPS = 10_000n;

/**
 * Parts of one whole in units of which the whole has `units`, so that together they make it: what cutting off leaves
 * goes to those that lost most by it. All 0 where there is nothing.
 */
export function wholeParts(parts: readonly bigint[], units: bigint): readonly bigint[] {
  const whole = parts.reduce((sum, part) => sum + part, 0n);
  if (whole === 0n) return parts.map(() => 0n);
  const cut = parts.map((part, place) => ({
    place,
    shown: (part * units) / whole,
    lost: (part * units) % whole,
  }));
  const missing = Number(units - cut.reduce((sum, { shown }) => sum + shown, 0n));
  const byLoss = cut.toSorted((a, b) => (a.lost < b.lost ? 1 : Number(a.lost === b.lost) - 1));
  const raised = new Set(byLoss.slice(0, missing).map(({ place }) => place));
  return cut.map(({ place, shown }) => shown + BigInt(raised.has(place)));
}

/**
 * Parts of one whole in percent, which together say 100 %. What is there but less than can be written is not called
 * nothing.
 */
export function partTexts(parts: readonly bigint[]): readonly string[] {
  return wholeParts(parts, BPS).map((share, place) => {
    const isTiny = share === 0n && parts[place] !== 0n;
    return isTiny ? `< ${percentText(1)}` : percentText(Number(share));
  });
}
