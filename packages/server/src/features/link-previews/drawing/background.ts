import { waveField } from '@vellum/art/wave-field';

export const PAPER = '#F6F4EF';
export const TEXT = '#16211D';
export const TEXT_2 = '#4D544F';
export const BRASS = '#B3903C';
export const BRAND = '#0B5D4E';

/** Paper, and waves in its right part from `left` on. */
export function background(ink: string, left: number, opacity: number): string {
  const waves = waveField('gw', {
    ...{ left: left - 120, right: 1170, top: 40, bottom: 610 },
    ...{ gap: 26, height: 22, length: 110, drift: 34, line: 1.5, ink, opacity },
  });
  return [
    `<rect width="1200" height="630" fill="${PAPER}"/>`,
    `<clipPath id="gc"><path d="M${left} 33H1167V597H${left - 90}Z"/></clipPath>`,
    `<g clip-path="url(#gc)"><g transform="scale(.1)">${waves}</g></g>`,
  ].join('');
}

/** The double line around everything. */
export const frame = (ink: string): string =>
  `<rect x="25" y="25" width="1150" height="580" fill="none" stroke="${ink}" stroke-width="2"/>` +
  `<rect x="33.5" y="33.5" width="1133" height="563" fill="none" stroke="${BRASS}"/>`;

/** The mark of the house, 48 px wide around (100, 88). */
export function houseMark(): string {
  const turns = [0, 22.5, 45, 67.5, 90, 112.5, 135, 157.5];
  const rings = turns.map((turn) => `<ellipse rx="45" ry="17" transform="rotate(${turn})"/>`);
  return [
    `<g transform="translate(100 88) scale(.5)"><g fill="none" stroke="${BRAND}" stroke-width="3.4">`,
    ...rings,
    `</g><circle r="15" fill="${PAPER}"/><path fill="${BRAND}" d="M-8-8h4l4 11 4-11h4L2 9h-4z"/></g>`,
  ].join('');
}
