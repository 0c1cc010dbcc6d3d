import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { bringTexts, type CatalogLoaders } from '../i18n/active-locale.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { useStore } from '../state/use-store.ts';
import { Button } from '../ui/buttons/button.tsx';
import { Sheet } from '../ui/overlays/sheet.tsx';
import { Notice } from '../ui/states/notice.tsx';
import { addressOf } from '../wallet/connection.ts';
import { useWallet } from '../wallet/wallet.ts';
import { definedAction, onDefined, type PaidAction } from './paid-action.ts';
import type { Resumed } from './resumed.ts';
import { paidActionTexts } from './texts.ts';
import { usePaidAction } from './use-paid-action.tsx';

type Taken = Resumed['paidAction'] & Readonly<{ pathname: string; turn: number }>;

/** Opens what is resumed over the page on which it was begun, filled in as it was left. */
export function ResumeHost(): ReactNode {
  const { taken, leave } = useTaken();
  const action = useStore(onDefined, () => taken && definedAction(taken.key));
  return (
    taken && action && <OpenAgain key={taken.turn} action={action} taken={taken} onLeave={leave} />
  );
}

/** What was asked to be resumed, while the account that began it is connected and its page is shown. */
function useTaken() {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const { connection } = useWallet();
  const account = connection.status === 'connected' ? addressOf(connection) : null;
  const wanted = (state as Partial<Resumed> | null)?.paidAction ?? null;
  const next = useRef<Resumed['paidAction'] | null>(null);
  const [taken, setTaken] = useState<Taken | null>(null);
  useEffect(() => {
    if (wanted && account === wanted.account) {
      next.current = wanted;
      void navigate(`${pathname}${search}`, { replace: true, state: null });
    } else if (!wanted && next.current) {
      // Only now: a sheet that is open while the place changes is closed by it.
      const resumed = next.current;
      next.current = null;
      setTaken((last) => ({ ...resumed, pathname, turn: (last?.turn ?? 0) + 1 }));
    }
  }, [wanted, account, navigate, pathname, search]);
  const leave = useCallback(() => setTaken(null), []);
  const isHere = taken?.account === account && taken?.pathname === pathname;
  useEffect(() => {
    if (!isHere) leave();
  }, [isHere, leave]);
  return { taken: isHere ? taken : null, leave };
}

type OpenAgainProps = Readonly<{ action: PaidAction; taken: Taken; onLeave: () => void }>;

function OpenAgain({ action, taken, onLeave }: OpenAgainProps): ReactNode {
  const { reservedUntil, params } = taken;
  const { beginAgain, refusal, sheet } = usePaidAction(action, { reservedUntil, onClose: onLeave });
  const isStarted = useRef(false);
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    const { texts } = action as Readonly<{ texts: Partial<CatalogLoaders> }>;
    const there = texts.en ? bringTexts(texts as CatalogLoaders) : Promise.resolve();
    // Words that did not arrive leave their names; what is signed is the same.
    void there.catch(() => {}).then(() => beginAgain(params));
  }, [action, beginAgain, params]);
  return (
    <>
      {sheet}
      <Refused text={refusal} onClose={onLeave} />
    </>
  );
}

/** The form that would say why is not open. */
function Refused({
  text,
  onClose,
}: Readonly<{ text: string | null; onClose: () => void }>): ReactNode {
  const t = useTexts(paidActionTexts);
  return (
    <Sheet
      open={text !== null}
      onClose={onClose}
      title={t('notResumed')}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <div role="alert">
        <Notice kind="bad">{text}</Notice>
      </div>
    </Sheet>
  );
}
