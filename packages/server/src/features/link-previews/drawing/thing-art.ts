import { cardArt } from '@vellum/art/card-art';
import type { CardLanguage, CardLevelNumber } from '@vellum/art/card-level';
import { envelopeLook } from '@vellum/art/envelope-look';
import { turned } from '@vellum/art/turned';
import { PAPER } from './background.ts';
import { outlinedTexts } from './outlined-texts.ts';
import type { Typesetter } from './typesetter.ts';

type Card = Readonly<{ level: CardLevelNumber; serial: string }>;

/** The card itself, on paper that keeps the waves off. */
export async function cardOnPaper(
  setter: Typesetter,
  { level, serial }: Card,
  language: CardLanguage,
): Promise<string> {
  const art = cardArt({ level, serial: BigInt(serial), detail: 'card', language });
  const drawn = await outlinedTexts(setter, art);
  const placed = drawn
    .replace('<svg ', '<svg x="468" y="104" ')
    .replace(/ width="640" height="404">/, ' width="668" height="421.7">');
  return `<rect x="458" y="94" width="688" height="442" rx="30" fill="${PAPER}"/>${placed}`;
}

/** A closed envelope in the look of its series. */
export function envelopeArt(series: string): string {
  const { ink, paper, seal } = envelopeLook(series);
  const figures = seal.map((figure, at) => turned(`e${at}`, { figure, line: 3 }));
  return [
    `<rect x="672" y="142" width="476" height="336" rx="30" fill="${PAPER}"/>`,
    `<g transform="translate(690 160)"><rect width="440" height="300" rx="16" fill="${paper}" stroke="${ink}" stroke-width="2.5"/>`,
    `<path d="M4 8L220 162 436 8M6 292L168 126M434 292L272 126" fill="none" stroke="${ink}" stroke-width="2.5"/>`,
    `<g transform="translate(220 156) scale(.72)"><circle r="88" fill="${paper}"/>`,
    `<g transform="scale(.1)" fill="none" stroke="${ink}">${figures.join('')}</g>`,
    `<circle r="26" fill="${ink}"/><path d="M-11-10L0 12 11-10" fill="none" stroke="${paper}" stroke-width="5" stroke-linejoin="round"/></g></g>`,
  ].join('');
}

/** An empty seal for what may be taken for something else. */
export async function unknownArt(setter: Typesetter, ink: string): Promise<string> {
  const mark = await setter.lay('?', { family: 'serif', weight: 700, size: 120 });
  const hatch = Array.from({ length: 26 }, (_, at) => `M${800 + at * 18} 400l90-280`).join('');
  return [
    `<clipPath id="uc"><circle cx="930" cy="265" r="118"/></clipPath>`,
    `<circle cx="930" cy="265" r="134" fill="${PAPER}"/>`,
    `<g clip-path="url(#uc)"><rect x="800" y="130" width="260" height="270" fill="#ECE7DF"/><path d="${hatch}" transform="translate(-60)" stroke="${ink}" stroke-width="2.5"/></g>`,
    `<circle cx="930" cy="265" r="82" fill="#ECE7DF"/>`,
    `<circle cx="930" cy="265" r="119" fill="none" stroke="${ink}" stroke-width="3"/>`,
    `<circle cx="930" cy="265" r="129" fill="none" stroke="${ink}" stroke-width="1.5"/>`,
    `<g fill="${ink}">${mark.markup(930 - mark.width / 2, 308)}</g>`,
  ].join('');
}
