import { fromHex, toHex } from '@vellum/tron/bytes';
import { hashMessage } from '@vellum/tron/message-signing';
import { readTransaction } from '../../shared/chain/read-transaction.ts';
import type { UnsignedTransaction } from '../../shared/wallet/connection.ts';
import type { WalletDriver } from '../../shared/wallet/wallet-driver.ts';
import { WalletFailure } from '../../shared/wallet/wallet-failure.ts';
import { fitsDevice } from './fits-device.ts';
import { type LedgerAccount, ledgerAccount } from './ledger-account.ts';
import { LedgerDesk } from './ledger-desk.ts';
import { withTronApp } from './with-tron-app.ts';

/** Milliseconds of chain time for which a call stays valid: reading a small screen takes longer than a window. */
const READING_TIME = 5 * 60_000;

/** What waits for the device. */
export const ledgerDesk = new LedgerDesk(withTronApp);

/** The account of a Ledger as any other wallet. */
export const ledgerDriver: WalletDriver = {
  name: 'Ledger',
  // The account was chosen before; the device is asked when there is something to sign.
  connect: async () => void account(),
  disconnect: async () => ledgerAccount.set(null),
  address: () => ledgerAccount.get()?.address ?? null,
  // A device is on no network: it signs for the chain whose block the transaction names, which is the site's.
  chainId: async (site) => site.chainId,
  lifetime: READING_TIME,
  signTransaction,
  signMessage: (text) => {
    const { path } = account();
    const hash = toHex(hashMessage(text));
    return ledgerDesk.ask({ kind: 'message', account: account(), text, hash }, (app) =>
      app.signMessage(path, text),
    );
  },
  switchChain: null,
  onChange: ledgerAccount.subscribe,
};

async function signTransaction(transaction: UnsignedTransaction) {
  const { txID, raw_data_hex } = transaction;
  const chosen = account();
  const read = readTransaction(raw_data_hex);
  if (read.id !== txID) throw new WalletFailure('unsupported');
  const showsHashOnly = !fitsDevice(fromHex(raw_data_hex));
  const request = { kind: 'call', account: chosen, transaction: read, showsHashOnly } as const;
  const signature = await ledgerDesk.ask(request, (app) =>
    showsHashOnly
      ? app.signHash(chosen.path, txID)
      : app.signTransaction(chosen.path, raw_data_hex),
  );
  return { ...transaction, signature: [signature] };
}

function account(): LedgerAccount {
  const chosen = ledgerAccount.get();
  if (!chosen) throw new WalletFailure('locked');
  return chosen;
}
