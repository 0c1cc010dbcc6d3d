/** A point of the drawing plane. */
type Point = readonly [x: number, y: number];

/** A curve by its parameter. */
export type Curve = (t: number) => Point;

/** A figure made of one drawn sector that is turned `folds` times around the middle. */
export type Figure = Readonly<{ path: string; folds: number }>;

export const turn = Math.PI * 2;

/** Units of the plane are tenths, so that coordinates are whole numbers and paths stay short. */
export const unitsPerPixel = 10;

/** A smooth curve as one SVG path: cubic Hermite pieces, `pieces` of them between two parameters. */
export function pathOf(curve: Curve, from: number, to: number, pieces: number): string {
  const step = (to - from) / pieces;
  const at = (t: number): Point => {
    const [x, y] = curve(t);
    return [x * unitsPerPixel, y * unitsPerPixel];
  };
  const [startX, startY] = at(from);
  let path = `M${Math.round(startX)} ${Math.round(startY)}C`;
  for (let piece = 0; piece < pieces; piece += 1) {
    const a = from + step * piece;
    const b = a + step;
    const first = control(at, a, step / 3);
    const second = control(at, b, -step / 3);
    path += [...first, ...second, ...at(b)].map((value) => Math.round(value)).join(' ');
    path += piece < pieces - 1 ? ' ' : '';
  }
  return path;
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
