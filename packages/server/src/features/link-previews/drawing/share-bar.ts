import type { PicturePlan } from '../picture-plan.ts';
import { short } from './typesetter.ts';

const [X, WIDTH, HEIGHT] = [76, 570, 34];
const ALL = 10_000;

/** Solid is done, hatched is open; a stroke marks where it succeeds. */
export function shareBar({ bar, ink }: PicturePlan, y: number): string {
  if (bar === null) return '';
  const wide = (share: number) => (WIDTH * Math.min(ALL, Math.max(0, share))) / ALL;
  const hatch = Array.from({ length: 60 }, (_, at) => `M${X + at * 11} ${y + HEIGHT}l14-${HEIGHT}`);
  const mark = bar.mark === null ? null : X + wide(bar.mark);
  return [
    `<clipPath id="bc"><rect x="${X}" y="${y}" width="${WIDTH}" height="${HEIGHT}"/></clipPath>`,
    `<g clip-path="url(#bc)"><path d="${hatch.join('')}" stroke="${ink}" opacity=".55"/>`,
    `<rect x="${X}" y="${y}" width="${short(wide(bar.share))}" height="${HEIGHT}" fill="${ink}"/>`,
    `<rect x="${short(X + WIDTH - wide(bar.rest))}" y="${y}" width="${short(wide(bar.rest))}" height="${HEIGHT}" fill="#4D544F"/></g>`,
    `<rect x="${X}" y="${y}" width="${WIDTH}" height="${HEIGHT}" fill="none" stroke="${ink}" stroke-width="2"/>`,
    mark === null
      ? ''
      : `<path d="M${short(mark)} ${y - 11}v${HEIGHT + 22}" stroke="#16211D" stroke-width="4"/>`,
  ].join('');
}
