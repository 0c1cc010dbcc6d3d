import type { Transaction } from '@vellum/tron/transaction';
import { type Applied, applyTransaction } from '../execution/apply-transaction.ts';
import { Refusal } from '../execution/refusal.ts';
import type { Ledger } from './ledger.ts';

/**
 * Transactions that no block holds yet. Each was executed on top of the ones before it, so that one may build
 * on another; the state carries them as one sealed layer each above the head until `lift` takes them off.
 */
export class Pool {
  readonly #ledger: Ledger;
  readonly #capacity: number;
  #transactions = new Map<string, Transaction>();

  constructor(ledger: Ledger, capacity: number) {
    this.#ledger = ledger;
    this.#capacity = capacity;
  }

  /** How many layers the state has above the head. */
  get size(): number {
    return this.#transactions.size;
  }

  /** Oldest first. */
  get transactions(): readonly Transaction[] {
    return [...this.#transactions.values()];
  }

  find(txid: string): Transaction | undefined {
    return this.#transactions.get(txid);
  }

  /** Throws a `Refusal` when the transaction cannot follow the ones that wait. */
  async add(transaction: Transaction, timestamp: number): Promise<Applied> {
    if (this.size >= this.#capacity) throw new Refusal('SERVER_BUSY', 'Server busy.');
    const context = this.#ledger.contextOfNext(timestamp);
    const applied = await applyTransaction(context, transaction, this.size);
    this.#ledger.state.sealBlock();
    this.#transactions.set(transaction.id, transaction);
    return applied;
  }

  /** Takes all transactions out; the state is that of the head again. */
  lift(): readonly Transaction[] {
    const lifted = this.transactions;
    for (const _ of lifted) this.#ledger.state.undoBlock();
    this.#transactions.clear();
    return lifted;
  }

  /** Puts transactions back after the head has changed; those that no longer fit are dropped. */
  async restore(transactions: readonly Transaction[], timestamp: number): Promise<void> {
    for (const transaction of transactions) {
      if (this.#ledger.isKnown(transaction.id)) continue;
      try {
        await this.add(transaction, timestamp);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
      }
    }
  }
}
