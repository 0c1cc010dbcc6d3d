import { textsOf } from '../../../shared/i18n/texts-of.ts';
import type { messages } from './messages.en.ts';

/** They come with the page of one's own tokens. */
export const managementTexts = textsOf<typeof messages>(
  'tokenManagement',
  (language) => import(`./messages.${language}.ts`),
);
