/** A point of the drawing plane. */
export type Point = readonly [x: number, y: number];

/** A curve by its parameter. */
export type Curve = (t: number) => Point;

/** A figure made of one drawn sector that is turned `folds` times around the middle. */
export type Figure = Readonly<{ path: string; folds: number }>;

export const turn = Math.PI * 2;

/** Units of the plane are tenths, so that coordinates are whole numbers and paths stay short. */
export const unitsPerPixel = 10;

/**
 * A smooth curve as one SVG path: cubic Hermite pieces, `pieces` of them between two parameters.
 * Steps are differences of rounded places, so rounding never adds up along a path.
 */
export function pathOf(curve: Curve, from: number, to: number, pieces: number): string {
  const step = (to - from) / pieces;
  const at = (t: number): Point => {
    const [x, y] = curve(t);
    return [x * unitsPerPixel, y * unitsPerPixel];
  };
  let here = rounded(at(from));
  let path = `M${numbers(here)}`;
  for (let piece = 0; piece < pieces; piece += 1) {
    const end = from + step * (piece + 1);
    const there = rounded(at(end));
    const bend = [...less(rounded(control(at, end, -step / 3)), here), ...less(there, here)];
    // From the second piece on, the first control point mirrors the last one: pieces are equally long.
    const start =
      piece === 0 ? `c${numbers(less(rounded(control(at, from, step / 3)), here))}` : '';
    const bends = numbers(bend);
    const joined = start + (bends.startsWith('-') ? '' : ' ') + bends;
    path += piece === 1 ? `s${bends}` : joined;
    here = there;
  }
  return path;
}

/** Whole numbers as path data: a minus sign separates as well as a space does. */
export function numbers(values: readonly number[]): string {
  return values.map((value, at) => (at > 0 && value >= 0 ? ` ${value}` : `${value}`)).join('');
}

/** Whole units; a negative zero would print as text of its own. */
function rounded([x, y]: Point): Point {
  return [Math.round(x) + 0, Math.round(y) + 0];
}

function less([ax, ay]: Point, [bx, by]: Point): Point {
  return [ax - bx, ay - by];
}

/** The point a third of a piece ahead along the tangent, which makes neighbouring pieces meet smoothly. */
function control(at: Curve, t: number, reach: number): Point {
  const nudge = Math.abs(reach) * 3e-4;
  const [x0, y0] = at(t - nudge);
  const [x1, y1] = at(t + nudge);
  const [x, y] = at(t);
  const scale = reach / (2 * nudge);
  return [x + (x1 - x0) * scale, y + (y1 - y0) * scale];
}

export function polar(radius: number, angle: number): Point {
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}

/** `count` strands of one family, joined to one path; `share` runs from 0 to 1. */
export function strands(count: number, draw: (index: number, share: number) => string): string {
  const last = Math.max(1, count - 1);
  return Array.from({ length: count }, (_, index) => draw(index, index / last)).join('');
}

/** The value at `share` of the way. */
export function between(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}
