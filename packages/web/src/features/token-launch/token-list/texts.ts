import { textsOf } from '../../../shared/i18n/texts-of.ts';
import type { messages } from './messages.en.ts';

/** They come with the list, after the first page stands. */
export const tokenListTexts = textsOf<typeof messages>(
  'tokenList',
  (language) => import(`./messages.${language}.ts`),
);
