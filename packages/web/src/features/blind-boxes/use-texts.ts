import { type Translate, useFeatureTexts } from '../../shared/i18n/use-feature-texts.ts';
import type { messages } from './messages.en.ts';

export type BoxText = keyof typeof messages;

export function useTexts(): Translate<BoxText> {
  return useFeatureTexts('boxes');
}
