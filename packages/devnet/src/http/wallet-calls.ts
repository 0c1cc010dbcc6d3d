import type { Json, JsonObject } from '@vellum/tron/json';
import { addressIn } from '../execution/owner.ts';
import { constantCallJson, machineErrorText, refusedResult } from '../wire/call-json.ts';
import { draftTransactionJson } from '../wire/transaction-json.ts';
import { checkCallFields, constantCallOf, triggerOf } from './call-data.ts';
import { draftTransaction } from './draft.ts';
import type { HandlerTable, HttpCall } from './handler.ts';
import { asJavaError, contractValidateError, invalidParameter } from './java-error.ts';
import { textOf } from './params.ts';
import { isViewFunction } from './view-function.ts';

/** Calls that change nothing, on the full and on the confirmed node. */
export const constantCalls: HandlerTable = {
  triggerconstantcontract: (call) => answered(call, () => runConstant(call)),
  estimateenergy: (call) => answered(call, () => estimate(call)),
};

/** Drafts of contract calls. */
export const triggers: HandlerTable = {
  triggersmartcontract: (call) => answered(call, () => trigger(call)),
};

async function runConstant(call: HttpCall): Promise<JsonObject> {
  checkCallFields(call.params, true);
  const contract = triggerOf(call.params);
  const result = await call.chain.constantCall(call.finality, constantCallOf(contract));
  if (result.status === 'refused') throw contractValidateError(result.message);
  const { outcome } = result;
  if (outcome.result !== 'SUCCESS' && outcome.result !== 'REVERT') {
    return { result: refusedResult('OTHER_ERROR', machineErrorText(outcome), call.params) };
  }
  const transaction = draftTransaction(call, 'TriggerSmartContract', contract);
  return constantCallJson(outcome, transaction, call.params);
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
  if (textOf(call.params, 'function_selector') === '' && textOf(call.params, 'data') === '') {
    throw invalidParameter("function_selector isn't set.");
  }
  const value = triggerOf(call.params);
  const address = addressIn(value.contract_address ?? new Uint8Array(0));
  const contract = await call.chain.read('head', (state) => address && state.contract(address));
  if (!contract) throw contractValidateError('No contract or not a valid smart contract');
  // A function that the ABI calls view or pure is run at once: a transaction would only cost fees.
  if (isViewFunction(contract.abi, value.data ?? new Uint8Array(0))) return runConstant(call);
  const transaction = draftTransaction(call, 'TriggerSmartContract', value);
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
