import { trc20 } from '@vellum/contracts/coins';
import { type Address, toHexAddress } from '@vellum/tron/address';
import { getAccount } from '@vellum/tron/client/accounts';
import type { Client } from '@vellum/tron/client/client';
import { simulateCall } from '@vellum/tron/client/constant-call';

export type Balance = Readonly<{ coin: Address | null; symbol: string; amount: string }>;

/** A TRC-20 that is shown beside TRX. */
export type ShownCoin = Readonly<{ address: Address; symbol: string }>;

/** Milliseconds. A card without balances is better than one that does not come. */
const PATIENCE = 2_000;

/**
 * What the node says an address holds now. Empty when the node does not answer in time: no balance is
 * shown rather than an old or a made-up one.
 */
export function walletBalances(client: Client, coins: readonly ShownCoin[]) {
  return async (owner: Address): Promise<readonly Balance[]> => {
    const signal = AbortSignal.timeout(PATIENCE);
    const account = toHexAddress(owner);
    const balanceOf = async ({ address, symbol }: ShownCoin): Promise<Balance> => {
      const { data, decode } = trc20.balanceOf(account);
      const call = { caller: account, contract: toHexAddress(address), data };
      const outcome = await simulateCall(client, call, { signal });
      return { coin: address, symbol, amount: `${decode(outcome.data)}` };
    };
    const trx = async (): Promise<Balance> => {
      const found = await getAccount(client, account, { signal });
      return { coin: null, symbol: 'TRX', amount: `${found?.balance ?? 0n}` };
    };
    try {
      return await Promise.all([trx(), ...coins.map(balanceOf)]);
    } catch {
      // Said to the reader by leaving them out; the health check tells operators.
      return [];
    }
  };
}
