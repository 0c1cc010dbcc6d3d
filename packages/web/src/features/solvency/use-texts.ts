import { type Translate, useFeatureTexts } from '../../shared/i18n/use-feature-texts.ts';
import type { messages } from './messages.en.ts';

export type SolvencyText = keyof typeof messages;

export function useTexts(): Translate<SolvencyText> {
  return useFeatureTexts('solvency');
}
