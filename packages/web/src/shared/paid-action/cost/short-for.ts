import type { CodeWithParams } from '@vellum/api/refusals/error-codes';
import { wholeTrx } from './fee-figures.ts';

/** What speaks against a call of which the account lacks so many sun; null when it lacks none. */
export const shortFor = (lack: bigint): CodeWithParams | null =>
  lack === 0n ? null : { code: 'NETWORK_FEE_SHORT', params: { lack: String(wholeTrx(lack)) } };
