import { cardFront } from './card-front.ts';
import type { CardLanguage, CardLevelNumber } from './card-level.ts';
import { type CardDetail, planCard } from './card-plan.ts';
import { cardThumb } from './card-thumb.ts';

export type CardArt = Readonly<{
  level: CardLevelNumber;
  serial: bigint;
  detail: CardDetail;
  /** Language of the level's name; English where nothing is said. */
  language?: CardLanguage;
}>;

/**
 * The picture of a card as the text of an SVG file. The same card gives the same drawing in every browser and on
 * the server; sine may differ in its last bit between engines, so compare level and serial, never a hash of this text.
 */
export function cardArt({ level, serial, detail, language = 'en' }: CardArt): string {
  const plan = planCard(level, serial);
  return detail === 'thumb' ? cardThumb(plan) : cardFront(plan, detail, language);
}
