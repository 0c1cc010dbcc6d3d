import { type TextOf, textsOf } from '../../shared/i18n/texts-of.ts';
import type { messages } from './messages.en.ts';

/** They come with the page of the energy desk. */
export const energyTexts = textsOf<typeof messages>(
  'energy',
  (language) => import(`./messages.${language}.ts`),
);

export type EnergyText = TextOf<typeof energyTexts>;
