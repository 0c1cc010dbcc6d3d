import { type TextOf, textsOf } from '../../shared/i18n/texts-of.ts';
import type { messages } from './messages.en.ts';

/** They come with the pages that stake. */
export const stakingTexts = textsOf<typeof messages>(
  'staking',
  (language) => import(`./messages.${language}.ts`),
);

export type StakingText = TextOf<typeof stakingTexts>;
