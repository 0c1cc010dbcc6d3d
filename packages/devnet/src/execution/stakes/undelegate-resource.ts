import type { HexAddress } from '@vellum/tron/address';
import type { ContractValue } from '@vellum/tron/protocol/contracts';
import { type Parties, takeBack, unlockExpired } from '../../stakes/delegations.ts';
import { consumeStaked, takeOver } from '../../stakes/resource-window.ts';
import { energyPool, netPool, share, usable } from '../../stakes/stake.ts';
import { type Lendable, stakeFields, stakesOf, withStake } from '../../stakes/staking.ts';
import type { Usage } from '../../state/account.ts';
import { delegationKey } from '../../state/delegation.ts';
import type { StateReader } from '../../state/state-reader.ts';
import type { NativeContext } from '../context.ts';
import { existing } from '../fees/balance.ts';
import type { NativeContract } from '../native-contract.ts';
import { addressIn } from '../owner.ts';
import { contractRefusal } from '../refusal.ts';
import { lendable } from './delegate-resource.ts';

const wording = {
  BANDWIDTH: 'insufficient delegatedFrozenBalance(BANDWIDTH)',
  ENERGY: 'insufficient delegateFrozenBalance(Energy)',
} as const;

/** Takes a lent resource back, with the borrower's part in what was used of it. */
export const undelegateResource: NativeContract<'UnDelegateResourceContract'> = {
  validate({ state, parameters, headTime }, value) {
    if (parameters.getAllowDelegateResource !== 1n) return 'No support for resource delegate';
    if (parameters.getUnfreezeDelayDays === 0n) {
      return 'Not support unDelegate resource transaction, need to be opened by the committee';
    }
    const parties = partiesOf(state, value);
    if (typeof parties === 'string') return parties;
    if (value.balance <= 0n) return 'unDelegateBalance must be more than 0 TRX';
    const resource = lendable(value.resource);
    if (resource === undefined) return 'ResourceCode error.valid ResourceCode[BANDWIDTH、Energy]';
    const free = takeable(state, parties, resource, headTime);
    return free < value.balance
      ? `${wording[resource]}, request=${value.balance}, unlock_balance=${free}`
      : undefined;
  },

  execute(context, value) {
    const { state, headTime, headSlot } = context;
    const resource = lendable(value.resource);
    const parties = partiesOf(state, value);
    if (typeof parties === 'string' || !resource) throw contractRefusal('Invalid address');
    const { from, to } = parties;
    const amount = value.balance;
    const returned = returnLoan(context, to, resource, amount);
    unlockExpired(state, parties, headTime);
    takeBack(state, parties, resource, amount);
    const field = stakeFields[resource];
    const lender = withStake(existing(state, from), resource, { own: amount, lent: -amount });
    const usage =
      returned.amount > 0n
        ? takeOver(lender[field], returned.amount, returned.from, headSlot)
        : lender[field];
    state.putAccount({ ...lender, [field]: usage });
    return { fee: 0n };
  },
};

function partiesOf(
  state: StateReader,
  value: ContractValue<'UnDelegateResourceContract'>,
): Parties | string {
  const from = addressIn(value.owner_address);
  if (from === undefined) return 'Invalid address';
  if (state.account(from) === undefined) return `Account[${from}] does not exist`;
  const to = addressIn(value.receiver_address);
  if (to === undefined) return 'Invalid receiverAddress';
  if (to === from) return 'receiverAddress must not be the same as ownerAddress';
  const keys = [false, true].map((locked) => delegationKey(from, to, locked));
  return keys.every((key) => state.record('delegation', key) === undefined)
    ? 'delegated Resource does not exist'
    : { from, to };
}

/** Sun that is not locked, or no longer. */
function takeable(
  state: StateReader,
  { from, to }: Parties,
  resource: Lendable,
  now: number,
): bigint {
  const field = stakeFields[resource];
  const free = state.record('delegation', delegationKey(from, to, false))?.[field].amount ?? 0n;
  const locked = state.record('delegation', delegationKey(from, to, true))?.[field];
  return locked !== undefined && locked.expires < now ? free + locked.amount : free;
}

type Returned = Readonly<{ amount: bigint; from: Usage }>;

/**
 * The borrower gives up its loan and that part of its use of the day that the loan stands for. A receiver may be gone, or
 * be another account than the one that was lent to: then nothing was used.
 */
function returnLoan(
  context: NativeContext,
  to: HexAddress,
  resource: Lendable,
  amount: bigint,
): Returned {
  const { state, headSlot } = context;
  const field = stakeFields[resource];
  const receiver = state.account(to);
  if (receiver === undefined) return { amount: 0n, from: { used: 0n, at: headSlot } };
  const stake = stakesOf(receiver)[field];
  const usage = consumeStaked(receiver[field], 0n, headSlot);
  const isWhole = stake.borrowed >= amount;
  const pool = resource === 'ENERGY' ? energyPool(context) : netPool(context);
  const moved = isWhole ? partOf(usage.used, amount, usable(stake), share(amount, pool)) : 0n;
  const given = isWhole ? -amount : -stake.borrowed;
  const left = { ...usage, used: usage.used - moved };
  state.putAccount({ ...withStake(receiver, resource, { borrowed: given }), [field]: left });
  return { amount: moved, from: left };
}

/** Floating point, as java-tron has it. */
function partOf(used: bigint, amount: bigint, all: bigint, most: bigint): bigint {
  const part = Math.floor(Number(used) * (Number(amount) / Number(all)));
  return BigInt(Math.min(part, Number(most)));
}
