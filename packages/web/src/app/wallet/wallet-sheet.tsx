import { type ReactNode, useRef, useState } from 'react';
import { useProjectConfig } from '../../shared/chain/project-config.ts';
import { Sheet } from '../../shared/ui/overlays/sheet.tsx';
import { type Connection, nameOf, type WalletName } from '../../shared/wallet/connection.ts';
import { useWallet, walletStore } from '../../shared/wallet/wallet.ts';
import {
  closeWalletSheet,
  openWalletSheet,
  useWalletSheet,
  type WalletSheetState,
} from '../../shared/wallet/wallet-sheet-state.ts';
import {
  fetchChoice,
  isOwnWallet,
  type OwnChoice,
  type OwnWallet,
  useOwnChoiceView,
} from './own-choice.tsx';
import { useAccountView } from './wallet-account.tsx';
import { useChooseView } from './wallet-choose.tsx';
import { walletButton } from './wallet-focus.ts';
import { useUnknownNetworkView, useWrongNetworkView } from './wallet-network-views.tsx';
import { useLockedView, useWaitingView } from './wallet-obstacles.tsx';
import type { SheetView } from './wallet-view.ts';

type Step =
  | Readonly<{ at: 'choose'; problem: unknown }>
  | Readonly<{ at: 'own'; name: OwnWallet; choice: OwnChoice }>
  | Readonly<{ at: 'waiting'; name: WalletName }>;

const noChoice = { name: 'Demo wallet', choice: { status: 'coming' } } as const;
const start: Step = { at: 'choose', problem: null };
const coming: OwnChoice = { status: 'coming' };
const failed: OwnChoice = { status: 'failed' };

/** The way from no wallet to an account, and the account once it is there. */
export function WalletSheet(): ReactNode {
  const sheet = useWalletSheet();
  const { connection } = useWallet();
  const payingOn = usePayingOn(sheet);
  const [step, setStep] = useState<Step>(start);
  // Counts what was chosen: what comes late of an earlier choice has no say.
  const turn = useRef(0);
  const close = () => {
    turn.current += 1;
    closeWalletSheet();
    setStep(start);
  };

  const connect = async (name: WalletName) => {
    turn.current += 1;
    setStep({ at: 'waiting', name });
    try {
      // What was chosen since then has the sheet.
      if (!(await walletStore.connect(name))) return;
      setStep(start);
      if (walletStore.get().connection.status === 'connected') closeWalletSheet();
      else openWalletSheet();
    } catch (problem) {
      setStep({ at: 'choose', problem });
    }
  };
  const choose = async (name: WalletName) => {
    if (!isOwnWallet(name)) return connect(name);
    turn.current += 1;
    const mine = turn.current;
    setStep({ at: 'own', name, choice: coming });
    const choice = await fetchChoice(name, payingOn).catch(() => failed);
    // Who has closed the sheet or chosen again meanwhile wants nothing of it any more.
    if (turn.current !== mine) return;
    if (choice) setStep({ at: 'own', name, choice });
    else await connect(name);
  };
  const stop = () => {
    turn.current += 1;
    void walletStore.disconnect();
    setStep(start);
  };

  const wantsOther = sheet === 'choose';
  const view = useView({ step, connection, wantsOther, connect, choose, stop, close });
  const leave = () => {
    if (step.at === 'waiting') stop();
    close();
  };
  return <Sheet open={sheet !== 'closed'} onClose={leave} home={walletButton} {...view} />;
}

/** The node of the demo chain on which someone is about to pay; null elsewhere, and for who only connects. */
function usePayingOn(sheet: WalletSheetState): string | null {
  const nodes = useProjectConfig()?.network.nodes;
  return sheet === 'pay' && nodes?.access === 'direct' ? nodes.full : null;
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
    own: useOwnChoiceView({
      ...(step.at === 'own' ? step : noChoice),
      onChosen: (one) => void connect(one),
      retry: (one) => void choose(one),
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
