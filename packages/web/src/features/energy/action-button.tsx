import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import {
  type ActionButtonProps,
  ActionButton as Shared,
} from '../../shared/paid-action/action-button.tsx';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { energyTexts } from './texts.ts';

type Props = ActionButtonProps &
  Readonly<{
    /** What is not filled in yet; said on the button once nothing else is in the way. */
    missing?: string | null;
  }>;

/** The button of a paid action, in the words of the desk. */
export function ActionButton({ missing = null, ...props }: Props): ReactNode {
  const t = useTexts(energyTexts);
  if (missing !== null && props.blocker === null) return <Button disabled>{missing}</Button>;
  return <Shared {...props} t={t} />;
}
