import { fromHex } from '@vellum/tron/bytes';
import type { Json, JsonObject } from '@vellum/tron/json';
import { CONSTANT_ENERGY_LIMIT } from '../../chain/constant-call.ts';
import { addressIn } from '../../execution/owner.ts';
import { constantCallJson, machineErrorText, refusedResult } from '../../wire/call-json.ts';
import { draftTransactionJson } from '../../wire/transaction-json.ts';
import {
  checkCallFields,
  constantCallOf,
  deploymentOf,
  isDeployment,
  type TriggerInput,
  triggerOf,
} from './call-data.ts';
import { type DraftField, type DraftOptions, draftOptions, draftTransaction } from './draft.ts';
import { asJavaError, contractValidateError } from './java-error.ts';
import { exactLong } from './readings.ts';
import { type Reading, type ServletCall, type ServletTable, servlet } from './servlet.ts';
import { isVisible, requiredObjectIn } from './servlet-request.ts';
import { isViewFunction } from './view-function.ts';

/** A request as far as it is known before its contract is read. */
type CallRequest = Readonly<{ body: string; fields: JsonObject }>;

/** These servlets report refusals in an answer of their own, so nothing may be refused before. */
const aCall: Reading<() => CallRequest> = {
  get: 'silent',
  post: ({ body }) => ({
    visible: isVisibleAtAll(body),
    asked: () => {
      isVisible(body);
      return { body, fields: requiredObjectIn(body) };
    },
  }),
};

/** Calls that change nothing, on the full and on the confirmed node. */
export const constantCalls: ServletTable = {
  triggerconstantcontract: servlet(aCall, (call, asked) =>
    answered(call, async () => {
      const { body, fields } = asked();
      checkCallFields(fields, true);
      const trigger = triggerOf(body, fields, call.visible);
      return runConstant(call, trigger, {}, () =>
        draftOptions(fields, call.visible, ['Permission_id', 'extra_data']),
      );
    }),
  ),
  estimateenergy: servlet(aCall, (call, asked) => answered(call, () => estimate(call, asked()))),
};

/** Drafts of contract calls. */
export const triggers: ServletTable = {
  triggersmartcontract: servlet(aCall, (call, asked) =>
    answered(call, () => draftCall(call, asked())),
  ),
};

/** Runs the call as the transaction would; what is drafted of it afterwards has more fields, and so another id. */
async function runConstant(
  call: ServletCall,
  trigger: TriggerInput,
  before: DraftOptions,
  after: () => DraftOptions,
): Promise<JsonObject> {
  await mustExist(call, trigger);
  const timestamp = call.chain.now();
  const draft = (options: DraftOptions) =>
    isDeployment(trigger)
      ? draftTransaction(call.chain, 'CreateSmartContract', deploymentOf(trigger), options)
      : draftTransaction(call.chain, 'TriggerSmartContract', trigger, options);
  const txid = fromHex(draft({ ...before, timestamp }).id);
  const limit = energyLimitOf(call, before.feeLimit ?? 0n);
  const asked = { ...constantCallOf(trigger), txid, ...(limit && { energyLimit: limit }) };
  const result = await call.chain.constantCall(call.finality, asked);
  if (result.status === 'refused') throw contractValidateError(result.message);
  const { outcome } = result;
  if (outcome.result !== 'SUCCESS' && outcome.result !== 'REVERT') {
    return { result: refusedResult('OTHER_ERROR', machineErrorText(outcome), call) };
  }
  return constantCallJson(outcome, draft({ ...before, ...after(), timestamp }), call);
}

/** java-tron looks for the contract before it looks at the caller. */
async function mustExist(call: ServletCall, trigger: TriggerInput): Promise<void> {
  if (isDeployment(trigger)) return;
  const address = addressIn(trigger.contract_address ?? new Uint8Array(0));
  const isThere = await call.chain.read(
    call.finality,
    (state) => address !== undefined && state.contract(address) !== undefined,
  );
  if (!isThere) throw contractValidateError('Smart contract is not exist.');
}

/** A fee limit, where the servlet reads it, lowers the limit of constant calls. */
function energyLimitOf({ chain }: ServletCall, feeLimit: bigint): bigint | undefined {
  const { getEnergyFee: price, getMaxFeeLimit: most } = chain.parameters;
  if (feeLimit < 0n || feeLimit > most) {
    throw contractValidateError(`feeLimit must be >= 0 and <= ${most}`);
  }
  const bought = price > 0n ? feeLimit / price : 0n;
  return feeLimit > 0n && bought < CONSTANT_ENERGY_LIMIT ? bought : undefined;
}

async function estimate(call: ServletCall, { body, fields }: CallRequest): Promise<JsonObject> {
  checkCallFields(fields, true);
  const trigger = triggerOf(body, fields, call.visible);
  await mustExist(call, trigger);
  const result = await call.chain.estimateEnergy(call.finality, constantCallOf(trigger));
  if (result.status === 'refused') throw contractValidateError(result.message);
  const { outcome, energyRequired } = result;
  if (energyRequired === undefined) {
    return { result: refusedResult('CONTRACT_EXE_ERROR', outcome.message, call) };
  }
  return {
    result: { result: true },
    ...(energyRequired > 0n && { energy_required: energyRequired }),
  };
}

async function draftCall(call: ServletCall, { body, fields }: CallRequest): Promise<JsonObject> {
  checkCallFields(fields, false);
  const trigger = {
    ...triggerOf(body, fields, call.visible),
    call_token_value: exactLong(fields, 'call_token_value'),
    token_id: exactLong(fields, 'token_id'),
    call_value: exactLong(fields, 'call_value'),
  };
  const options = (...names: DraftField[]) => draftOptions(fields, call.visible, names);
  const before = options('fee_limit');
  const address = addressIn(trigger.contract_address ?? new Uint8Array(0));
  const contract = await call.chain.read('head', (state) => address && state.contract(address));
  if (!contract) throw contractValidateError('No contract or not a valid smart contract');
  // A function that the ABI calls view or pure is run at once: a transaction would only cost fees.
  if (isViewFunction(contract.abi, trigger.data ?? new Uint8Array(0))) {
    return runConstant(call, trigger, before, () => options('fee_limit', 'Permission_id'));
  }
  const all = options('fee_limit', 'Permission_id');
  const transaction = draftTransaction(call.chain, 'TriggerSmartContract', trigger, all);
  return { result: { result: true }, transaction: draftTransactionJson(transaction, call) };
}

function isVisibleAtAll(body: string): boolean {
  try {
    return isVisible(body);
  } catch (error) {
    if (asJavaError(error) === undefined) throw error;
    return false;
  }
}

/** Refusals inside `result`, with the text in hex. */
async function answered(call: ServletCall, run: () => Promise<Json>): Promise<Json> {
  try {
    return await run();
  } catch (error) {
    const refusal = asJavaError(error);
    if (!refusal) throw error;
    const isValidation = refusal.javaClass.endsWith('ContractValidateException');
    const code = isValidation ? 'CONTRACT_VALIDATE_ERROR' : 'OTHER_ERROR';
    const text = isValidation ? refusal.message : refusal.text.replaceAll('"', "'");
    return { result: refusedResult(code, text, call) };
  }
}
