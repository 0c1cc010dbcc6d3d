import { type Address, parseAddress } from '@vellum/tron/address';
import { type KeyLayout, keyLayouts } from './key-paths.ts';
import type { LedgerAccount } from './ledger-account.ts';
import { LedgerProblem } from './ledger-problem.ts';
import type { HidDevice } from './web-hid.ts';
import { withTronApp } from './with-tron-app.ts';

/** Accounts that are shown at first and with every further request. */
export const accountsAtOnce = 3;

export type DeviceAccounts = Readonly<{
  /** Of the Tron app. */
  version: string;
  accounts: readonly LedgerAccount[];
}>;

/** The first accounts of a layout. Nobody is asked on the device: addresses are not secret to it. */
export function readAccounts(
  device: HidDevice,
  layout: KeyLayout,
  count: number,
  stop: AbortSignal,
): Promise<DeviceAccounts> {
  // Most devices leave out who made them.
  const model = device.productName.startsWith('Ledger')
    ? device.productName
    : `Ledger ${device.productName}`.trim();
  return withTronApp(
    device,
    async (app) => {
      const accounts: LedgerAccount[] = [];
      for (let index = 0; index < count; index++) {
        const path = keyLayouts[layout](index);
        accounts.push({ address: checked(await app.address(path)), path, model });
      }
      return { version: app.version, accounts };
    },
    stop,
  );
}

function checked(text: string): Address {
  const address = parseAddress(text);
  if (address === null) throw new LedgerProblem('failed', null, { cause: text });
  return address;
}
