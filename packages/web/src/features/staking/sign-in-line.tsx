import type { ReactNode } from 'react';
import { earnTexts } from '../../shared/earn/texts.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { ensureSession } from '../../shared/session/session.ts';
import { Button } from '../../shared/ui/button.tsx';

/** A part that is shown to a signed-in address: the one step to it. */
export function SignInLine(): ReactNode {
  const words = useTexts(earnTexts);
  // Declining is a change of mind: the page stays as it is, and the sheet has said why.
  const signIn = () => void ensureSession().catch(() => undefined);
  return (
    <div className="grid gap-3 px-4">
      <p className="text-14 text-ink-2">{words('signInText')}</p>
      <Button kind="secondary" onClick={signIn}>
        {words('signIn')}
      </Button>
    </div>
  );
}
