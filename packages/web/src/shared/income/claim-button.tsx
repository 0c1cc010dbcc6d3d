import type { ReactNode } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { ActionButton, type ActionButtonProps } from '../paid-action/action-button.tsx';
import { incomeWordTexts } from './texts.ts';

/** The button of a claim, in the words of the income pages. */
export function ClaimButton(props: ActionButtonProps): ReactNode {
  return <ActionButton {...props} t={useTexts(incomeWordTexts)} />;
}
