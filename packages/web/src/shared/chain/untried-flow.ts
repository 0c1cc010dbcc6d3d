import type { Address } from '@vellum/tron/address';
import type { Client } from '@vellum/tron/client/client';
import { approvalCalls, type WantedApproval } from './approval-calls.ts';
import type { CallCost, CallSize } from './call-cost.ts';
import type { AskedCall } from './call-transaction.ts';
import type { CoinUse } from './coin-use.ts';
import { costOf } from './trial.ts';
import { untriedEnergy } from './untried-energy.ts';

/** Approvals and the call after them, before any of it is signed. */
export type UntriedFlow = Readonly<{
  /** The transactions of each approval, in the order of the approvals. */
  approvals: readonly (readonly CallSize[])[];
  call: CallSize;
  cost: CallCost;
}>;

/**
 * What a call takes together with the approvals that have to come first. `holder` has the coins that the caller has yet
 * to get.
 */
export async function estimateFlow(
  client: Client,
  asked: AskedCall,
  missing: readonly WantedApproval[],
  use: CoinUse,
  holder?: Address,
): Promise<UntriedFlow> {
  const { caller, data, feeLimit: mostFee } = asked;
  const [energy, ...before] = await Promise.all([
    untriedEnergy(client, asked, missing, { ...use, ...(holder && { holder }) }),
    ...missing.map((one) => approvalCalls(client, caller, one)),
  ]);
  const call = { energy, dataBytes: data.length, mostFee };
  const { sizes, ...cost } = await costOf(client, caller, [...before.flat(), call]);
  const rest = [...sizes];
  const approvals = before.map((calls) => rest.splice(0, calls.length));
  return { approvals, call: rest[0] as CallSize, cost };
}
