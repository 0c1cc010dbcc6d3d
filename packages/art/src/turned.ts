import { type Figure, unitsPerPixel } from './curve.ts';

export type Layer = Readonly<{
  figure: Figure;
  /** Line width in pixels of the plane. */
  line: number;
  opacity?: number;
  /** Another ink than the drawing's own. */
  ink?: string | undefined;
}>;

/** A figure as markup: its sector drawn once, then turned around the middle. */
export function turned(id: string, { figure, line, opacity = 1, ink }: Layer): string {
  const copies = Array.from({ length: figure.folds - 1 }, (_, fold) => {
    const angle = Number(((360 / figure.folds) * (fold + 1)).toFixed(3));
    return `<use href="#${id}" transform="rotate(${angle})"/>`;
  });
  const width = ` stroke-width="${tenth(line * unitsPerPixel)}"`;
  const light = opacity === 1 ? '' : ` opacity="${opacity}"`;
  const colour = ink === undefined ? '' : ` stroke="${ink}"`;
  return `<g${width}${light}${colour}><path id="${id}" d="${figure.path}"/>${copies.join('')}</g>`;
}

/** At most one decimal. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
