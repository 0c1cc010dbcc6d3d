import type { ContractValue } from '@vellum/tron/protocol/contracts';
import { delegatable } from '../../stakes/delegatable.ts';
import { lend, noteParties, type Parties, unlockExpired } from '../../stakes/delegations.ts';
import { SUN_PER_TRX } from '../../stakes/stake.ts';
import { type Lendable, missingAccount, stakeFields, withStake } from '../../stakes/staking.ts';
import { delegationKey } from '../../state/delegation.ts';
import type { ValidationContext } from '../context.ts';
import { existing } from '../fees/balance.ts';
import type { NativeContract } from '../native-contract.ts';
import { addressIn } from '../owner.ts';
import { contractRefusal } from '../refusal.ts';

type Value = ContractValue<'DelegateResourceContract'>;

const SLOT_MS = 3_000;
/** Three days in slots: what a lock lasts unless told. */
const USUAL_LOCK = 86_400n;

const stakeNames = { BANDWIDTH: 'FreezeBandwidthV2', ENERGY: 'FreezeEnergyV2' } as const;

/** Lends the resource of staked TRX to another account, permanently or locked for a time. */
export const delegateResource: NativeContract<'DelegateResourceContract'> = {
  validate(context, value) {
    const { state, parameters, headSlot } = context;
    if (parameters.getAllowDelegateResource !== 1n) return 'No support for resource delegate';
    if (parameters.getUnfreezeDelayDays === 0n) {
      return 'Not support Delegate resource transaction, need to be opened by the committee';
    }
    const from = addressIn(value.owner_address);
    if (from === undefined) return 'Invalid address';
    const account = state.account(from);
    if (account === undefined) return missingAccount(from);
    if (value.balance < SUN_PER_TRX) {
      return 'delegateBalance must be greater than or equal to 1 TRX';
    }
    const resource = lendable(value.resource);
    if (resource === undefined) return 'ResourceCode error, valid ResourceCode[BANDWIDTH、ENERGY]';
    if (delegatable(context, account, { resource, now: headSlot }) < value.balance) {
      return `delegateBalance must be less than or equal to available ${stakeNames[resource]} balance`;
    }
    return receiverProblem(context, value, { from, resource });
  },

  execute({ state, parameters, headTime }, value) {
    const from = addressIn(value.owner_address);
    const to = addressIn(value.receiver_address);
    const resource = lendable(value.resource);
    if (!from || !to || !resource) throw contractRefusal('Invalid address');
    const parties = { from, to };
    unlockExpired(state, parties, headTime);
    const lock = Number(lockSlots(parameters.getMaxDelegateLockPeriod, value)) * SLOT_MS;
    const expires = value.lock ? headTime + lock : 0;
    lend(state, parties, resource, { amount: value.balance, expires });
    noteParties(state, parties, headTime);
    const amount = value.balance;
    state.putAccount(withStake(existing(state, to), resource, { borrowed: amount }));
    state.putAccount(withStake(existing(state, from), resource, { own: -amount, lent: amount }));
    return { fee: 0n };
  },
};

export function lendable(code: string): Lendable | undefined {
  return code === 'BANDWIDTH' || code === 'ENERGY' ? code : undefined;
}

function receiverProblem(
  context: ValidationContext,
  value: Value,
  { from, resource }: Readonly<{ from: Parties['from']; resource: Lendable }>,
): string | undefined {
  const to = addressIn(value.receiver_address);
  if (to === undefined) return 'Invalid receiverAddress';
  if (to === from) return 'receiverAddress must not be the same as ownerAddress';
  const receiver = context.state.account(to);
  if (receiver === undefined) return missingAccount(to);
  const locked = value.lock ? lockProblem(context, value, { from, to }, resource) : undefined;
  if (locked !== undefined) return locked;
  return receiver.type === 'Contract'
    ? 'Do not allow delegate resources to contract addresses'
    : undefined;
}

function lockProblem(
  { state, parameters, headTime }: ValidationContext,
  value: Value,
  { from, to }: Parties,
  resource: Lendable,
): string | undefined {
  const most = parameters.getMaxDelegateLockPeriod;
  if (most <= USUAL_LOCK) return undefined;
  const slots = lockSlots(most, value);
  if (slots < 0n || slots > most) {
    return `The lock period of delegate resource cannot be less than 0 and cannot exceed ${most}!`;
  }
  const running = state.record('delegation', delegationKey(from, to, true));
  const rest = (running?.[stakeFields[resource]].expires ?? 0) - headTime;
  if (slots * BigInt(SLOT_MS) >= BigInt(rest)) return undefined;
  return `The lock period for ${resource} this time cannot be less than the remaining time[${rest}ms] of the last lock period for ${resource}!`;
}

/** The usual lock where nothing else is said, or can be. */
function lockSlots(most: bigint, { lock_period }: Value): bigint {
  return most > USUAL_LOCK && lock_period !== 0n ? lock_period : USUAL_LOCK;
}
