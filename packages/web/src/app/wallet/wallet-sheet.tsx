import { type ReactNode, useState } from 'react';
import type { PersonaChoice } from '../../features/demo-wallet/persona-choice.tsx';
import { demoWalletTexts } from '../../features/demo-wallet/texts.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Sheet } from '../../shared/ui/overlays/sheet.tsx';
import { PartFailed } from '../../shared/ui/states/part-failed.tsx';
import { Skeleton } from '../../shared/ui/states/skeleton.tsx';
import { type Connection, nameOf, type WalletName } from '../../shared/wallet/connection.ts';
import { useWallet, walletStore } from '../../shared/wallet/wallet.ts';
import {
  closeWalletSheet,
  openWalletSheet,
  useWalletSheet,
} from '../../shared/wallet/wallet-sheet-state.ts';
import { loadPage } from '../routing/load-page.ts';
import { useAccountView } from './wallet-account.tsx';
import { useChooseView } from './wallet-choose.tsx';
import { walletButton } from './wallet-focus.ts';
import { useUnknownNetworkView, useWrongNetworkView } from './wallet-network-views.tsx';
import { useLockedView, useWaitingView } from './wallet-obstacles.tsx';
import type { SheetView } from './wallet-view.ts';

type Step =
  | Readonly<{ at: 'choose'; problem: unknown }>
  | Readonly<{ at: 'personas'; personas: Personas }>
  | Readonly<{ at: 'waiting'; name: WalletName }>;

const start: Step = { at: 'choose', problem: null };
const coming: Personas = { status: 'coming' };

/** The way from no wallet to an account, and the account once it is there. */
export function WalletSheet(): ReactNode {
  const sheet = useWalletSheet();
  const { connection } = useWallet();
  const [step, setStep] = useState<Step>(start);
  const close = () => {
    closeWalletSheet();
    setStep(start);
  };

  const connect = async (name: WalletName) => {
    setStep({ at: 'waiting', name });
    try {
      await walletStore.connect(name);
      setStep(start);
      if (walletStore.get().connection.status === 'connected') closeWalletSheet();
      else openWalletSheet();
    } catch (problem) {
      setStep({ at: 'choose', problem });
    }
  };
  const choose = async (name: WalletName) => {
    if (name !== 'Demo wallet') return connect(name);
    setStep({ at: 'personas', personas: coming });
    // Who has closed the sheet meanwhile wants nothing of it any more.
    const show = (personas: Personas) =>
      setStep((now) => (now.at === 'personas' ? { at: 'personas', personas } : now));
    try {
      const personas = await fetchPersonas();
      if (personas) show(personas);
      else await connect(name);
    } catch {
      show({ status: 'failed' });
    }
  };
  const stop = () => {
    void walletStore.disconnect();
    setStep(start);
  };

  const view = useView({
    step,
    connection,
    wantsOther: sheet === 'choose',
    connect,
    choose,
    stop,
    close,
  });
  const leave = () => {
    if (step.at === 'waiting') stop();
    close();
  };
  return <Sheet open={sheet !== 'closed'} onClose={leave} home={walletButton} {...view} />;
}

type ViewState = Readonly<{
  step: Step;
  connection: Connection;
  /** The person wants another wallet than the one in use. */
  wantsOther: boolean;
  connect: (name: WalletName) => Promise<void>;
  choose: (name: WalletName) => Promise<void>;
  stop: () => void;
  close: () => void;
}>;

function useView(state: ViewState): SheetView {
  const { step, connection, wantsOther, connect, choose, stop, close } = state;
  const name = nameOf(connection) ?? 'TronLink';
  const problem = step.at === 'choose' ? step.problem : null;
  const views = {
    choose: useChooseView({ problem, onChoose: (one) => void choose(one) }),
    waiting: useWaitingView(step.at === 'waiting' ? step.name : name, stop),
    personas: usePersonaView({
      personas: step.at === 'personas' ? step.personas : coming,
      onChosen: () => void connect('Demo wallet'),
      retry: () => void choose('Demo wallet'),
    }),
    locked: useLockedView(name, (one) => void connect(one)),
    wrong: useWrongNetworkView(connection),
    unknown: useUnknownNetworkView(connection),
    account: useAccountView(connection, close),
  };
  if (step.at !== 'choose') return views[step.at];
  return views[wantsOther ? 'choose' : viewOf[connection.status]];
}

const viewOf = {
  none: 'choose',
  connecting: 'choose',
  locked: 'locked',
  'wrong-network': 'wrong',
  'unknown-network': 'unknown',
  checking: 'account',
  connected: 'account',
} as const;

/** The choice of who to be, whose code comes when the demo wallet is first chosen. */
type Personas =
  | Readonly<{ status: 'coming' }>
  | Readonly<{ status: 'failed' }>
  | Readonly<{ status: 'here'; Choice: typeof PersonaChoice }>;

/** Fetches the demo wallet. Null when somebody was chosen before; throws when it cannot be had. */
async function fetchPersonas(): Promise<Extract<Personas, { status: 'here' }> | null> {
  const [{ demoAccounts }, { PersonaChoice: Choice }] = await loadPage(() =>
    Promise.all([
      import('../../features/demo-wallet/demo-wallet.ts'),
      import('../../features/demo-wallet/persona-choice.tsx'),
    ]),
  );
  return demoAccounts.active() === null ? { status: 'here', Choice } : null;
}

type PersonaOptions = Readonly<{
  personas: Personas;
  onChosen: () => void;
  retry: () => void;
}>;

function usePersonaView({ personas, onChosen, retry }: PersonaOptions): SheetView {
  const t = useTexts(demoWalletTexts);
  const children = () => {
    switch (personas.status) {
      case 'coming':
        return <Coming />;
      case 'failed':
        return <PartFailed text={t('choiceFailed')} retry={retry} />;
      case 'here':
        return <personas.Choice onChosen={onChosen} />;
    }
  };
  return { title: t('choiceTitle'), detail: t('choiceDetail'), children: children() };
}

function Coming(): ReactNode {
  const t = useTexts(demoWalletTexts);
  return (
    <div role="status">
      <span className="sr-only">{t('choiceComing')}</span>
      <div className="-mx-4 mb-2">
        <Skeleton height={44} />
      </div>
      <div className="-mx-4">
        {[0, 1, 2, 3].map((row) => (
          <div
            key={row}
            className="grid min-h-16 grid-cols-[20px_36px_1fr] items-center gap-3 border-t border-line-soft px-4 first:border-t-0"
          >
            <Skeleton height={20} />
            <Skeleton height={36} />
            <div className="grid gap-1">
              <Skeleton width="30%" />
              <Skeleton width="75%" height={16} />
            </div>
          </div>
        ))}
      </div>
      <div className="mt-4">
        <Skeleton height={48} />
      </div>
    </div>
  );
}
