import { receiptJson } from '../../wire/receipt-json.ts';
import { minedTransactionJson } from '../../wire/transaction-json.ts';
import { minedTransaction } from '../chain-view.ts';
import { JavaError } from './java-error.ts';
import { anId, byParameters, nothing } from './readings.ts';
import { type ServletTable, servlet } from './servlet.ts';
import { isVisible } from './servlet-request.ts';

/** Hex digits of a transaction id. */
const ID_DIGITS = 64;

/** Transaction reads, on the full and on the confirmed node. */
export const transactionReads: ServletTable = {
  gettransactionbyid: servlet(anId, (call, id) => {
    const found = minedTransaction(call, id);
    return found ? minedTransactionJson(found.transaction, found.receipt, call) : {};
  }),
  gettransactioninfobyid: servlet(anId, (call, id) => {
    const receipt = minedTransaction(call, id)?.receipt;
    return receipt ? receiptJson(receipt, call) : {};
  }),
};

/** The same, on the full node only. */
export const transactionFullNodeReads: ServletTable = {
  gettransactionreceiptbyid: servlet(anId, (call, id) => {
    const receipt = minedTransaction(call, id)?.receipt;
    return receipt ? { Receipt: receiptJson(receipt, call)['receipt'] ?? {} } : {};
  }),
  // java-tron counts transactions no more, and leaves the zero out.
  totaltransaction: servlet(nothing, () => ({})),
};

/** The pool: transactions that no block holds yet. */
export const poolReads: ServletTable = {
  getpendingsize: servlet(nothing, ({ chain }) => ({
    pendingSize: BigInt(chain.pending().length),
  })),
  gettransactionfrompending: servlet(anId, (call, id) => {
    if (id.length !== ID_DIGITS) throw new JavaError('java.lang.IllegalArgumentException', 'null');
    const waiting = call.chain.pending().find((each) => each.id === id);
    return waiting ? minedTransactionJson(waiting, undefined, call) : {};
  }),
  gettransactionlistfrompending: servlet(
    {
      get: byParameters(() => undefined),
      post: ({ json }) => ({ visible: isVisible(json), asked: undefined }),
    },
    ({ chain }) => {
      const txId = chain.pending().map(({ id }) => id);
      return txId.length > 0 ? { txId } : {};
    },
  ),
};
