import { type Translate, useFeatureTexts } from '../i18n/use-feature-texts.ts';
import type { messages } from './messages.en.ts';

export type EarnText = keyof typeof messages;

export function useTexts(): Translate<EarnText> {
  return useFeatureTexts('earn');
}
