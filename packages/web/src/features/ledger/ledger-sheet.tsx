import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { useStore } from '../../shared/state/use-store.ts';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { Spinner } from '../../shared/ui/buttons/spinner.tsx';
import { Sheet } from '../../shared/ui/overlays/sheet.tsx';
import { useLast } from '../../shared/ui/overlays/use-last.ts';
import type { OpenDesk } from './ledger-desk.ts';
import { ledgerDesk } from './ledger-driver.ts';
import { ProblemPart } from './problem-part.tsx';
import { RequestPart } from './request-part.tsx';
import { ledgerTexts } from './texts.ts';

/** What the device is asked to sign, and what keeps it from being signed. Closing it cancels. */
export function LedgerSheet(): ReactNode {
  const t = useTexts(ledgerTexts);
  const state = useStore(ledgerDesk.subscribe, ledgerDesk.get);
  const shown = useLast(state.status === 'idle' ? null : state);
  const cancel = () => ledgerDesk.cancel();
  return (
    <Sheet
      open={state.status !== 'idle'}
      onClose={cancel}
      title={t('signTitle')}
      detail={shown?.request.account.model ?? ''}
      footer={
        <div className="grid grid-cols-2 gap-3">
          <Button kind="secondary" onClick={cancel}>
            {t('cancel')}
          </Button>
          {shown?.status === 'stopped' ? (
            <Button onClick={() => ledgerDesk.retry()}>{t('tryAgain')}</Button>
          ) : (
            <Button busy>{t('waiting')}</Button>
          )}
        </div>
      }
    >
      {shown && (
        <div className="grid gap-4">
          <Status state={shown} />
          <RequestPart request={shown.request} />
        </div>
      )}
    </Sheet>
  );
}

function Status({ state }: Readonly<{ state: OpenDesk }>): ReactNode {
  const t = useTexts(ledgerTexts);
  switch (state.status) {
    case 'stopped':
      return <ProblemPart problem={state.problem} />;
    case 'looking':
      return (
        <p role="status" className="flex gap-3">
          <Spinner />
          {t('looking')}
        </p>
      );
    case 'showing':
      return (
        <p role="status" className="font-strong">
          {t(shows(state))}
        </p>
      );
  }
}

function shows({ request }: OpenDesk) {
  if (request.kind === 'message') return 'showsText';
  return request.showsHashOnly ? 'showsHash' : 'showsCall';
}
