import type { CardPlan } from './card-plan.ts';
import { cardSize } from './card-size.ts';
import { ring } from './ring.ts';
import { turned } from './turned.ts';
import { waveLine } from './wave-line.ts';

const { width, height } = cardSize;
const wave = 20;

/** The border: a braid of phase-shifted waves between two rules, a rosette in each corner, microtext. */
export function cardFrame({ level, serial }: CardPlan, full: boolean): string {
  const { ink } = level;
  const rules = [
    `<rect x="12" y="12" width="${width - 24}" height="${height - 24}" rx="12" stroke-width="${full ? 1.2 : 2}"/>`,
    `<rect x="36.5" y="36.5" width="${width - 73}" height="${height - 73}" rx="3" stroke-width="${full ? 0.8 : 1.6}"/>`,
    full
      ? `<rect x="44.5" y="44.5" width="${width - 89}" height="${height - 89}" rx="2" stroke-width=".5"/>`
      : '',
  ];
  const promise = `VELLUM · ${level.names.en.toUpperCase()} · ${serial} · ${level.value} U · EVERY NUMBER CAN BE CHECKED · `;
  return [
    `<g fill="none" stroke="${ink}">${rules.join('')}${braids(full)}</g>`,
    corners(level.ink, level.paper, full),
    full ? microtext(promise, ink) : '',
  ].join('');
}

function braids(full: boolean): string {
  const shifts = full ? [0, 1, 2, 3] : [0, 2];
  const braid = (id: string, halves: number) => {
    const path = waveLine({ from: 0, length: wave, height: 6.2, halves });
    return `<path id="${id}" d="${path}"/>`;
  };
  const strands = (id: string) =>
    shifts.map((shift) => `<use href="#${id}" x="${shift * 50}"/>`).join('');
  const side = (place: string, id: string) =>
    `<g transform="${place} scale(.1)">${strands(id)}</g>`;
  return [
    `<defs>${braid('h', 58)}${braid('u', 34)}</defs>`,
    `<g stroke-width="${full ? 7 : 13}" opacity=".8">`,
    side('translate(14 25)', 'h'),
    side(`translate(14 ${height - 25})`, 'h'),
    side('translate(25 14) rotate(90)', 'u'),
    side(`translate(${width - 25} 14) rotate(90)`, 'u'),
    '</g>',
  ].join('');
}

function corners(ink: string, paper: string, full: boolean): string {
  const figure = ring({ folds: 8, waves: 1, radius: 12, amplitude: 5, count: full ? 5 : 3 });
  const rosette = turned('q', { figure, line: full ? 0.6 : 1.1 });
  const corner =
    `<g id="k"><circle r="20" fill="${paper}"/>` +
    `<g transform="scale(.1)" fill="none" stroke="${ink}">${rosette}</g><circle r="4" fill="${ink}"/></g>`;
  const copies = [
    [width - 27, 27],
    [27, height - 27],
    [width - 27, height - 27],
  ].map(([x, y]) => `<use href="#k" transform="translate(${x} ${y})"/>`);
  return `<defs>${corner}</defs><use href="#k" transform="translate(27 27)"/>${copies.join('')}`;
}

/** Two lines of small print that only a magnifier reads. */
function microtext(promise: string, ink: string): string {
  const line = promise.repeat(2).slice(0, 168).trim();
  const print = (y: number) =>
    `<text x="50" y="${y}" textLength="540" lengthAdjust="spacing">${line}</text>`;
  const font = 'font-family="Arial,Helvetica,sans-serif" font-size="4.6"';
  return `<g fill="${ink}" ${font}>${print(42.2)}${print(height - 38)}</g>`;
}
