import type { CodeWithParams } from '@vellum/api/refusals/error-codes';
import { toHexAddress } from '@vellum/tron/address';
import { COIN_DECIMALS } from '@vellum/tron/amount';
import { getAccount } from '@vellum/tron/client/accounts';
import type { Money } from '../coins/money.ts';
import type { ActionContext } from './paid-action.ts';

/** An amount in sun, as the sheet tells it. */
export function trx(amount: bigint): Money {
  return { coin: null, symbol: 'TRX', decimals: COIN_DECIMALS, amount };
}

/** Whether the account holds what is sent along with a call; the network's own cost comes on top. */
export async function enoughTrx(
  sun: bigint,
  { account, chain }: ActionContext,
): Promise<CodeWithParams | null> {
  const owner = await getAccount(chain.client, toHexAddress(account));
  return (owner?.balance ?? 0n) < sun ? { code: 'INSUFFICIENT_TRX' } : null;
}
