import { type TextOf, textsOf } from '../../shared/i18n/texts-of.ts';
import type { messages } from './messages.en.ts';

/** They come with the page that buys LP. */
export const liquidityTexts = textsOf<typeof messages>(
  'liquidity',
  (language) => import(`./messages.${language}.ts`),
);

export type LiquidityText = TextOf<typeof liquidityTexts>;
