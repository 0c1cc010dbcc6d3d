import { newAccount } from '../../state/new-account.ts';
import { addTokens, tokenBalance } from '../../tokens/token-balance.ts';
import { tokenIdIn } from '../../tokens/token-names.ts';
import type { ValidationContext } from '../context.ts';
import { burn, debit } from '../fees/balance.ts';
import { MAX_INT64, type NativeContract } from '../native-contract.ts';
import { addressIn } from '../owner.ts';
import { contractRefusal } from '../refusal.ts';

/** Sends TRC-10 tokens, and makes the receiver's account where there is none. */
export const transferAsset: NativeContract<'TransferAssetContract'> = {
  validate(context, { owner_address, to_address, asset_name, amount }) {
    const { state } = context;
    const owner = addressIn(owner_address);
    const receiver = addressIn(to_address);
    if (owner === undefined) return 'Invalid ownerAddress';
    if (receiver === undefined) return 'Invalid toAddress';
    if (amount <= 0n) return 'Amount must be greater than 0.';
    if (owner === receiver) return 'Cannot transfer asset to yourself.';
    const account = state.account(owner);
    if (account === undefined) return 'No owner account!';
    const id = tokenIdIn(asset_name);
    if (state.record('token', id) === undefined) return 'No asset!';
    const held = tokenBalance(account, id);
    if (held <= 0n) return 'assetBalance must be greater than 0.';
    if (amount > held) return 'assetBalance is not sufficient.';
    return receiverProblem(context, { receiver, id, amount, balance: account.balance });
  },

  execute(context, { owner_address, to_address, asset_name, amount }) {
    const { state, parameters } = context;
    const owner = addressIn(owner_address);
    const receiver = addressIn(to_address);
    if (owner === undefined || receiver === undefined) throw contractRefusal('Invalid address');
    let fee = 0n;
    if (state.account(receiver) === undefined) {
      fee = parameters.getCreateNewAccountFeeInSystemContract;
      state.putAccount(newAccount(receiver, context.headTime));
    }
    const id = tokenIdIn(asset_name);
    addTokens(state, owner, id, -amount);
    addTokens(state, receiver, id, amount);
    debit(state, owner, fee);
    burn(context, fee);
    return { fee };
  },
};

type Sent = Readonly<{
  receiver: NonNullable<ReturnType<typeof addressIn>>;
  id: string;
  amount: bigint;
  /** Sun of the sender. */
  balance: bigint;
}>;

function receiverProblem(
  { state, parameters }: ValidationContext,
  { receiver, id, amount, balance }: Sent,
): string | undefined {
  const account = state.account(receiver);
  if (account === undefined) {
    return balance < parameters.getCreateNewAccountFeeInSystemContract
      ? 'Validate TransferAssetActuator error, insufficient fee.'
      : undefined;
  }
  if (parameters.getForbidTransferToContract === 1n && account.type === 'Contract') {
    return 'Cannot transfer asset to smartContract.';
  }
  return tokenBalance(account, id) + amount > MAX_INT64 ? 'long overflow' : undefined;
}
