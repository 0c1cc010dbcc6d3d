import type { ReactNode } from 'react';
import { type ActionButtonProps, ActionButton as Shared } from '../paid-action/action-button.tsx';
import { useTexts } from './use-texts.ts';

/** The button of a paid action, in the words of the pages of sales. */
export function ActionButton(props: ActionButtonProps): ReactNode {
  return <Shared {...props} t={useTexts()} />;
}
