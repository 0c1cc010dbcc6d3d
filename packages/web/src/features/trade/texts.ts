import { type TextOf, textsOf } from '../../shared/i18n/texts-of.ts';
import type { messages } from './messages.en.ts';

/** They come with the pages of internal trades. */
export const tradeTexts = textsOf<typeof messages>(
  'trade',
  (language) => import(`./messages.${language}.ts`),
);

export type TradeText = TextOf<typeof tradeTexts>;
