import type { JsonObject } from '@vellum/tron/json';
import { WireReader } from '@vellum/tron/protobuf/wire';
import { decodeTransaction, type Transaction } from '@vellum/tron/transaction';
import { transactionFromJson } from '@vellum/tron/transaction-json';
import { keepExample } from '../kept-examples.ts';
import { refusedResult } from '../wire/call-json.ts';
import { consoleJson } from '../wire/console-json.ts';
import { rawTransactionText } from '../wire/raw-transaction-text.ts';
import type { HandlerTable } from './handler.ts';
import { hexOf, type Params } from './params.ts';

keepExample('reader', new WireReader(new Uint8Array(0)));

/** Broadcasts; a refused transaction is a code and a text, never an HTTP error. */
export const broadcasts: HandlerTable = {
  broadcasttransaction: async ({ chain, params, mayUseHooks: mayImpersonate }) => {
    const transaction = transactionOf(params);
    const { code, message, console } = await chain.submit(transaction, { mayImpersonate });
    const result = code === 'SUCCESS' ? { result: true } : refusedResult(code, message, params);
    const printed = console && { internal_transactions: consoleJson(console, params) };
    return { ...result, txid: transaction.id, ...printed };
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

/**
 * The transaction that a request carries. java-tron reads only `raw_data`, clients sign the bytes of
 * `raw_data_hex`: where both are given they must agree, or someone is being deceived.
 */
function transactionOf({ fields, visible }: Params): Transaction {
  return transactionFromJson({ ...fields, visible });
}
