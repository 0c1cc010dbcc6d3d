import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import {
  type ActionButtonProps,
  ActionButton as Shared,
} from '../../shared/paid-action/action-button.tsx';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { daoTexts } from './texts.ts';

type Props = ActionButtonProps &
  Readonly<{
    /** Why it cannot be done; said on the button once nothing else stands in the way. */
    reason?: string | null;
  }>;

/** The button of a paid action, in the words of the DAO. */
export function ActionButton({ reason = null, ...props }: Props): ReactNode {
  const t = useTexts(daoTexts);
  if (reason !== null && props.blocker === null) return <Button disabled>{reason}</Button>;
  return <Shared {...props} t={t} />;
}
