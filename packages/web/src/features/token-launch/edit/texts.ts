import { textsOf } from '../../../shared/i18n/texts-of.ts';
import type { messages } from './messages.en.ts';

/** They come with the page that edits a token. */
export const tokenEditTexts = textsOf<typeof messages>(
  'tokenEdit',
  (language) => import(`./messages.${language}.ts`),
);
