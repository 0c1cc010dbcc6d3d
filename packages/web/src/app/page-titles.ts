import { type Translate, useFeatureTexts } from '../shared/i18n/use-feature-texts.ts';
import type { messages } from './titles/messages.en.ts';

/** Every page has a title of its own, in both languages. */
export type PageTitle = keyof typeof messages;

export function usePageTitles(): Translate<PageTitle> {
  return useFeatureTexts('titles');
}
