import { toHex } from '@vellum/tron/bytes';
import { sha256 } from '@vellum/tron/hash';
import type { JsonObject } from '@vellum/tron/json';
import type { JsonStyle } from '@vellum/tron/protocol/to-json';
import {
  decodeTransaction,
  MalformedTransaction,
  type Transaction,
} from '@vellum/tron/transaction';
import { refusalText } from '../../wire/call-json.ts';
import { consoleJson } from '../../wire/console-json.ts';
import { asJavaObject } from '../../wire/java-object.ts';
import { rawTransactionText } from '../../wire/raw-transaction-text.ts';
import { JavaError } from './java-error.ts';
import { hexBytes } from './java-values.ts';
import { packTransaction } from './packed-transaction.ts';
import { byFields } from './readings.ts';
import { type ServletTable, servlet } from './servlet.ts';
import { requiredObjectIn, textOf } from './servlet-request.ts';

/** Broadcasts; a refused transaction is a code and a text, never an HTTP error. */
export const broadcasts: ServletTable = {
  broadcasttransaction: servlet(
    { get: 'refused', post: byFields(packTransaction) },
    async (call, given) => {
      if ('bare' in given) return refused(NO_CONTRACT, given.bare.id, call);
      const { chain, mayUseHooks: mayImpersonate } = call;
      const { id: txid } = given.transaction;
      const submitted = await chain.submit(given.transaction, { mayImpersonate });
      const { code, console } = submitted;
      const result = code === 'SUCCESS' ? { result: true, txid } : refused(submitted, txid, call);
      return { ...result, ...(console && { internal_transactions: consoleJson(console, call) }) };
    },
  ),
  broadcasthex: servlet(
    { get: 'refused', post: ({ body }) => ({ visible: true, asked: hexIn(body) }) },
    async ({ chain, mayUseHooks: mayImpersonate }, bytes): Promise<JsonObject> => {
      if (bytes.length === 0) return asJavaObject({ ...EMPTY, result: false, ...NO_CONTRACT });
      const transaction = decoded(bytes);
      const { code, message } = await chain.submit(transaction, { mayImpersonate });
      return asJavaObject({
        result: code === 'SUCCESS',
        code,
        message,
        transaction: rawTransactionText(transaction),
        txid: transaction.id,
      });
    },
  ),
};

const hexIn = (body: string) => hexBytes(textOf(requiredObjectIn(body)['transaction']));

/** Bytes that are no transaction are no message to java-tron. */
function decoded(bytes: Uint8Array): Transaction {
  try {
    return decodeTransaction(bytes);
  } catch (error) {
    if (!(error instanceof MalformedTransaction)) throw error;
    throw new JavaError('com.google.protobuf.InvalidProtocolBufferException', error.message);
  }
}

/** No bytes are a transaction in which everything is left out. */
const EMPTY = { transaction: '{}', txid: toHex(sha256(new Uint8Array(0))) };

const NO_CONTRACT = {
  code: 'CONTRACT_VALIDATE_ERROR',
  message: 'Contract validate error : No contract!',
} as const;

function refused(
  { code, message }: Readonly<{ code: string; message: string }>,
  txid: string,
  style: JsonStyle,
): JsonObject {
  return { code, txid, message: refusalText(message, style) };
}
