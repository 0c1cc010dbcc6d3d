import { SUN_PER_TRX } from '../../stakes/stake.ts';
import { missingAccount } from '../../stakes/staking.ts';
import type { StateReader } from '../../state/state-reader.ts';
import { addressIn } from '../owner.ts';

/** java-tron's reason why an owner cannot stake so much, in both ways to stake; undefined when it can. */
export function stakeAmountProblem(
  state: StateReader,
  {
    owner_address,
    frozen_balance,
  }: Readonly<{ owner_address: Uint8Array; frozen_balance: bigint }>,
): string | undefined {
  const owner = addressIn(owner_address);
  if (owner === undefined) return 'Invalid address';
  const account = state.account(owner);
  if (account === undefined) return missingAccount(owner);
  if (frozen_balance <= 0n) return 'frozenBalance must be positive';
  if (frozen_balance < SUN_PER_TRX) return 'frozenBalance must be greater than or equal to 1 TRX';
  return frozen_balance > account.balance
    ? 'frozenBalance must be less than or equal to accountBalance'
    : undefined;
}
