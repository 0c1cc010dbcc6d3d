import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Connection, WalletName } from '../shared/wallet/connection.ts';
import { useWallet, walletStore } from '../shared/wallet/wallet.ts';
import {
  closeWalletSheet,
  openWalletSheet,
  useWalletSheet,
} from '../shared/wallet/wallet-sheet-state.ts';
import { AccountView } from './wallet-account.tsx';
import { ChooseView } from './wallet-choose.tsx';
import { LockedView, WaitingView, WrongNetworkView } from './wallet-obstacles.tsx';

const PersonaChoice = lazy(() =>
  import('../features/demo-wallet/persona-choice.tsx').then(({ PersonaChoice }) => ({
    default: PersonaChoice,
  })),
);

type Step =
  | Readonly<{ at: 'choose'; problem: unknown }>
  | Readonly<{ at: 'personas' }>
  | Readonly<{ at: 'waiting'; name: WalletName }>;

const start: Step = { at: 'choose', problem: null };

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
    const { demoAccounts } = await import('../features/demo-wallet/demo-wallet.ts');
    if (demoAccounts.active() === null) setStep({ at: 'personas' });
    else await connect(name);
  };
  const stop = () => {
    void walletStore.disconnect();
    setStep(start);
  };

  const props = { open: sheet !== 'closed', onClose: close };
  if (step.at === 'waiting') return <WaitingView {...props} name={step.name} onStop={stop} />;
  if (step.at === 'personas') {
    return (
      <Suspense>
        <PersonaChoice {...props} onChosen={() => void connect('Demo wallet')} />
      </Suspense>
    );
  }
  if (sheet === 'choose' || connection.status === 'none' || connection.status === 'connecting') {
    return <ChooseView {...props} problem={step.problem} onChoose={(name) => void choose(name)} />;
  }
  return (
    <ConnectedViews {...props} connection={connection} onConnect={(name) => void connect(name)} />
  );
}

type ConnectedProps = Readonly<{
  open: boolean;
  onClose: () => void;
  connection: Connection;
  onConnect: (name: WalletName) => void;
}>;

function ConnectedViews({ connection, onConnect, ...props }: ConnectedProps): ReactNode {
  switch (connection.status) {
    case 'none':
    case 'connecting':
      return null;
    case 'locked':
      return <LockedView {...props} name={connection.name} onUnlock={onConnect} />;
    case 'wrong-network':
      return <WrongNetworkView {...props} connection={connection} />;
    case 'checking':
    case 'connected':
      return <AccountView {...props} connection={connection} />;
  }
}
