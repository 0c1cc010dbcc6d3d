import { type Address, parseAddress } from '@vellum/tron/address';
import { storedValue } from '../../shared/state/stored-value.ts';

/** An account on a device; the device itself is needed to sign and for nothing else. */
export type LedgerAccount = Readonly<{
  address: Address;
  path: string;
  /** `Ledger Nano X` */
  model: string;
}>;

const slot = storedValue('vellum.ledger');

/** The account that was chosen last; null before and after it was forgotten. */
export const ledgerAccount = {
  get: (): LedgerAccount | null => readAccount(slot.get()),
  set: (account: LedgerAccount | null) => slot.set(account && JSON.stringify(account)),
  subscribe: slot.subscribe,
};

function readAccount(text: string | null): LedgerAccount | null {
  try {
    const { address, path, model } = JSON.parse(text ?? '{}');
    const parsed = typeof address === 'string' ? parseAddress(address) : null;
    if (parsed === null || typeof path !== 'string') return null;
    return { address: parsed, path, model: typeof model === 'string' ? model : 'Ledger' };
  } catch {
    // Not ours, or cut off: as good as nothing.
    return null;
  }
}
