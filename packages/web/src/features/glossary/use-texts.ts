import { type Translate, useFeatureTexts } from '../../shared/i18n/use-feature-texts.ts';
import type { messages } from './messages.en.ts';

export function useTexts(): Translate<keyof typeof messages> {
  return useFeatureTexts('glossary');
}
