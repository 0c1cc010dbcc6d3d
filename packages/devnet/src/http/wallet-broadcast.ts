import type { JsonObject } from '@vellum/tron/json';
import { WireReader } from '@vellum/tron/protobuf/wire';
import { decodeTransaction } from '@vellum/tron/transaction';
import { keepExample } from '../kept-examples.ts';
import { refusalText } from '../wire/call-json.ts';
import { consoleJson } from '../wire/console-json.ts';
import { rawTransactionText } from '../wire/raw-transaction-text.ts';
import { broadcastOf } from './broadcast-json.ts';
import type { HandlerTable } from './handler.ts';
import { hexOf, type Params } from './params.ts';

keepExample('reader', new WireReader(new Uint8Array(0)));

/** Broadcasts; a refused transaction is a code and a text, never an HTTP error. */
export const broadcasts: HandlerTable = {
  broadcasttransaction: async ({ chain, params, mayUseHooks: mayImpersonate }) => {
    const given = broadcastOf(params);
    if ('txid' in given) return refused(NO_CONTRACT, given.txid, params);
    const { id: txid } = given.transaction;
    const submitted = await chain.submit(given.transaction, { mayImpersonate });
    const { code, console } = submitted;
    const result = code === 'SUCCESS' ? { result: true, txid } : refused(submitted, txid, params);
    return { ...result, ...(console && { internal_transactions: consoleJson(console, params) }) };
  },
  broadcasthex: async ({ chain, params, mayUseHooks: mayImpersonate }): Promise<JsonObject> => {
    const transaction = decodeTransaction(hexOf(params, 'transaction'));
    const { code, message } = await chain.submit(transaction, { mayImpersonate });
    return {
      result: code === 'SUCCESS',
      code,
      message,
      transaction: rawTransactionText(transaction),
      txid: transaction.id,
    };
  },
};

const NO_CONTRACT = {
  code: 'CONTRACT_VALIDATE_ERROR',
  message: 'Contract validate error : No contract!',
} as const;

function refused(
  { code, message }: Readonly<{ code: string; message: string }>,
  txid: string,
  params: Params,
): JsonObject {
  return { code, txid, message: refusalText(message, params) };
}
