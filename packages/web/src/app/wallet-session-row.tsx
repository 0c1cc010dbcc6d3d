import { type ReactNode, useState } from 'react';
import { dateTimeText } from '../shared/format/date.ts';
import { CallFailed } from '../shared/http/call-failed.ts';
import { useLocale } from '../shared/i18n/use-locale.ts';
import { useTexts } from '../shared/i18n/use-texts.ts';
import { ensureSession, signOut, useSession } from '../shared/session/session.ts';
import { Button } from '../shared/ui/button.tsx';
import { Row } from '../shared/ui/row.tsx';
import { showToast } from '../shared/ui/toast.ts';
import { walletTexts } from '../shared/wallet/texts.ts';

/** Whether the server knows this browser, and the way to change that. */
export function SessionRow({ isReady }: Readonly<{ isReady: boolean }>): ReactNode {
  const t = useTexts(walletTexts);
  const locale = useLocale();
  const session = useSession();
  const [busy, setBusy] = useState(false);
  if (session.status === 'signed-in') {
    return (
      <Row
        title={t('signedIn')}
        detail={t('signedInUntil', { time: dateTimeText(session.expiresAt, locale) })}
        value={
          <Button kind="secondary" size="small" onClick={() => void signOut()}>
            {t('signOut')}
          </Button>
        }
      />
    );
  }
  const signIn = () => {
    setBusy(true);
    ensureSession()
      .catch((error: unknown) => {
        // A person who declines knows it, and a wallet that changed is shown as it is now.
        if (error instanceof CallFailed) void showToast({ kind: 'bad', text: t('signInAgain') });
      })
      .finally(() => setBusy(false));
  };
  return (
    <Row
      title={t('signedOut')}
      detail={t('signedOutDetail')}
      value={
        <Button kind="secondary" size="small" busy={busy} disabled={!isReady} onClick={signIn}>
          {t('signIn')}
        </Button>
      }
    />
  );
}
