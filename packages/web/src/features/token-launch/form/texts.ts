import { type TextOf, textsOf } from '../../../shared/i18n/texts-of.ts';
import type { messages } from './messages.en.ts';

/** They come with the launch forms. */
export const launchFormTexts = textsOf<typeof messages>(
  'launchForm',
  (language) => import(`./messages.${language}.ts`),
);

export type LaunchFormText = TextOf<typeof launchFormTexts>;
