import { unitsPerPixel } from './curve.ts';

type WaveLine = Readonly<{ from: number; length: number; height: number; halves: number }>;

/** One long wave from left to right as path data: half a wave drawn, the others mirrored from it. */
export function waveLine({ from, length, height, halves }: WaveLine): string {
  const half = Math.round((length / 2) * unitsPerPixel);
  const crest = Math.round(height * 2 * unitsPerPixel);
  const rest = Array.from({ length: halves }, () => `${half} 0`).join(' ');
  return `M${Math.round(from * unitsPerPixel)} 0q${half / 2}-${crest} ${half} 0t${rest}`;
}
