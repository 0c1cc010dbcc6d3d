import { textsOf } from '../../shared/i18n/texts-of.ts';
import type { messages } from './messages.en.ts';

/** They come with the rankings. */
export const rankingTexts = textsOf<typeof messages>(
  'rankings',
  (language) => import(`./messages.${language}.ts`),
);
