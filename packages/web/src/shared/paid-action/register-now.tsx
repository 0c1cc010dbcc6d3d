import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { useSession } from '../session/session.ts';
import { Button } from '../ui/buttons/button.tsx';
import { uiTexts } from '../ui/texts.ts';
import { useOnline } from '../ui/use-online.ts';
import { addressOf } from '../wallet/connection.ts';
import { useWallet } from '../wallet/wallet.ts';
import type { JournalRecord } from './journal/journal-record.ts';
import { paidActionTexts } from './texts.ts';

/** Whether it waits for its account to sign in: the server takes a report from nobody else. */
export function useLacksSession({ account }: JournalRecord): boolean {
  const session = useSession();
  return session.status !== 'signed-in' || session.address !== account;
}

/** Reports a transaction that is on chain now, after a sign-in where there is none. */
export function RegisterNow({ record }: Readonly<{ record: JournalRecord }>): ReactNode {
  const ui = useTexts(uiTexts);
  const t = useTexts(paidActionTexts);
  const queries = useQueryClient();
  const isOnline = useOnline();
  const lacksSession = useLacksSession(record);
  const connected = addressOf(useWallet().connection);
  const [isBusy, setBusy] = useState(false);
  if (connected !== null && connected !== record.account) return null;
  const now = async () => {
    setBusy(true);
    // Declined or out of reach: it continues by itself all the same.
    await import('./run/page-runs.ts')
      .then(({ registerNow }) => registerNow(record, queries))
      .catch(() => {});
    setBusy(false);
  };
  return (
    <div className="mt-2">
      <Button
        kind="secondary"
        size="small"
        busy={isBusy}
        disabled={!isOnline}
        onClick={() => void now()}
      >
        {lacksSession ? ui('signIn') : t('tryNow')}
      </Button>
    </div>
  );
}
