import { textsOf } from '../../../shared/i18n/texts-of.ts';
import type { messages } from './messages.en.ts';

export const communityHelpTexts = textsOf<typeof messages>(
  'communityHelp',
  (language) => import(`./messages.${language}.ts`),
);
