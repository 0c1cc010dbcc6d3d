import { trc20 } from '@vellum/contracts/coins';
import { toHexAddress } from '@vellum/tron/address';
import { simulateCall } from '@vellum/tron/client/constant-call';
import type { AskedCall } from '../../chain/call-transaction.ts';
import type { EstimatedCall } from '../../chain/trial.ts';
import type { ActionContext, NeededApproval } from '../paid-action.ts';

/** Where a coin refuses even the simulation: more than any coin we know takes. */
const USUAL_APPROVAL = 25_000n;
/** More energy that a word of storage takes when it is written anew than when it is changed. */
const NEW_WORD = 15_000n;

/** The transactions that an approval takes: two where the coin, as USDT does, changes an allowance only from zero. */
export async function approvalCalls(
  needed: NeededApproval,
  allowance: bigint,
  context: ActionContext,
): Promise<readonly EstimatedCall[]> {
  const asked = approvalCall(needed, needed.coin.amount, context);
  const energy = await energyOf(asked, context);
  if (energy !== null) return [estimated(asked, energy)];
  if (allowance === 0n) return [estimated(asked, USUAL_APPROVAL)];
  const first = (await energyOf(approvalCall(needed, 0n, context), context)) ?? USUAL_APPROVAL;
  return [estimated(asked, first), estimated(asked, first + NEW_WORD)];
}

/** The approval of an amount as it is built and signed. */
export function approvalCall(
  { coin, spender }: NeededApproval,
  amount: bigint,
  { account }: ActionContext,
): AskedCall {
  if (coin.coin === null) throw new Error('TRX needs no approval');
  return {
    caller: toHexAddress(account),
    contract: toHexAddress(coin.coin),
    ...trc20.approve(spender, amount),
  };
}

/** Null when it would fail. */
async function energyOf(
  { caller, contract, data }: AskedCall,
  { chain }: ActionContext,
): Promise<bigint | null> {
  const { status, energyUsed } = await simulateCall(chain.client, { caller, contract, data });
  return status === 'success' ? energyUsed : null;
}

const estimated = ({ data, feeLimit }: AskedCall, energy: bigint): EstimatedCall => ({
  ...{ energy, dataBytes: data.length, mostFee: feeLimit },
});
