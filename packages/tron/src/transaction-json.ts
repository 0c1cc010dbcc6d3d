import { deployedAddress } from './address.ts';
import { equalBytes, fromHex, MalformedHex, toHex } from './bytes.ts';
import { isJsonObject, type Json, type JsonObject } from './json.ts';
import { encodeMessage } from './protobuf/encode.ts';
import type { MessageType } from './protobuf/message-type.ts';
import { MalformedMessage } from './protobuf/wire.ts';
import { contractMessages, isContractType } from './protocol/contracts.ts';
import { messageFromJson } from './protocol/from-json.ts';
import { type JsonStyle, messageToJson } from './protocol/to-json.ts';
import { Contract, TransactionRaw } from './protocol/transaction.ts';
import { MalformedTransaction, type Transaction, transactionFromRaw } from './transaction.ts';

/**
 * The transaction as nodes print it. The key `visible` is left to the caller: nodes add it to what
 * they build, not to what they look up.
 */
export function transactionToJson(transaction: Transaction, style: JsonStyle): JsonObject {
  const { contract, raw, rawBytes, signatures } = transaction;
  const value = messageToJson<MessageType>(contract.message, contract.value, style);
  const type_url = raw.contract[0]?.parameter?.type_url;
  return {
    ...(signatures.length > 0 && { signature: signatures.map(toHex) }),
    txID: transaction.id,
    raw_data: {
      ...messageToJson(TransactionRaw, { ...raw, contract: [] }, style),
      contract: [
        {
          parameter: { value, type_url },
          type: contract.type,
          ...(contract.permissionId > 0 && { Permission_id: contract.permissionId }),
        },
      ],
    },
    raw_data_hex: toHex(rawBytes),
    ...newContractAddress(transaction),
  };
}

function newContractAddress({ id, contract }: Transaction): JsonObject {
  if (contract.type !== 'CreateSmartContract') return {};
  return { contract_address: deployedAddress(fromHex(id), contract.value.owner_address) };
}

/**
 * The transaction in a client's JSON, from `raw_data_hex`, from `raw_data`, or from both when they
 * agree; `visible` in the JSON tells how to read `raw_data`. Throws MalformedTransaction.
 */
export function transactionFromJson(json: Json | undefined): Transaction {
  try {
    return readTransaction(json);
  } catch (cause) {
    if (!(cause instanceof MalformedMessage || cause instanceof MalformedHex)) throw cause;
    throw new MalformedTransaction(cause.message, { cause });
  }
}

function readTransaction(json: Json | undefined): Transaction {
  if (!isJsonObject(json)) throw new MalformedTransaction('a transaction is an object');
  const hex = textOf(json, 'raw_data_hex');
  const fromHexText = hex === undefined ? undefined : fromHex(hex);
  const fromObject = json['raw_data'] == null ? undefined : rawFromJson(json);
  if (fromHexText && fromObject && !equalBytes(fromHexText, fromObject)) {
    throw new MalformedTransaction('raw_data and raw_data_hex differ');
  }
  const rawBytes = fromHexText ?? fromObject;
  if (!rawBytes) throw new MalformedTransaction('neither raw_data nor raw_data_hex is given');
  return transactionFromRaw(rawBytes, signaturesOf(json));
}

function rawFromJson(json: JsonObject): Uint8Array {
  const style = { visible: json['visible'] === true };
  const raw = json['raw_data'];
  const contracts = isJsonObject(raw) ? raw['contract'] : undefined;
  if (!isJsonObject(raw) || !Array.isArray(contracts)) {
    throw new MalformedTransaction('raw_data has no list of contracts');
  }
  return encodeMessage(TransactionRaw, {
    ...messageFromJson(TransactionRaw, { ...raw, contract: [] }, style),
    contract: contracts.map((contract: Json) => contractFromJson(contract, style)),
  });
}

function contractFromJson(json: Json, style: JsonStyle) {
  if (!isJsonObject(json)) throw new MalformedTransaction('a contract is an object');
  const type = textOf(json, 'type') ?? '';
  if (!isContractType(type)) throw new MalformedTransaction(`no contract type ${type}`);
  const parameter = json['parameter'];
  if (!isJsonObject(parameter)) throw new MalformedTransaction('a contract has a parameter');
  const message: MessageType = contractMessages[type];
  const value = encodeMessage(message, messageFromJson(message, parameter['value'], style));
  return {
    ...messageFromJson(Contract, { ...json, parameter: null }, style),
    parameter: { type_url: textOf(parameter, 'type_url') ?? '', value },
  };
}

function signaturesOf(json: JsonObject): Uint8Array[] {
  const list = json['signature'] ?? [];
  if (!Array.isArray(list)) throw new MalformedTransaction('signature is not a list');
  return list.map((signature: Json) => {
    if (typeof signature !== 'string') throw new MalformedTransaction('a signature is hex');
    return fromHex(signature);
  });
}

function textOf(json: JsonObject, key: string): string | undefined {
  const value = json[key];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string') throw new MalformedTransaction(`${key} is not a text`);
  return value;
}
