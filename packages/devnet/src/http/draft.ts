import { utf8ToBytes } from '@vellum/tron/bytes';
import type { JsonObject } from '@vellum/tron/json';
import type { ContractInput, ContractType } from '@vellum/tron/protocol/contracts';
import { buildTransaction, type Transaction } from '@vellum/tron/transaction';
import { draftTransactionJson } from '../wire/transaction-json.ts';
import { topBlock } from './chain-view.ts';
import type { HttpCall } from './handler.ts';
import { contractValidateError } from './java-error.ts';
import { countOf, hexOf, int64Of, textOf } from './params.ts';

/** Milliseconds after the head's time; the same that TronWeb gives. */
const LIFETIME = 60_000;

/** What a request may say beside the contract itself. */
export type DraftField = 'fee_limit' | 'extra_data' | 'Permission_id';

/** A transaction for the caller to sign, by what the request says; servlets of java-tron differ in the fields they read. */
export function draftTransaction<T extends ContractType>(
  call: HttpCall,
  type: T,
  value: ContractInput<T>,
  fields: readonly DraftField[] = ['fee_limit', 'extra_data', 'Permission_id'],
  timestamp: number = call.chain.now(),
): Transaction {
  const { chain, params } = call;
  const permissionId = fields.includes('Permission_id') ? countOf(params, 'Permission_id') : 0;
  const feeLimit = fields.includes('fee_limit') ? int64Of(params, 'fee_limit') : 0n;
  return buildTransaction({
    type,
    value,
    // A solid block stays on the chain, so the draft outlives every reorganisation.
    reference: topBlock({ chain, finality: 'solid' }),
    timestamp,
    expiration: chain.head().timestamp + LIFETIME,
    feeLimit: feeLimit === 0n ? undefined : feeLimit,
    memo: fields.includes('extra_data') ? memoOf(call) : undefined,
    permissionId: permissionId > 0 ? permissionId : undefined,
  });
}

/** The same for native contracts, which java-tron validates before it hands out a draft. */
export async function validDraftJson<T extends ContractType>(
  call: HttpCall,
  type: T,
  value: ContractInput<T>,
): Promise<JsonObject> {
  const transaction = draftTransaction(call, type, value);
  const refusal = await call.chain.validate(transaction.contract);
  if (refusal !== undefined) throw contractValidateError(refusal);
  return draftTransactionJson(transaction, call.params);
}

function memoOf({ params }: HttpCall): Uint8Array | undefined {
  const text = textOf(params, 'extra_data');
  if (text === '') return undefined;
  return params.visible ? utf8ToBytes(text) : hexOf(params, 'extra_data');
}
