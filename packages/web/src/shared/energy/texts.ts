import { textsOf } from '../i18n/texts-of.ts';
import type { messages } from './messages.en.ts';

/** They come with the sheet of paid actions: energy can be rented out of every review. */
export const rentTexts = textsOf<typeof messages>(
  'energyRent',
  (language) => import(`./messages.${language}.ts`),
);
