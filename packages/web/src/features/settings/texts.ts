import { textsOf } from '../../shared/i18n/texts-of.ts';
import type { messages } from './messages.en.ts';

/** They come with the page of settings. */
export const settingsTexts = textsOf<typeof messages>(
  'settings',
  (language) => import(`./messages.${language}.ts`),
);
