import { type Address, toHexAddress } from '@vellum/tron/address';
import { getAccount } from '@vellum/tron/client/accounts';
import type { Client } from '@vellum/tron/client/client';
import { Refusal } from '../refusals/refusal.ts';

/** What an account is on the chain now; null when the address was never used. */
export type AccountReader = (
  address: Address,
) => Promise<Readonly<{ balance: bigint; isContract: boolean }> | null>;

export const accountReader =
  (client: Client): AccountReader =>
  async (address) => {
    const found = await getAccount(client, toHexAddress(address)).catch(() => {
      throw new Refusal({ code: 'CHAIN_UNAVAILABLE' });
    });
    return found && { balance: found.balance, isContract: found.type === 'Contract' };
  };
