import { parseAddress } from '@vellum/tron/address';
import { areOurWords } from '../../shared/session/sign-in-words.ts';
import { storedValue } from '../../shared/state/stored-value.ts';
import type { WalletDriver } from '../../shared/wallet/wallet-driver.ts';
import { accountBook } from './demo-accounts.ts';
import { DemoWalletAdapter } from './demo-adapter.ts';
import { type DemoNode, demoNode } from './demo-node.ts';
import { signingDesk } from './signing-desk.ts';

/** Where the keys are kept. Clearing other saved data leaves them alone. */
const demoKeysSlot = 'vellum.demoWallet';

const slot = storedValue(demoKeysSlot);

/** The accounts of this browser. */
export const demoAccounts = accountBook(slot, () => crypto.getRandomValues(new Uint8Array(32)));

/** What waits for the person's answer. */
export const demoDesk = signingDesk();

let opened: Readonly<{ fullNode: string; driver: WalletDriver; node: DemoNode }> | null = null;

/** The node that the wallet in use talks to; null before it was first connected. */
export function currentDemoNode(): DemoNode | null {
  return opened?.node ?? null;
}

/** The demo wallet on the chain behind this node; the same one for the life of the page. */
export async function openDemoWallet(fullNode: string): Promise<WalletDriver> {
  if (opened?.fullNode !== fullNode) {
    const node = demoNode(fullNode);
    opened = { fullNode, node, driver: makeDriver(node) };
  }
  const { driver } = opened;
  // Nobody has to be asked for what belongs to this page. A node out of reach is told when it is needed.
  if (demoAccounts.active()) await driver.connect().catch(() => {});
  return driver;
}

function makeDriver(node: DemoNode): WalletDriver {
  const adapter = new DemoWalletAdapter({
    ...{ accounts: demoAccounts, desk: demoDesk, node },
    isSignIn: (text, address) => areOurWords(text, { host: location.host, address }),
  });
  return {
    name: 'Demo wallet',
    connect: () => adapter.connect(),
    disconnect: () => adapter.disconnect(),
    address: () => parseAddress(adapter.address ?? ''),
    chainId: () => adapter.chainId(),
    signsInSilently: true,
    signTransaction: (transaction) => adapter.signTransaction(transaction),
    signMessage: (text) => adapter.signMessage(text),
    switchChain: null,
    onChange: adapter.onChange,
  };
}

/** Accounts of other tabs are the same accounts. */
window.addEventListener('storage', ({ key, newValue }) => {
  if (key === demoKeysSlot) slot.set(newValue);
});
