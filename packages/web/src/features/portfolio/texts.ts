import { type TextOf, textsOf } from '../../shared/i18n/texts-of.ts';
import type { messages } from './messages.en.ts';

/** They come with what shows somebody's holdings. */
export const portfolioTexts = textsOf<typeof messages>(
  'portfolio',
  (language) => import(`./messages.${language}.ts`),
);

export type PortfolioText = TextOf<typeof portfolioTexts>;
