import { type Translate, useFeatureTexts } from '../i18n/use-feature-texts.ts';
import type { messages } from './messages.en.ts';

export type LaunchText = keyof typeof messages;

export function useTexts(): Translate<LaunchText> {
  return useFeatureTexts('launch');
}
