import { type TextOf, textsOf } from '../../shared/i18n/texts-of.ts';
import type { messages } from './messages.en.ts';

/** They come with the owners' page. */
export const ownerTexts = textsOf<typeof messages>(
  'owner',
  (language) => import(`./messages.${language}.ts`),
);

export type OwnerText = TextOf<typeof ownerTexts>;
