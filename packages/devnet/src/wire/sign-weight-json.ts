import { addressBytes, type HexAddress } from '@vellum/tron/address';
import { toHex } from '@vellum/tron/bytes';
import type { JsonObject } from '@vellum/tron/json';
import { defineMessage, type MessageInput, repeated } from '@vellum/tron/protobuf/message-type';
import { Permission } from '@vellum/tron/protocol/permission';
import { type JsonStyle, messageToJson } from '@vellum/tron/protocol/to-json';
import { TransactionRaw } from '@vellum/tron/protocol/transaction';
import type { Transaction } from '@vellum/tron/transaction';
import { transactionToJson } from '@vellum/tron/transaction-json';
import type { SignWeight } from '../execution/accounts/sign-weight.ts';
import { asJavaObject } from './java-object.ts';
import { permissionMessage } from './permission-json.ts';

const TransactionSignWeight = defineMessage('TransactionSignWeight', {
  permission: [1, Permission],
  approved_list: [2, repeated('address')],
  current_weight: [3, 'int64'],
});

/** A transaction without a contract that java-tron could read. */
export type BareTransaction = Readonly<{
  id: string;
  raw: MessageInput<typeof TransactionRaw>;
  rawBytes: Uint8Array;
}>;

/** What signatures weigh, as `getsignweight` prints it; the code of success is the default and left out. */
export function signWeightJson(
  transaction: Transaction,
  weighed: Omit<SignWeight, 'code'> & Readonly<{ code: SignWeight['code'] | 'OTHER_ERROR' }>,
  style: JsonStyle,
): JsonObject {
  const message = {
    permission: weighed.permission && permissionMessage(weighed.permission),
    approved_list: weighed.approved.map(addressBytes),
    current_weight: weighed.weight,
  };
  return asJavaObject({
    ...messageToJson(TransactionSignWeight, message, style),
    result: {
      ...(weighed.code !== 'ENOUGH_PERMISSION' && { code: weighed.code }),
      ...(weighed.message !== '' && { message: weighed.message }),
    },
    transaction: wrapped(transaction.id, transactionToJson(transaction, style)),
  });
}

/** Who signed, as `getapprovedlist` prints it; `problem` is the code and text of a failure. */
export function approvedListJson(
  transaction: Transaction,
  approved: readonly HexAddress[],
  problem: Readonly<{ code: string; message: string }> | undefined,
  style: JsonStyle,
): JsonObject {
  const message = { approved_list: approved.map(addressBytes) };
  return asJavaObject({
    ...messageToJson(TransactionSignWeight, message, style),
    result: problem ?? {},
    transaction: wrapped(transaction.id, transactionToJson(transaction, style)),
  });
}

/** The same of a transaction that has no contract. */
export function bareJson(
  { id, raw, rawBytes }: BareTransaction,
  problem: Readonly<{ code: string; message: string }>,
  style: JsonStyle,
): JsonObject {
  const raw_data = {
    ...messageToJson(TransactionRaw, { ...raw, contract: [] }, style),
    contract: [],
  };
  const transaction = { txID: id, raw_data, raw_data_hex: toHex(rawBytes) };
  return asJavaObject({ result: problem, transaction: wrapped(id, transaction) });
}

function wrapped(txid: string, transaction: JsonObject): JsonObject {
  return { result: { result: true }, txid, transaction };
}
