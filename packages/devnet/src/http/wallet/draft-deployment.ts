import type { Json, JsonObject } from '@vellum/tron/json';
import type { ContractInput } from '@vellum/tron/protocol/contracts';
import { Abi } from '@vellum/tron/protocol/smart-contract';
import { readMessage } from '../../wire/message-reader.ts';
import { draftTransactionJson } from '../../wire/transaction-json.ts';
import { draftOptions, draftTransaction } from './draft.ts';
import { contractValidateError } from './java-error.ts';
import { hexBytes } from './java-values.ts';
import { addressBytesOf, byFields, exactLong } from './readings.ts';
import { type Servlet, servlet } from './servlet.ts';
import { textOf } from './servlet-request.ts';

/** The one builder whose request is not shaped like its contract. */
export const deployContract: Servlet = servlet(
  { get: 'silent', post: byFields((fields, visible) => ({ fields, visible })) },
  (call, { fields, visible }) => {
    const value = deploymentOf(fields, visible);
    const percent = value.new_contract?.consume_user_resource_percent ?? 0n;
    const problem = percentProblem(percent);
    if (problem !== undefined) throw contractValidateError(problem);
    const options = draftOptions(fields, visible, ['fee_limit', 'Permission_id']);
    const transaction = draftTransaction(call.chain, 'CreateSmartContract', value, options);
    return draftTransactionJson(transaction, call);
  },
);

export function percentProblem(percent: bigint): string | undefined {
  return percent < 0n || percent > 100n ? 'percent must be >= 0 and <= 100' : undefined;
}

function deploymentOf(fields: JsonObject, visible: boolean): ContractInput<'CreateSmartContract'> {
  const owner = addressBytesOf(textOf(fields['owner_address']) ?? undefined, visible);
  return {
    owner_address: owner,
    call_token_value: exactLong(fields, 'call_token_value'),
    token_id: exactLong(fields, 'token_id'),
    new_contract: {
      origin_address: owner,
      abi: abiOf(fields['abi'], visible),
      call_value: exactLong(fields, 'call_value'),
      consume_user_resource_percent: exactLong(fields, 'consume_user_resource_percent'),
      origin_energy_limit: exactLong(fields, 'origin_energy_limit'),
      bytecode: codeOf(fields),
      name: textOf(fields['name']) ?? '',
    },
  };
}

/** The ABI comes as a list, or as the text of one. */
function abiOf(abi: Json | undefined, visible: boolean) {
  if (abi === undefined) return {};
  return readMessage(Abi, `{"entrys":${textOf(abi)}}`, { visible });
}

/** Java writes null where a text is missing in front of another. */
function codeOf({ bytecode, parameter }: JsonObject): Uint8Array {
  const code = textOf(bytecode);
  return hexBytes(parameter === undefined ? code : `${code}${textOf(parameter)}`);
}
