import type { HexAddress } from '@vellum/tron/address';
import type { Account } from '../state/account.ts';
import { newAccount } from '../state/new-account.ts';
import type { ValidationContext } from './context.ts';
import { burn, credit, debit } from './fees/balance.ts';
import { MAX_INT64, type NativeContract } from './native-contract.ts';
import { addressIn } from './owner.ts';
import { contractRefusal } from './refusal.ts';

/** Sends TRX, and makes the receiver's account where there is none. Never runs code. */
export const transfer: NativeContract<'TransferContract'> = {
  validate(context, { owner_address, to_address, amount }) {
    const owner = addressIn(owner_address);
    const receiver = addressIn(to_address);
    if (owner === undefined) return 'Invalid ownerAddress!';
    if (receiver === undefined) return 'Invalid toAddress!';
    if (owner === receiver) return 'Cannot transfer TRX to yourself.';
    const account = context.state.account(owner);
    if (account === undefined) return 'Validate TransferContract error, no OwnerAccount.';
    if (amount <= 0n) return 'Amount must be greater than 0.';
    const target = context.state.account(receiver);
    const closed = target?.type === 'Contract' ? whyClosed(context, target.address) : undefined;
    return closed ?? amountProblem(context, amount, account, target);
  },

  execute(context, { owner_address, to_address, amount }) {
    const { state, parameters } = context;
    const owner = addressIn(owner_address);
    const receiver = addressIn(to_address);
    if (owner === undefined || receiver === undefined) throw contractRefusal('Invalid address');
    let fee = 0n;
    if (state.account(receiver) === undefined) {
      fee = parameters.getCreateNewAccountFeeInSystemContract;
      state.putAccount(newAccount(receiver, context.headTime));
    }
    debit(state, owner, amount + fee);
    credit(state, receiver, amount);
    burn(context, fee);
    return { fee };
  },
};

function amountProblem(
  { parameters }: ValidationContext,
  amount: bigint,
  owner: Account,
  receiver: Account | undefined,
): string | undefined {
  const fee = receiver ? 0n : parameters.getCreateNewAccountFeeInSystemContract;
  if (amount + fee > MAX_INT64) return 'long overflow';
  if (owner.balance < amount + fee) {
    return 'Validate TransferContract error, balance is not sufficient.';
  }
  return (receiver?.balance ?? 0n) + amount > MAX_INT64 ? 'long overflow' : undefined;
}

function whyClosed(
  { state, parameters }: ValidationContext,
  address: HexAddress,
): string | undefined {
  if (parameters.getForbidTransferToContract === 1n) {
    return 'Cannot transfer TRX to a smartContract.';
  }
  if (parameters.getAllowTvmCompatibleEvm !== 1n) return undefined;
  const contract = state.contract(address);
  if (contract === undefined) {
    return 'Account type is Contract, but it is not exist in contract store.';
  }
  return contract.version === 1
    ? 'Cannot transfer TRX to a smartContract which version is one. Instead please use TriggerSmartContract '
    : undefined;
}
