import type { messages } from './messages.en.ts';
import { WalletFailure, type WalletFailureKind } from './wallet-failure.ts';

const texts: Readonly<Record<WalletFailureKind, keyof typeof messages>> = {
  rejected: 'failedRejected',
  pending: 'failedPending',
  locked: 'failedLocked',
  'not-found': 'failedNotFound',
  'network-unknown': 'failedNetworkUnknown',
  'wrong-network': 'failedWrongNetwork',
  changed: 'failedChanged',
  unsupported: 'failedUnsupported',
  tampered: 'failedTampered',
  unknown: 'failedUnknown',
};

/** What to tell the person about a wallet that did not do what it was asked for. */
export function failureText(error: unknown): keyof typeof messages {
  return texts[WalletFailure.of(error).kind];
}
