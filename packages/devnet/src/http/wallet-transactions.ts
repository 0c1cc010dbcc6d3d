import { toHex } from '@vellum/tron/bytes';
import { receiptJson } from '../wire/receipt-json.ts';
import { minedTransactionJson } from '../wire/transaction-json.ts';
import { minedTransaction } from './chain-view.ts';
import type { HandlerTable, HttpCall } from './handler.ts';
import { hexOf } from './params.ts';

/** Transaction reads, on the full and on the confirmed node. */
export const transactionReads: HandlerTable = {
  gettransactionbyid: (call) => {
    const found = minedTransaction(call, txidOf(call));
    return found ? minedTransactionJson(found.transaction, found.receipt, call.params) : {};
  },
  gettransactioninfobyid: (call) => {
    const receipt = minedTransaction(call, txidOf(call))?.receipt;
    return receipt ? receiptJson(receipt, call.params) : {};
  },
};

/** The pool: transactions that no block holds yet. */
export const poolReads: HandlerTable = {
  getpendingsize: ({ chain }) => ({ pendingSize: BigInt(chain.pending().length) }),
  gettransactionfrompending: (call) => {
    const txid = txidOf(call);
    const waiting = call.chain.pending().find(({ id }) => id === txid);
    return waiting ? minedTransactionJson(waiting, undefined, call.params) : {};
  },
  gettransactionlistfrompending: ({ chain }) => {
    const txId = chain.pending().map(({ id }) => id);
    return txId.length > 0 ? { txId } : {};
  },
};

function txidOf(call: HttpCall): string {
  return toHex(hexOf(call.params, 'value'));
}
