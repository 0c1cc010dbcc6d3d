import { fromHexAddress, type HexAddress } from '@vellum/tron/address';
import type { Transaction } from '@vellum/tron/transaction';
import { consume, usedAt } from '../../stakes/resource-window.ts';
import { netLimit, useStake } from '../../stakes/stake.ts';
import type { Account } from '../../state/account.ts';
import type { StateReader } from '../../state/state-reader.ts';
import { tokenIdIn } from '../../tokens/token-names.ts';
import { useTokenNet } from '../../tokens/token-net.ts';
import { byteStringText } from '../byte-string-text.ts';
import type { ExecutionContext } from '../context.ts';
import { encodedOf } from '../encoded.ts';
import { addressIn } from '../owner.ts';
import { contractRefusal, Refusal, resourceRefusal } from '../refusal.ts';
import { burn, existing } from './balance.ts';

/** How the bytes of a transaction were paid: `usage` in bandwidth units, or `fee` in sun. */
export type NetBill = Readonly<{ usage: bigint; fee: bigint }>;

/** Bytes of a signature, which do not count towards the limit of account-creating transactions. */
const SIGNATURE_SIZE = 65;
/** Room for its result that every transaction pays for. */
const RESULT_SIZE = 64;

/** Charges the owner for the size of the transaction: from an issuer's offer, else from stake, else the free allowance, else in sun. */
export function payBandwidth(
  context: ExecutionContext,
  transaction: Transaction,
  owner: HexAddress,
): NetBill {
  const size = encodedOf(transaction).length + RESULT_SIZE;
  const account = context.state.account(owner);
  if (account === undefined) {
    throw contractRefusal(`account [${fromHexAddress(owner)}] does not exist`);
  }
  const bill = createsAccount(context.state, transaction)
    ? payForNewAccount(context, account, transaction, size)
    : payForBytes(context, account, transaction, BigInt(size));
  if (bill === undefined) throw resourceRefusal();
  return bill;
}

/** Whether a native contract makes its receiver's account, which costs a flat fee in place of bytes. */
function createsAccount(state: StateReader, { contract }: Transaction): boolean {
  if (contract.type === 'AccountCreateContract') return true;
  if (contract.type !== 'TransferContract' && contract.type !== 'TransferAssetContract')
    return false;
  const receiver = addressIn(contract.value.to_address);
  return receiver === undefined || state.account(receiver) === undefined;
}

function payForBytes(
  context: ExecutionContext,
  account: Account,
  transaction: Transaction,
  size: bigint,
): NetBill | undefined {
  if (useIssuersNet(context, account, transaction, size)) return { usage: size, fee: 0n };
  if (useStakedNet(context, account, size) || useFreeNet(context, account, size)) {
    return { usage: size, fee: 0n };
  }
  return payInSun(context, account, context.parameters.getTransactionFee * size);
}

/** Transfers of a token may be paid for by its issuer. */
function useIssuersNet(
  context: ExecutionContext,
  account: Account,
  { contract }: Transaction,
  size: bigint,
): boolean {
  if (contract.type !== 'TransferAssetContract') return false;
  const { asset_name } = contract.value;
  const id = tokenIdIn(asset_name);
  if (context.state.record('token', id) === undefined) {
    throw contractRefusal(`asset [${byteStringText(asset_name)}] does not exist`);
  }
  return useTokenNet(context, account, id, size);
}

function payForNewAccount(
  context: ExecutionContext,
  account: Account,
  transaction: Transaction,
  size: number,
): NetBill | undefined {
  const { parameters } = context;
  const bare = size - RESULT_SIZE - SIGNATURE_SIZE * transaction.signatures.length;
  const most = Number(parameters.getMaxCreateAccountTxSize);
  if (bare > most) {
    throw new Refusal(
      'TOO_BIG_TRANSACTION_ERROR',
      `Too big new account transaction, TxId ${transaction.id}, the size is ${bare} bytes, maxTxSize ${most}`,
    );
  }
  const usage = BigInt(size) * parameters.getCreateNewAccountBandwidthRate;
  if (useStakedNet(context, account, usage)) return { usage, fee: 0n };
  return payInSun(context, account, parameters.getCreateAccountFee);
}

function useStakedNet(context: ExecutionContext, account: Account, amount: bigint): boolean {
  const { state, parameters, headSlot, headTime } = context;
  if (amount > netLimit(context, account) - usedAt(account.net, headSlot)) return false;
  const net = useStake(parameters, account.net, amount, headSlot);
  state.putAccount({ ...account, net, latestOperationTime: headTime });
  return true;
}

function useFreeNet(context: ExecutionContext, account: Account, amount: bigint): boolean {
  const { state, parameters, headSlot, headTime } = context;
  if (amount > parameters.getFreeNetLimit - usedAt(account.freeNet, headSlot)) return false;
  const freeNet = consume(account.freeNet, amount, headSlot);
  state.putAccount({ ...account, freeNet, latestOperationTime: headTime });
  return true;
}

function payInSun(context: ExecutionContext, account: Account, fee: bigint): NetBill | undefined {
  const { state, headTime } = context;
  if (account.balance < fee) return undefined;
  state.putAccount({
    ...existing(state, account.address),
    balance: account.balance - fee,
    latestOperationTime: headTime,
  });
  burn(context, fee);
  return { usage: 0n, fee };
}
