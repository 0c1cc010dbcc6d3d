import type { ReactNode } from 'react';
import { ActionButton } from '../../shared/earn/action-button.tsx';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import type { Blocker } from '../../shared/paid-action/use-paid-action.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { FootBar } from '../../shared/ui/foot-bar.tsx';
import { type LockText, lockTexts } from './texts.ts';

type LockBarProps = Readonly<{
  missing: LockText | null;
  blocker: Blocker | null;
  onPress: () => void;
}>;

/** The one button of the form; while it cannot be pressed it says why. */
export function LockBar({ missing, blocker, onPress }: LockBarProps): ReactNode {
  const t = useTexts(lockTexts);
  return (
    <FootBar>
      {missing && blocker === null ? (
        <Button disabled>{t(missing)}</Button>
      ) : (
        <ActionButton needsActive blocker={blocker} onPress={onPress}>
          {t('review')}
        </ActionButton>
      )}
    </FootBar>
  );
}
