import type { HexAddress } from '@vellum/tron/address';
import type { Transaction } from '@vellum/tron/transaction';
import type { ExecutionContext } from '../context.ts';
import { resourceRefusal } from '../refusal.ts';
import { burn, debit } from './balance.ts';

/** Fees for more than one signature and for a memo, in sun. */
export function paySurcharges(
  context: ExecutionContext,
  transaction: Transaction,
  owner: HexAddress,
): bigint {
  const { parameters } = context;
  let fee = 0n;
  if (transaction.signatures.length > 1) fee += parameters.getMultiSignFee;
  if (transaction.raw.data.length > 0) fee += parameters.getMemoFee;
  if (fee === 0n) return fee;
  if (!debit(context.state, owner, fee)) throw resourceRefusal();
  burn(context, fee);
  return fee;
}
