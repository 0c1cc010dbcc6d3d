import { type ReactNode, useState } from 'react';
import { Sheet } from '../shared/ui/sheet.tsx';
import { type Connection, nameOf, type WalletName } from '../shared/wallet/connection.ts';
import { useWallet, walletStore } from '../shared/wallet/wallet.ts';
import {
  closeWalletSheet,
  openWalletSheet,
  useWalletSheet,
} from '../shared/wallet/wallet-sheet-state.ts';
import { useAccountView } from './wallet-account.tsx';
import { useChooseView } from './wallet-choose.tsx';
import { walletButton } from './wallet-focus.ts';
import { useLockedView, useWaitingView, useWrongNetworkView } from './wallet-obstacles.tsx';
import { fetchPersonas, type Personas, usePersonaView } from './wallet-personas.tsx';
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
    wrong: useWrongNetworkView(
      connection.status === 'wrong-network' ? connection : { name, chainId: '', canSwitch: false },
    ),
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
  checking: 'account',
  connected: 'account',
} as const;
