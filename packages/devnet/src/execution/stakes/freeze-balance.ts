import type { HexAddress } from '@vellum/tron/address';
import { equalBytes } from '@vellum/tron/bytes';
import type { ContractValue } from '@vellum/tron/protocol/contracts';
import { missingAccount } from '../../stakes/staking.ts';
import type { ValidationContext } from '../context.ts';
import type { NativeContract } from '../native-contract.ts';
import { addressIn } from '../owner.ts';
import { contractRefusal } from '../refusal.ts';
import { stakeAmountProblem } from './stake-amount.ts';

/** Days that a stake of the first kind had to last. */
const DURATION = 3n;
const CLOSED = 'freeze v2 is open, old freeze is closed';

/** The first way to stake, which the second has closed on every network. */
export const freezeBalance: NativeContract<'FreezeBalanceContract'> = {
  validate(context, value) {
    const problem = stakeAmountProblem(context.state, value);
    if (problem !== undefined) return problem;
    if (value.frozen_duration !== DURATION) {
      return `frozenDuration must be less than ${DURATION} days and more than ${DURATION} days`;
    }
    return resourceProblem(context, value) ?? receiverProblem(context, value) ?? CLOSED;
  },

  execute() {
    throw contractRefusal(CLOSED);
  },
};

type Value = ContractValue<'FreezeBalanceContract'>;

function resourceProblem(
  { parameters }: ValidationContext,
  { resource, receiver_address }: Value,
): string | undefined {
  if (resource === 'BANDWIDTH' || resource === 'ENERGY') return undefined;
  const hasPower = parameters.getAllowNewResourceModel === 1n;
  if (resource !== 'TRON_POWER' || !hasPower) {
    return `ResourceCode error, valid ResourceCode[BANDWIDTH、ENERGY${hasPower ? '、TRON_POWER' : ''}]`;
  }
  return receiver_address.length > 0
    ? 'TRON_POWER is not allowed to delegate to other accounts.'
    : undefined;
}

function receiverProblem(
  { state, parameters }: ValidationContext,
  { owner_address, receiver_address }: Value,
): string | undefined {
  if (receiver_address.length === 0 || parameters.getAllowDelegateResource !== 1n) return undefined;
  if (equalBytes(owner_address, receiver_address)) {
    return 'receiverAddress must not be the same as ownerAddress';
  }
  const address = addressIn(receiver_address);
  if (address === undefined) return 'Invalid receiverAddress';
  const account = state.account(address);
  if (account === undefined) return missingAccount(address);
  return account.type === 'Contract'
    ? 'Do not allow delegate resources to contract addresses'
    : undefined;
}

/** Nothing was ever staked in the first way on this chain, so there is nothing to end. */
export const unfreezeBalance: NativeContract<'UnfreezeBalanceContract'> = {
  validate({ state, parameters }, { owner_address, receiver_address, resource }) {
    const owner = addressIn(owner_address);
    if (owner === undefined) return 'Invalid address';
    if (state.account(owner) === undefined) return `Account[${owner}] does not exist`;
    if (receiver_address.length > 0 && parameters.getAllowDelegateResource === 1n) {
      return loanProblem(owner, addressIn(receiver_address));
    }
    const hasPower = parameters.getAllowNewResourceModel === 1n;
    if (resource === 'BANDWIDTH') return 'no frozenBalance(BANDWIDTH)';
    if (resource === 'ENERGY') return 'no frozenBalance(Energy)';
    if (resource === 'TRON_POWER' && hasPower) return 'no frozenBalance(TronPower)';
    return `ResourceCode error.valid ResourceCode[BANDWIDTH、Energy${hasPower ? '、TRON_POWER' : ''}]`;
  },

  execute() {
    throw contractRefusal('no frozenBalance(BANDWIDTH)');
  },
};

function loanProblem(owner: HexAddress, receiver: HexAddress | undefined): string {
  if (receiver === owner) return 'receiverAddress must not be the same as ownerAddress';
  return receiver ? 'delegated Resource does not exist' : 'Invalid receiverAddress';
}
