import { type TextOf, textsOf } from '../i18n/texts-of.ts';
import type { messages } from './messages.en.ts';

/** What every page about launched tokens says. */
export const launchTexts = textsOf<typeof messages>(
  'launch',
  (language) => import(`./messages.${language}.ts`),
);

export type LaunchText = TextOf<typeof launchTexts>;
