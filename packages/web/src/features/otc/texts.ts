import { type TextOf, textsOf } from '../../shared/i18n/texts-of.ts';
import type { messages } from './messages.en.ts';

/** They come with the page of the desk. */
export const otcTexts = textsOf<typeof messages>(
  'otc',
  (language) => import(`./messages.${language}.ts`),
);

export type OtcText = TextOf<typeof otcTexts>;
