import { storedValue } from '../state/stored-value.ts';

/** Which wallet was in use; the next visit takes it up again. */
export const lastWallet = storedValue('vellum.wallet');
