import { fromHex } from '@vellum/tron/bytes';
import type { Json, JsonObject } from '@vellum/tron/json';
import { CONSTANT_ENERGY_LIMIT } from '../chain/constant-call.ts';
import { addressIn } from '../execution/owner.ts';
import { constantCallJson, machineErrorText, refusedResult } from '../wire/call-json.ts';
import { draftTransactionJson } from '../wire/transaction-json.ts';
import {
  checkCallFields,
  constantCallOf,
  deploymentOf,
  isDeployment,
  triggerOf,
} from './call-data.ts';
import { type DraftField, draftTransaction } from './draft.ts';
import type { HandlerTable, HttpCall } from './handler.ts';
import { asJavaError, contractValidateError } from './java-error.ts';
import { int64Of } from './params.ts';
import { isViewFunction } from './view-function.ts';

/** Calls that change nothing, on the full and on the confirmed node. */
export const constantCalls: HandlerTable = {
  triggerconstantcontract: (call) =>
    answered(call, () => {
      checkCallFields(call.params, true);
      return runConstant(call, { before: [], after: ['extra_data', 'Permission_id'] });
    }),
  estimateenergy: (call) => answered(call, () => estimate(call)),
};

/** Drafts of contract calls. */
export const triggers: HandlerTable = {
  triggersmartcontract: (call) => answered(call, () => trigger(call)),
};

/** Runs the call as the transaction would; what is drafted of it afterwards has more fields, and so another id. */
async function runConstant(
  call: HttpCall,
  { before, after }: Readonly<Record<'before' | 'after', readonly DraftField[]>>,
): Promise<JsonObject> {
  const trigger = triggerOf(call.params);
  const now = call.chain.now();
  const draft = (fields: readonly DraftField[]) =>
    isDeployment(trigger)
      ? draftTransaction(call, 'CreateSmartContract', deploymentOf(trigger), fields, now)
      : draftTransaction(call, 'TriggerSmartContract', trigger, fields, now);
  const txid = fromHex(draft(before).id);
  const feeLimit = before.includes('fee_limit') ? int64Of(call.params, 'fee_limit') : 0n;
  const limit = energyLimitOf(call, feeLimit);
  const asked = { ...constantCallOf(trigger), txid, ...(limit && { energyLimit: limit }) };
  const result = await call.chain.constantCall(call.finality, asked);
  if (result.status === 'refused') throw contractValidateError(result.message);
  const { outcome } = result;
  if (outcome.result !== 'SUCCESS' && outcome.result !== 'REVERT') {
    return { result: refusedResult('OTHER_ERROR', machineErrorText(outcome), call.params) };
  }
  return constantCallJson(outcome, draft([...before, ...after]), call.params);
}

/** A fee limit, where the servlet reads it, lowers the limit of constant calls. */
function energyLimitOf({ chain }: HttpCall, feeLimit: bigint): bigint | undefined {
  const { getEnergyFee: price, getMaxFeeLimit: most } = chain.parameters;
  if (feeLimit < 0n || feeLimit > most) {
    throw contractValidateError(`feeLimit must be >= 0 and <= ${most}`);
  }
  const bought = price > 0n ? feeLimit / price : 0n;
  return feeLimit > 0n && bought < CONSTANT_ENERGY_LIMIT ? bought : undefined;
}

async function estimate(call: HttpCall): Promise<JsonObject> {
  checkCallFields(call.params, true);
  const result = await call.chain.estimateEnergy(
    call.finality,
    constantCallOf(triggerOf(call.params)),
  );
  if (result.status === 'refused') throw contractValidateError(result.message);
  const { outcome, energyRequired } = result;
  if (energyRequired === undefined) {
    return { result: refusedResult('CONTRACT_EXE_ERROR', outcome.message, call.params) };
  }
  return {
    result: { result: true },
    ...(energyRequired > 0n && { energy_required: energyRequired }),
  };
}

async function trigger(call: HttpCall): Promise<JsonObject> {
  checkCallFields(call.params, false);
  const value = triggerOf(call.params);
  const address = addressIn(value.contract_address ?? new Uint8Array(0));
  const contract = await call.chain.read('head', (state) => address && state.contract(address));
  if (!contract) throw contractValidateError('No contract or not a valid smart contract');
  // A function that the ABI calls view or pure is run at once: a transaction would only cost fees.
  if (isViewFunction(contract.abi, value.data ?? new Uint8Array(0))) {
    return runConstant(call, { before: ['fee_limit'], after: ['Permission_id'] });
  }
  const fields = ['fee_limit', 'Permission_id'] as const;
  const transaction = draftTransaction(call, 'TriggerSmartContract', value, fields);
  return {
    result: { result: true },
    transaction: draftTransactionJson(transaction, call.params),
  };
}

/** These servlets report refusals inside `result`, with the text in hex. */
async function answered(call: HttpCall, run: () => Promise<Json>): Promise<Json> {
  try {
    return await run();
  } catch (error) {
    const refusal = asJavaError(error);
    if (!refusal) throw error;
    const isValidation = refusal.javaClass.endsWith('ContractValidateException');
    const code = isValidation ? 'CONTRACT_VALIDATE_ERROR' : 'OTHER_ERROR';
    const text = isValidation ? refusal.message : refusal.text.replaceAll('"', "'");
    return { result: refusedResult(code, text, call.params) };
  }
}
