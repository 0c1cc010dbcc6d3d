import { textsOf } from '../../shared/i18n/texts-of.ts';
import type { messages } from './messages.en.ts';

export const glossaryTexts = textsOf<typeof messages>(
  'glossary',
  (language) => import(`./messages.${language}.ts`),
);
