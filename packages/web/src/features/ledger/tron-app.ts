import './buffer-global.ts';
import Trx from '@ledgerhq/hw-app-trx';
import Transport from '@ledgerhq/hw-transport-webhid';
import { toHex, utf8ToBytes } from '@vellum/tron/bytes';
import { LedgerProblem } from './ledger-problem.ts';
import type { HidDevice } from './web-hid.ts';

/** Milliseconds in which a device says which app is open, unless it is locked. */
const answersWithin = 3000;

/** The Tron app on a device. Signatures are 130 hex digits. */
export type TronApp = Readonly<{
  version: string;
  address(path: string): Promise<string>;
  /** Shows contract, method and amount. */
  signTransaction(path: string, rawHex: string): Promise<string>;
  /** Shows the hash alone. */
  signHash(path: string, hash: string): Promise<string>;
  signMessage(path: string, text: string): Promise<string>;
}>;

/**
 * Opens the device, makes sure that its Tron app is open, asks it, and lets go of the device, also when it was
 * unplugged meanwhile or nobody waits any more. Throws `LedgerProblem`.
 */
export async function withTronApp<Answer>(
  device: HidDevice,
  ask: (app: TronApp) => Promise<Answer>,
  stop?: AbortSignal,
): Promise<Answer> {
  let transport: Transport | null = null;
  try {
    transport = await Transport.open(device);
    return await Promise.race([lossOf(transport), until(stop), talk(transport, ask)]);
  } catch (error) {
    throw LedgerProblem.of(error);
  } finally {
    // Its own way of closing waits for an answer, which may never come.
    if (transport) device.removeEventListener('inputreport', transport.onInputReport as never);
    await device.close().catch(() => {});
  }
}

async function talk<Answer>(
  transport: Transport,
  ask: (app: TronApp) => Promise<Answer>,
): Promise<Answer> {
  const open = await Promise.race([openApp(transport), until(AbortSignal.timeout(answersWithin))]);
  if (open.name !== 'Tron') throw new LedgerProblem('no-app', open.isMenu ? null : open.name);
  return ask(appOn(transport, open.version));
}

type OpenApp = Readonly<{ name: string; version: string; isMenu: boolean }>;

/** Every app answers who it is; the menu calls itself BOLOS. */
async function openApp(transport: Transport): Promise<OpenApp> {
  const [, ...answer] = await transport.send(0xb0, 0x01, 0x00, 0x00);
  const text = (from: number) => {
    const end = from + 1 + (answer[from] ?? 0);
    return [new TextDecoder().decode(Uint8Array.from(answer.slice(from + 1, end))), end] as const;
  };
  const [name, end] = text(0);
  const [version] = text(end);
  return { name, version, isMenu: name === 'BOLOS' };
}

function appOn(transport: Transport, version: string): TronApp {
  const trx = new Trx(transport);
  return {
    version,
    address: async (path) => (await trx.getAddress(path)).address,
    signTransaction: async (path, rawHex) => canonical(await trx.signTransaction(path, rawHex, [])),
    signHash: async (path, hash) => canonical(await trx.signTransactionHash(path, hash)),
    signMessage: async (path, text) =>
      `0x${canonical(await trx.signPersonalMessage(path, toHex(utf8ToBytes(text))))}`,
  };
}

/** The device counts the last byte from 0, the network from 27. */
function canonical(signature: string): string {
  const last = Number.parseInt(signature.slice(-2), 16);
  return signature.slice(0, -2) + (last < 27 ? last + 27 : last).toString(16);
}

/** Never resolves; rejects when the device is gone. */
function lossOf(transport: Transport): Promise<never> {
  return new Promise((_, reject) => transport.on('disconnect', reject));
}

/** Never resolves; rejects when the signal says so. */
function until(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
