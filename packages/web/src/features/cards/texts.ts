import { textsOf } from '../../shared/i18n/texts-of.ts';
import type { messages } from './messages.en.ts';

/** Words of the market, the inventory and the page of a card. */
export const marketTexts = textsOf<typeof messages>(
  'cardMarket',
  (language) => import(`./messages.${language}.ts`),
);
