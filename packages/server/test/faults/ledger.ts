import type { OrderReply } from '@vellum/api/paid-action/order-shapes';
import type { Address } from '@vellum/tron/address';
import type { Transaction } from '@vellum/tron/transaction';
import type { Person } from '../orders/order-chain.ts';

/** What the driver of the test knows by itself; the oracle holds the server against it. */
export type KnownOrder = Readonly<{
  id: string;
  owner: Person;
  /** Which call: equal for orders that nobody can tell apart. */
  group: string;
  /** Place in the order of things when the answer to the Before had come. */
  madeAt: number;
}>;

export type KnownTransaction = {
  readonly transaction: Transaction;
  readonly owner: Person;
  readonly group: string;
  /** Place in the order of things when it was sent; null while it was not. */
  sentAt: number | null;
  /** The one order it was reported for before it was sent, and for nothing else. */
  reportedFor: string | null;
};

export type Call = Readonly<{ to: Address; amount: bigint }>;

/** Orders and transactions in the order in which the driver came to know them. */
export class Ledger {
  readonly orders = new Map<string, KnownOrder>();
  readonly transactions = new Map<string, KnownTransaction>();
  /** Groups in which the same transaction was reported for several orders, or for none. */
  readonly unclear = new Set<string>();
  #now = 0;

  tick(): number {
    this.#now += 1;
    return this.#now;
  }

  groupOf(owner: Person, call: Call | 'bind'): string {
    return call === 'bind' ? `${owner.address} bind` : `${owner.address} ${call.to} ${call.amount}`;
  }

  addOrder(id: string, owner: Person, group: string): void {
    if (!this.orders.has(id)) this.orders.set(id, { id, owner, group, madeAt: this.tick() });
  }

  /**
   * A Before that nobody waits for any longer may be carried out late, after its second asking was answered and that order
   * cancelled. The next transaction of the same owner with the same call pays it: a fulfilled order, unheard of.
   */
  hearOf({ orderId, txid = '' }: Pick<OrderReply, 'orderId' | 'txid'>, owner: Person): void {
    const payment = this.transactions.get(txid);
    if (this.orders.has(orderId) || payment?.owner !== owner) return;
    this.addOrder(orderId, owner, payment.group);
    this.unclear.add(payment.group);
  }

  addTransaction(transaction: Transaction, owner: Person, group: string): KnownTransaction {
    const known = { transaction, owner, group, sentAt: null, reportedFor: null };
    this.transactions.set(transaction.id, known);
    return known;
  }
}
