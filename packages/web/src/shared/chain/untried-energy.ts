import { trc20 } from '@vellum/contracts/coins';
import { type Address, toHexAddress } from '@vellum/tron/address';
import type { Client } from '@vellum/tron/client/client';
import { simulateCall } from '@vellum/tron/client/constant-call';
import type { WantedApproval } from './approval-calls.ts';
import type { AskedCall } from './call-transaction.ts';
import type { CoinUse } from './coin-use.ts';

/** What a spender adds to a plain transfer: the allowance is lowered and the balance looked at. */
const PULLING = 5_950n;
/** Beyond it a failed simulation says nothing: some coins burn all that is left when they refuse. */
const MOST_REFUSED = 1_000_000n;
/** Of a call that cannot be simulated in parts either, up to where it has its coins. */
const USUAL_ENERGY = 70_000n;

/**
 * Energy of a call that fails until its coins are approved. The node simulates it up to the refusal, and the move of each
 * coin alone; what this call does once it has the coins is known by its function.
 */
export async function untriedEnergy(
  client: Client,
  { caller, contract, data, value }: AskedCall,
  missing: readonly WantedApproval[],
  { after, to, holder }: CoinUse & Readonly<{ holder?: Address }>,
): Promise<bigint> {
  const refused = await simulateCall(client, { caller, contract, data, value });
  if (refused.status === 'success') return refused.energyUsed;
  const from = holder ? toHexAddress(holder) : caller;
  const moves = await Promise.all(missing.map((one) => moveEnergy(client, from, one, to)));
  if (refused.energyUsed > MOST_REFUSED || moves.some((energy) => energy === null)) {
    return USUAL_ENERGY + after;
  }
  const moved = moves.reduce<bigint>((sum, energy) => sum + (energy ?? 0n) + PULLING, 0n);
  return refused.energyUsed + moved + after;
}

/** Null when it would fail. */
async function moveEnergy(
  client: Client,
  caller: AskedCall['caller'],
  { coin, spender, amount }: WantedApproval,
  to: CoinUse['to'],
): Promise<bigint | null> {
  // To oneself it takes as much as to anybody else who has some.
  const { data } =
    to === 'holder'
      ? trc20.transfer(caller, 1n)
      : trc20.transfer(to === 'contract' ? spender : to, amount);
  const { status, energyUsed } = await simulateCall(client, {
    caller,
    contract: toHexAddress(coin),
    data,
  });
  return status === 'success' ? energyUsed : null;
}
