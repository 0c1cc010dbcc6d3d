import { toHex } from '@vellum/tron/bytes';
import { sha256 } from '@vellum/tron/hash';
import { isJsonObject, type Json, type JsonObject } from '@vellum/tron/json';
import { encodeMessage } from '@vellum/tron/protobuf/encode';
import { defineMessage, type MessageInput, repeated } from '@vellum/tron/protobuf/message-type';
import { contractMessages, isContractType } from '@vellum/tron/protocol/contracts';
import { TransactionRaw } from '@vellum/tron/protocol/transaction';
import {
  MalformedTransaction,
  type Transaction,
  transactionFromRaw,
} from '@vellum/tron/transaction';
import { NullPointer } from '../../wire/java-bytes.ts';
import { printJson } from '../../wire/json-text.ts';
import { readMessage } from '../../wire/message-reader.ts';
import type { BareTransaction } from '../../wire/sign-weight-json.ts';
import { asJavaError, JavaError } from './java-error.ts';
import { requiredObjectIn } from './servlet-request.ts';

const Result = defineMessage('Transaction.Result', { fee: [1, 'int64'] });

const SentTransaction = defineMessage('Transaction', {
  raw_data: [1, TransactionRaw],
  signature: [2, repeated('bytes')],
  ret: [5, repeated(Result)],
});

export type PackedTransaction =
  | Readonly<{ transaction: Transaction }>
  | Readonly<{ bare: BareTransaction }>;

/**
 * The transaction that a request carries, as java-tron packs it: by `raw_data` alone, whatever `raw_data_hex` says, and
 * without contracts that it cannot read.
 */
export function packTransaction(fields: JsonObject, visible: boolean): PackedTransaction {
  const raw = rawDataOf(fields['raw_data']);
  if (!Array.isArray(raw['contract'])) throw new NullPointer();
  const contracts = raw['contract'] as readonly Json[];
  const contract: JsonObject[] = contracts.flatMap((each) => packedContract(each, visible));
  const text = javaText({ ...fields, raw_data: { ...raw, contract } });
  // Where the rest cannot be read, java-tron continues without a transaction.
  const sent = orUndefined(() => readMessage(SentTransaction, text, { visible }));
  if (sent === undefined) throw new NullPointer();
  return transactionOf(sent.raw_data ?? {}, sent.signature ?? []);
}

/** An object, also one that is written as a text. */
function rawDataOf(json: Json = null): JsonObject {
  if (isJsonObject(json)) return json;
  if (json === null) throw new NullPointer();
  if (typeof json === 'string') return requiredObjectIn(json);
  const message = `${javaClassOf(json)} cannot be cast to com.alibaba.fastjson.JSONObject`;
  throw new JavaError('java.lang.ClassCastException', message);
}

function javaClassOf(json: Exclude<Json, string | null | JsonObject>): string {
  if (Array.isArray(json)) return 'com.alibaba.fastjson.JSONArray';
  if (typeof json === 'boolean') return 'java.lang.Boolean';
  if (!Number.isInteger(Number(json))) return 'java.math.BigDecimal';
  return `java.lang.${Math.abs(Number(json)) < 2 ** 31 ? 'Integer' : 'Long'}`;
}

function transactionOf(
  raw: MessageInput<typeof TransactionRaw>,
  signatures: readonly Uint8Array[],
): PackedTransaction {
  const rawBytes = encodeMessage(TransactionRaw, raw);
  try {
    return { transaction: transactionFromRaw(rawBytes, signatures) };
  } catch (error) {
    if (!(error instanceof MalformedTransaction)) throw error;
    return { bare: { id: toHex(sha256(rawBytes)), raw, rawBytes } };
  }
}

/** The contract with its value as the bytes of its message; nothing of one that cannot be read. */
function packedContract(contract: Json, visible: boolean): JsonObject[] {
  if (!isJsonObject(contract) || !isJsonObject(contract['parameter'])) return [];
  const { type, parameter } = contract as { type?: Json; parameter: JsonObject };
  const { value } = parameter as { value?: Json };
  if (typeof type !== 'string' || !isContractType(type) || !isJsonObject(value)) return [];
  const message = contractMessages[type];
  const read = orUndefined(() => readMessage(message, javaText(value), { visible }));
  if (read === undefined) return [];
  return [{ ...contract, parameter: { ...parameter, value: toHex(encodeMessage(message, read)) } }];
}

/** As java-tron's library prints an object again: fields that are null are left out, at every depth. */
const javaText = (value: JsonObject): string => printJson(withoutNulls(value));

function withoutNulls(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (!isJsonObject(value)) return value;
  const fields = Object.entries(value).flatMap(([key, field]) =>
    field === null || field === undefined ? [] : [[key, withoutNulls(field)] as const],
  );
  return Object.fromEntries(fields);
}

function orUndefined<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (asJavaError(error) === undefined) throw error;
    return undefined;
  }
}
