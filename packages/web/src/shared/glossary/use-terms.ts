import { type Translate, useFeatureTexts } from '../i18n/use-feature-texts.ts';
import type { messages } from './messages.en.ts';

export function useTerms(): Translate<keyof typeof messages> {
  return useFeatureTexts('terms');
}
