import { fnv1a } from '@vellum/art/fnv';
import { identiconCells } from '@vellum/art/identicon-cells';
import { ring } from '@vellum/art/ring';
import { seeded } from '@vellum/art/seeded';
import { turned } from '@vellum/art/turned';
import { PAPER } from './background.ts';
import { fittedLines } from './fitted-lines.ts';
import type { Typesetter } from './typesetter.ts';

const [X, Y] = [966, 315];

/** Two woven bands that follow from a seed, with room in the middle. */
function bands(seed: string, ink: string): string {
  const random = seeded(fnv1a(seed));
  const outer = ring({
    ...{ folds: random.whole(9, 13), waves: random.whole(5, 7), radius: 246, amplitude: 42 },
    ...{ swing: random.between(6, 14), pinch: random.between(0, 0.3), count: 4 },
  });
  const inner = ring({
    ...{ folds: random.whole(8, 12), waves: random.whole(2, 3), radius: 168, amplitude: 36 },
    ...{ pinch: random.between(0, 0.25), count: 4 },
  });
  return [
    `<clipPath id="rc"><path d="M34 34H1166V596H34Z"/></clipPath>`,
    `<g clip-path="url(#rc)"><g transform="translate(${X} ${Y})">`,
    `<circle r="302" fill="${PAPER}"/>`,
    `<g transform="scale(.1)" fill="none" stroke="${ink}">`,
    turned('r0', { figure: outer, line: 1.5 }),
    turned('r1', { figure: inner, line: 1.5 }),
    `</g><circle r="128" fill="${PAPER}" stroke="${ink}" stroke-width="2"/>`,
    `<circle r="118" fill="none" stroke="${ink}" stroke-width="3"/></g></g>`,
  ].join('');
}

/** With a letter or number in the middle. */
export async function rosetteArt(
  setter: Typesetter,
  { seed, mark }: Readonly<{ seed: string; mark: string }>,
  ink: string,
): Promise<string> {
  const room = { width: 176, lines: 1, largest: 156, largestOfSeveral: 156, smallest: 40 };
  const { lines, size } = await fittedLines(setter, mark, { family: 'serif', weight: 700 }, room);
  const [line] = lines;
  const letters = line?.markup(X - line.width / 2, Y + size * 0.36) ?? '';
  return `${bands(seed, ink)}<g fill="${ink}" color="${ink}">${letters}</g>`;
}

const inks = { green: '#0B5D4E', brown: '#7A4A24', blue: '#3B3F9E' } as const;
const CELL = 30;

/** With the cells of an address in the middle, as the app shows them everywhere. */
export function faceArt(address: string, ink: string): string {
  const { filled, ink: own } = identiconCells(address);
  const cells = filled.map(([x, y]) => {
    const place = `x="${X + (x - 2.5) * CELL}" y="${Y + (y - 2.5) * CELL}"`;
    return `<rect ${place} width="${CELL + 0.5}" height="${CELL + 0.5}"/>`;
  });
  return [
    bands(address, ink),
    `<circle cx="${X}" cy="${Y}" r="112" fill="${inks[own]}" opacity=".12"/>`,
    `<g fill="${inks[own]}">${cells.join('')}</g>`,
  ].join('');
}
