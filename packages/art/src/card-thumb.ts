import { cardFigure } from './card-figure.ts';
import type { CardPlan } from './card-plan.ts';
import { numerals } from './numerals.ts';
import { tenth } from './turned.ts';

const side = 200;
const middle = side / 2;

/** A square of the figure with the value in a disc: tells the level at 40 px. */
export function cardThumb(plan: CardPlan): string {
  const { ink, paper, value } = plan.level;
  const label = value >= 1_000 ? `${value / 1_000}K` : `${value}`;
  const { markup, width } = numerals(label, 40, [middle, 114], 'middle');
  const disc = tenth(Math.max(34, width / 2 + 10));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side}" height="${side}">`,
    `<rect width="${side}" height="${side}" rx="28" fill="${paper}"/>`,
    `<g transform="translate(${middle} ${middle}) scale(.1)" fill="none" stroke="${ink}" stroke-linecap="round">`,
    `${cardFigure(plan, 90, 'thumb')}</g>`,
    `<circle cx="${middle}" cy="${middle}" r="${disc}" fill="${paper}"/>`,
    `<circle cx="${middle}" cy="${middle}" r="${tenth(disc - 4)}" fill="none" stroke="${ink}" stroke-width="2"/>`,
    `<g fill="${ink}">${markup}</g>`,
    `<rect x="3" y="3" width="194" height="194" rx="25" fill="none" stroke="${ink}" stroke-width="3" opacity=".55"/>`,
    '</svg>',
  ].join('');
}
