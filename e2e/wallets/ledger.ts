import { createECDH } from 'node:crypto';
import { fromHexAddress } from '@vellum/tron/address';
import { fromHex, toHex, utf8ToBytes } from '@vellum/tron/bytes';
import { sha256 } from '@vellum/tron/hash';
import { addressOfPrivateKey } from '@vellum/tron/signature';
import type { BrowserContext, Page } from 'playwright-core';
import { HidFrames } from './hid-frames.ts';
import { type DeviceKey, LedgerDevice } from './ledger-device.ts';
import { installWebHid } from './ledger-page.ts';

type Holder = Readonly<{ address: string; privateKey: string }>;

/** A Ledger on the cable, and what a person does with it. */
export type Ledger = Readonly<{
  device: LedgerDevice;
  unplug(page: Page): Promise<void>;
  plugIn(page: Page): Promise<void>;
  /** A device that opens an app leaves the cable for a moment. */
  openApp(page: Page, app: LedgerDevice['screen']['app']): Promise<void>;
  /** Closes the browser's list without choosing, the next time it opens. */
  dismissNext(): void;
  /** Another device with only this account in place of every other; the first one again for null. */
  swap(account: Holder | null): void;
}>;

/** Puts a Ledger with these accounts, in the layout of Ledger's own app, on the cable of every page of the context. */
export async function installLedger(
  context: BrowserContext,
  accounts: readonly Holder[],
): Promise<Ledger> {
  let other: Holder | null = null;
  const device = new LedgerDevice((path) =>
    other ? keyOf(other.privateKey) : keyAt(path, accounts),
  );
  const frames = new HidFrames();
  let isPlugged = true;
  let isAllowed = false;
  let dismisses = false;
  await context.exposeFunction('__ledgerReport', async (report: number[]) => {
    const command = frames.take(Uint8Array.from(report));
    if (!command) return [];
    const answer = await device.answer(command);
    return isPlugged ? frames.answer(answer).map((one) => [...one]) : [];
  });
  await context.exposeFunction('__ledgerState', () => ({ isPlugged, isAllowed }));
  await context.exposeFunction('__ledgerAllow', () => {
    const isChosen = isPlugged && !dismisses;
    dismisses = false;
    isAllowed ||= isChosen;
    return isChosen;
  });
  await context.addInitScript(installWebHid);
  const tell = async (page: Page, event: 'connect' | 'disconnect') => {
    isPlugged = event === 'connect';
    for (const frame of page.frames()) {
      await frame.evaluate(
        (name) =>
          (globalThis as unknown as { __ledgerTell?: (name: string) => void })['__ledgerTell']?.(
            name,
          ),
        event,
      );
    }
  };
  return {
    device,
    unplug: (page) => tell(page, 'disconnect'),
    plugIn: (page) => tell(page, 'connect'),
    async openApp(page, app) {
      await tell(page, 'disconnect');
      device.screen.app = app;
      await tell(page, 'connect');
    },
    dismissNext() {
      dismisses = true;
    },
    swap(account) {
      other = account;
    },
  };
}

/** The given accounts, and a key of its own for every other place. */
function keyAt(path: string, accounts: readonly Holder[]): DeviceKey {
  const at = /^44'\/195'\/(\d+)'\/0\/0$/.exec(path)?.[1];
  const known = at === undefined ? undefined : accounts[Number(at)];
  return keyOf(known?.privateKey ?? toHex(sha256(utf8ToBytes(path))));
}

function keyOf(privateKey: string): DeviceKey {
  const address = fromHexAddress(addressOfPrivateKey(fromHex(privateKey)));
  return { address, privateKey, publicKey: publicKeyOf(privateKey) };
}

function publicKeyOf(privateKey: string): Uint8Array {
  const curve = createECDH('secp256k1');
  curve.setPrivateKey(privateKey, 'hex');
  return curve.getPublicKey();
}
