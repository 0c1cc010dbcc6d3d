import { type TextOf, textsOf } from '../../shared/i18n/texts-of.ts';
import type { messages } from './messages.en.ts';

/** They come with the pages of the DAO. */
export const daoTexts = textsOf<typeof messages>(
  'dao',
  (language) => import(`./messages.${language}.ts`),
);

export type DaoText = TextOf<typeof daoTexts>;
