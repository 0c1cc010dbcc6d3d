import type { ReactNode } from 'react';
import { ActionButton, type ActionButtonProps } from '../paid-action/action-button.tsx';
import { useTexts } from './use-texts.ts';

/** The button of a claim, in the words of the income pages. */
export function ClaimButton(props: ActionButtonProps): ReactNode {
  return <ActionButton {...props} t={useTexts()} />;
}
