import { toHex, utf8ToBytes } from '@vellum/tron/bytes';
import { keccak256 } from '@vellum/tron/hash';
import type { JsonObject } from '@vellum/tron/json';
import type { MessageInput } from '@vellum/tron/protobuf/message-type';
import type { ContractInput } from '@vellum/tron/protocol/contracts';
import { TriggerSmartContract } from '@vellum/tron/protocol/smart-contract';
import type { ConstantCall } from '../../chain/chain.ts';
import { addressIn } from '../../execution/owner.ts';
import { readMessage } from '../../wire/message-reader.ts';
import { invalidParameter } from './java-error.ts';
import { hexBytes } from './java-values.ts';
import { textOf } from './servlet-request.ts';

/** The contract message that a trigger request means. */
export type TriggerInput = MessageInput<typeof TriggerSmartContract>;

/** Call data is `function_selector` with `parameter`, or `data` as it is. */
export function triggerOf(body: string, fields: JsonObject, visible: boolean): TriggerInput {
  const message = readMessage(TriggerSmartContract, body, { visible });
  const selector = textOf(fields['function_selector']) ?? '';
  if (selector === '') return message;
  const signature = toHex(keccak256(utf8ToBytes(selector)).subarray(0, 4));
  return { ...message, data: hexBytes(signature + (textOf(fields['parameter']) ?? '')) };
}

/** Without a contract the data is code to deploy. */
export function isDeployment({ contract_address }: TriggerInput): boolean {
  return (contract_address?.length ?? 0) === 0;
}

/** The deployment that a trigger without a contract means. */
export function deploymentOf(trigger: TriggerInput): ContractInput<'CreateSmartContract'> {
  const {
    owner_address = new Uint8Array(0),
    data,
    call_value,
    call_token_value,
    token_id,
  } = trigger;
  const new_contract = {
    origin_address: owner_address,
    bytecode: data,
    call_value,
    consume_user_resource_percent: 100n,
    origin_energy_limit: 1n,
  };
  return { owner_address, new_contract, call_token_value, token_id };
}

/** The call to run and throw away; without a contract it deploys `data`. */
export function constantCallOf(trigger: TriggerInput): ConstantCall {
  const caller = addressIn(trigger.owner_address ?? new Uint8Array(0));
  if (caller === undefined) throw invalidParameter("owner_address isn't set.");
  const target = addressIn(trigger.contract_address ?? new Uint8Array(0));
  const data = trigger.data ?? new Uint8Array(0);
  return { caller, target, data, value: trigger.call_value ?? 0n, token: tokenIn(trigger) };
}

function tokenIn({ token_id: id = 0n, call_token_value: amount = 0n }: TriggerInput) {
  return id === 0n && amount === 0n ? undefined : { id, amount };
}

/** java-tron's rules on which fields a call must set; `mayDeploy` where a contract may be missing. */
export function checkCallFields(fields: JsonObject, mayDeploy: boolean): void {
  const missing = (name: string) => (textOf(fields[name]) ?? '') === '';
  if (missing('owner_address')) throw invalidParameter("owner_address isn't set.");
  if (!missing('contract_address')) return;
  if (!mayDeploy) throw invalidParameter("contract_address isn't set.");
  if (missing('data')) {
    throw invalidParameter('At least one of contract_address and data must be set.');
  }
  if (!missing('function_selector')) {
    throw invalidParameter(
      'While trying to deploy, function_selector and data can not be both set.',
    );
  }
}
