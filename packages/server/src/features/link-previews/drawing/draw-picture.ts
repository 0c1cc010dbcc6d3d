import type { PicturePlan } from '../picture-plan.ts';
import { background, frame, houseMark } from './background.ts';
import {
  brandLine,
  dateLine,
  factColumns,
  figureLine,
  kindLine,
  runsLine,
  titleLines,
  warningBand,
} from './picture-words.ts';
import { faceArt, rosetteArt } from './rosette-art.ts';
import { shareBar } from './share-bar.ts';
import { cardOnPaper, envelopeArt, unknownArt } from './thing-art.ts';
import type { Typesetter } from './typesetter.ts';

/** Left end of the waves, their strength, and the width of the words beside each art. */
const layouts: Readonly<
  Record<PicturePlan['art']['kind'], Readonly<{ left: number; opacity: number; room: number }>>
> = {
  rosette: { left: 784, opacity: 0.32, room: 580 },
  face: { left: 784, opacity: 0.32, room: 580 },
  card: { left: 450, opacity: 0.22, room: 370 },
  envelope: { left: 740, opacity: 0.26, room: 590 },
  unknown: { left: 880, opacity: 0.26, room: 660 },
};

/** The picture of a link as an SVG of outlines, 1200 x 630. */
export async function drawPicture(setter: Typesetter, plan: PicturePlan): Promise<string> {
  const { left, opacity, room } = layouts[plan.art.kind];
  const isWarning = plan.warning !== '';
  const foot = isWarning ? [420, 466] : [528, 572];
  const [lineY = 0, dateY = 0] = foot;
  const figureY = plan.bar !== null || plan.facts.length > 0 ? 424 : 474;
  const parts = await Promise.all([
    background(plan.ink, left, opacity),
    artOf(setter, plan),
    houseMark(),
    brandLine(setter),
    kindLine(setter, plan, room),
    titleLines(setter, plan.title, {
      width: room,
      below: plan.figure === null ? lineY - 36 : figureY - 66,
    }),
    plan.figure === null ? '' : figureLine(setter, plan.figure, figureY, room),
    shareBar(plan, 450),
    runsLine(setter, plan.line, lineY, room),
    factColumns(setter, plan.facts, room),
    dateLine(setter, plan.date, dateY),
    isWarning ? warningBand(setter, plan.warning) : '',
    frame(plan.ink),
  ]);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">${parts.join('')}</svg>`;
}

function artOf(setter: Typesetter, { art, ink, language }: PicturePlan): Promise<string> | string {
  switch (art.kind) {
    case 'rosette':
      return rosetteArt(setter, art, ink);
    case 'face':
      return faceArt(art.address, ink);
    case 'card':
      return cardOnPaper(setter, art, language);
    case 'envelope':
      return envelopeArt(art.series);
    case 'unknown':
      return unknownArt(setter, ink);
  }
}
