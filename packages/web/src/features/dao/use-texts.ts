import { type Translate, useFeatureTexts } from '../../shared/i18n/use-feature-texts.ts';
import type { messages } from './messages.en.ts';

export type DaoText = keyof typeof messages;

export function useTexts(): Translate<DaoText> {
  return useFeatureTexts('dao');
}
