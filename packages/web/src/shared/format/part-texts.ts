import { percentText } from './percent.ts';

const BPS = 10_000n;

/**
 * Parts of one whole in percent, which together say 100 %: what cutting off leaves goes to those that lost most by it.
 * What is there but less than can be written is not called nothing.
 */
export function partTexts(parts: readonly bigint[]): readonly string[] {
  const whole = parts.reduce((sum, part) => sum + part, 0n);
  if (whole === 0n) return parts.map(() => percentText(0));
  const cut = parts.map((part, place) => ({
    place,
    shown: Number((part * BPS) / whole),
    lost: (part * BPS) % whole,
  }));
  const missing = Number(BPS) - cut.reduce((sum, { shown }) => sum + shown, 0);
  const byLoss = cut.toSorted((a, b) => (a.lost < b.lost ? 1 : Number(a.lost === b.lost) - 1));
  const raised = new Set(byLoss.slice(0, missing).map(({ place }) => place));
  return cut.map(({ place, shown }) => {
    const hundredths = shown + Number(raised.has(place));
    const isTiny = hundredths === 0 && parts[place] !== 0n;
    return isTiny ? `< ${percentText(1)}` : percentText(hundredths);
  });
}
