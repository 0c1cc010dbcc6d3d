import type { ReactNode } from 'react';
import { cardTexts } from '../cards/texts.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { type ActionButtonProps, ActionButton as Shared } from '../paid-action/action-button.tsx';

/** The button of a paid action, in the words of cards. */
export function ActionButton(props: ActionButtonProps): ReactNode {
  return <Shared {...props} t={useTexts(cardTexts)} />;
}
