import { type Figure, turn } from '@vellum/art/curve';

/** Two coordinates; a minus sign separates as well as a space does. */
const PAIR = /(-?\d+) ?(-?\d+) ?/g;

/**
 * A figure with all its turned sectors in one path, made of curves only. Ten times the text, but a browser has one shape
 * to lay out where copies of a sector are twelve or more.
 */
export function wholeFigure({ path, folds }: Figure): Figure {
  const sectors = Array.from({ length: folds }, (_, fold) => turned(path, (turn * fold) / folds));
  return { path: sectors.join(''), folds: 1 };
}

/** Steps turn as places do, so that one rule holds for both. */
function turned(path: string, angle: number): string {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return path.replace(PAIR, (_, first: string, second: string) => {
    const [x, y] = [Number(first), Number(second)];
    return `${Math.round(x * cos - y * sin)} ${Math.round(x * sin + y * cos)} `;
  });
}
