import { textsOf } from '../../../shared/i18n/texts-of.ts';
import type { messages } from './messages.en.ts';

export const marketHelpTexts = textsOf<typeof messages>(
  'marketHelp',
  (language) => import(`./messages.${language}.ts`),
);
