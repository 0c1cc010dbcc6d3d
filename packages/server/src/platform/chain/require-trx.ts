import type { Address } from '@vellum/tron/address';
import { Refusal } from '../refusals/refusal.ts';
import type { AccountReader } from './account-reader.ts';

/** Refuses when the address has less than it is about to pay. */
export async function requireTrx(
  account: AccountReader,
  address: Address,
  sum: bigint,
): Promise<void> {
  if (((await account(address))?.balance ?? 0n) >= sum) return;
  throw new Refusal({ code: 'INSUFFICIENT_BALANCE', params: { coin: 'TRX' } });
}
