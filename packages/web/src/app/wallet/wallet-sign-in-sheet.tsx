import type { ReactNode } from 'react';
import { CallFailed } from '../../shared/http/call-failed.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { sessionStore, useSession } from '../../shared/session/session.ts';
import type { Session } from '../../shared/session/session-store.ts';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { Sheet } from '../../shared/ui/overlays/sheet.tsx';
import { Skeleton } from '../../shared/ui/states/skeleton.tsx';
import { failureText } from '../../shared/wallet/failure-text.ts';
import { walletTexts } from '../../shared/wallet/texts.ts';
import { useWalletLabel } from '../../shared/wallet/wallet-label.ts';

/** Shows the words before the wallet is asked to sign them. Closing it declines. */
export function SignInSheet(): ReactNode {
  const t = useTexts(walletTexts);
  const session = useSession();
  const label = useWalletLabel();
  const name = 'wallet' in session ? label(session.wallet.name) : '';
  return (
    <Sheet
      open={isAsked(session)}
      onClose={() => sessionStore.decline()}
      title={t('signInTitle', { name })}
      detail={t('signInDetail')}
      footer={
        <Button busy={session.status !== 'asking'} onClick={() => void sessionStore.confirm()}>
          {t(buttonText(session), { name })}
        </Button>
      }
    >
      <p>{t('signInText')}</p>
      <Problem session={session} />
      <p className="mt-4 text-14 text-ink-2">{t('signInWords')}</p>
      {'message' in session ? (
        <pre className="mt-1 rounded-control border border-line-soft bg-bg p-3 font-mono text-13 break-words whitespace-pre-wrap">
          {session.message}
        </pre>
      ) : (
        <div className="mt-1">
          <Skeleton height={200} />
        </div>
      )}
    </Sheet>
  );
}

/** Where the wallet itself asks, no second question stands before it. */
function isAsked(session: Session): boolean {
  return 'wallet' in session && !('isDirect' in session && session.isDirect);
}

function buttonText(session: Session) {
  if (session.status === 'asking') return 'signInConfirm';
  return session.status === 'signing' ? 'signInWaiting' : 'signInPreparing';
}

/** A refusal in the wallet is a grey note, not an error: the words stay and can be signed yet. */
function Problem({ session }: Readonly<{ session: Session }>): ReactNode {
  const t = useTexts(walletTexts);
  if (session.status !== 'asking' || session.problem === null) return null;
  const isServer = session.problem instanceof CallFailed;
  return (
    <p role="status" className="mt-4 rounded-control bg-surface-2 p-3 text-14">
      {t(isServer ? 'signInAgain' : failureText(session.problem))}
    </p>
  );
}
