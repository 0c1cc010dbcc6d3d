import { trc20 } from '@vellum/contracts/coins';
import { type Address, type HexAddress, toHexAddress } from '@vellum/tron/address';
import type { Client } from '@vellum/tron/client/client';
import { simulateCall } from '@vellum/tron/client/constant-call';
import type { AskedCall } from './call-transaction.ts';
import type { EstimatedCall } from './trial.ts';

/** A coin of which a contract must be allowed to take an amount, and what it may take already. */
export type WantedApproval = Readonly<{
  coin: Address;
  spender: Address;
  amount: bigint;
  allowance: bigint;
}>;

/** Where a coin refuses even the simulation: more than any coin we know takes. */
const USUAL_APPROVAL = 25_000n;
/** More energy that a word of storage takes when it is written again than when it is changed. */
const NEW_WORD = 15_000n;

/** The transactions that an approval takes: two where the coin, as USDT does, changes an allowance only from zero. */
export async function approvalCalls(
  client: Client,
  caller: HexAddress,
  wanted: WantedApproval,
): Promise<readonly EstimatedCall[]> {
  const asked = approvalCall(caller, wanted, wanted.amount);
  const energy = await energyOf(client, asked);
  if (energy !== null) return [estimated(asked, energy)];
  if (wanted.allowance === 0n) return [estimated(asked, USUAL_APPROVAL)];
  const first = (await energyOf(client, approvalCall(caller, wanted, 0n))) ?? USUAL_APPROVAL;
  return [estimated(asked, first), estimated(asked, first + NEW_WORD)];
}

/** The approval of an amount as it is built and signed. */
export function approvalCall(
  caller: HexAddress,
  { coin, spender }: Pick<WantedApproval, 'coin' | 'spender'>,
  amount: bigint,
): AskedCall {
  const { data, value, feeLimit } = trc20.approve(spender, amount);
  return { caller, contract: toHexAddress(coin), data, value, feeLimit };
}

/** Null when it would fail. */
async function energyOf(
  client: Client,
  { caller, contract, data }: AskedCall,
): Promise<bigint | null> {
  const { status, energyUsed } = await simulateCall(client, { caller, contract, data });
  return status === 'success' ? energyUsed : null;
}

const estimated = ({ data, feeLimit }: AskedCall, energy: bigint): EstimatedCall => ({
  ...{ energy, dataBytes: data.length, mostFee: feeLimit },
});
