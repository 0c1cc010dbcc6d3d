import { type Figure, unitsPerPixel } from '@vellum/art/curve';

const svg = 'http://www.w3.org/2000/svg';

/** An element of the page around the frame, which has no framework: it must not cost what it frames. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  children: readonly (Node | string)[],
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.className = className;
  made.append(...children);
  return made;
}

/** Line art on a square plane of the given width. */
export function svgElement(figures: readonly Figure[], plane: number): SVGSVGElement {
  const half = (plane / 2) * unitsPerPixel;
  const drawing = document.createElementNS(svg, 'svg');
  drawing.setAttribute('viewBox', `${-half} ${-half} ${half * 2} ${half * 2}`);
  drawing.setAttribute('aria-hidden', 'true');
  for (const [index, { path, folds }] of figures.entries()) {
    const sector = document.createElementNS(svg, 'path');
    sector.id = `desk-${index}`;
    sector.setAttribute('d', path);
    drawing.append(sector);
    for (let fold = 1; fold < folds; fold += 1) {
      const copy = document.createElementNS(svg, 'use');
      copy.setAttribute('href', `#${sector.id}`);
      copy.setAttribute('transform', `rotate(${(360 / folds) * fold})`);
      drawing.append(copy);
    }
  }
  return drawing;
}
