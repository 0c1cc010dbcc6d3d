import { paths } from '@vellum/api/wire/paths';
import { trc20 } from '@vellum/contracts/coins';
import { team } from '@vellum/contracts/team';
import { toHex } from '@vellum/tron/bytes';
import type { Person } from '../orders/order-chain.ts';
import type { Chaos } from './chaos.ts';
import type { FaultClient } from './fault-client.ts';
import type { FaultStack } from './fault-stack.ts';
import type { Call, KnownTransaction, Ledger } from './ledger.ts';
import type { Random } from './random.ts';
import { transferEndpoints } from './transfer-endpoints.ts';

export type StoryParts = Readonly<{
  stack: FaultStack;
  client: FaultClient;
  ledger: Ledger;
  chaos: Chaos;
}>;

/** Milliseconds of chain time that a signed transaction may wait. */
const LIFETIME = 600_000;
/** More than anyone has: the coin refuses it. */
const TOO_MUCH = 10n ** 15n;

/** One person and one order, told in one of the many ways in which it can go. */
export class Story {
  readonly #parts: StoryParts;
  readonly #random: Random;
  readonly #who: Person;
  readonly #call: Call;

  constructor(parts: StoryParts, random: Random) {
    const { people } = parts.stack.chain;
    this.#parts = parts;
    this.#random = random;
    this.#who = people[random(people.length)]!;
    // Few receivers and amounts: many orders are equal and cannot be told apart.
    const to = people[random(4)]!.address;
    this.#call = { to, amount: random(12) === 0 ? TOO_MUCH : BigInt(1 + random(3)) };
  }

  async tell(): Promise<void> {
    const tales = [
      () => this.#paid(),
      () => this.#paid(),
      () => this.#paidThenReported(),
      () => this.#neverReported(),
      () => this.#reportedThrice(),
      () => this.#forged(),
      () => this.#withStrangers(),
      () => this.#cancelledAndPaid(),
      () => this.#swapped(),
      () => this.#abandoned(),
      () => this.#neverSent(),
      () => this.#paidTwice(),
      () => this.#mistaken(),
      () => this.#activated(),
    ];
    await tales[this.#random(tales.length)]!();
  }

  /** As the web does it: reported with its raw bytes, then sent. */
  async #paid(): Promise<void> {
    const order = await this.#open();
    if (order === null) return;
    const transaction = this.#sign();
    await this.#report(order, transaction, { raw: true });
    await this.#send(transaction);
  }

  async #paidThenReported(): Promise<void> {
    const order = await this.#open();
    if (order === null) return;
    const transaction = this.#sign();
    await this.#send(transaction);
    for (let wait = this.#random(6); wait > 0; wait -= 1) await this.#beat();
    await this.#report(order, transaction);
  }

  async #neverReported(): Promise<void> {
    if ((await this.#open()) !== null) await this.#send(this.#sign());
  }

  async #reportedThrice(): Promise<void> {
    const order = await this.#open();
    if (order === null) return;
    const transaction = this.#sign();
    await Promise.all([0, 1].map(() => this.#report(order, transaction)));
    await this.#send(transaction);
    await this.#report(order, transaction, { raw: true });
  }

  /** A made-up transaction first, then the true one. */
  async #forged(): Promise<void> {
    const order = await this.#open();
    if (order === null) return;
    const made = Array.from({ length: 64 }, () => this.#random(16).toString(16)).join('');
    await this.#after(order, made);
    const transaction = this.#sign();
    await this.#report(order, transaction);
    await this.#send(transaction);
  }

  /** Other people's transactions, sent or about to be. */
  async #withStrangers(): Promise<void> {
    const order = await this.#open();
    if (order === null) return;
    const others = [...this.#parts.ledger.transactions.values()]
      .filter(({ owner }) => owner !== this.#who)
      .slice(-20);
    for (let guess = 0; guess < 2 && others.length > 0; guess += 1) {
      await this.#after(order, others[this.#random(others.length)]!.transaction.id);
    }
    await this.#send(this.#sign());
  }

  async #cancelledAndPaid(): Promise<void> {
    const order = await this.#open();
    if (order === null) return;
    const transaction = this.#sign();
    await this.#cancel(order);
    if (this.#random(2) === 0) await this.#report(order, transaction);
    await this.#send(transaction);
  }

  /** Cancelled, opened again, both signed, and each transaction reported for the other order. */
  async #swapped(): Promise<void> {
    const first = await this.#open();
    if (first === null) return;
    await this.#cancel(first);
    const second = await this.#open();
    if (second === null || second === first) return;
    const [one, two] = [this.#sign(), this.#sign()];
    const hurried = this.#random(3) === 0;
    if (hurried) await this.#send(one);
    await this.#report(second, one);
    await this.#report(first, two);
    await this.#send(two);
    if (!hurried) await this.#send(one);
  }

  async #abandoned(): Promise<void> {
    const order = await this.#open();
    if (order !== null && this.#random(2) === 0) await this.#cancel(order);
  }

  async #neverSent(): Promise<void> {
    const order = await this.#open();
    if (order !== null) await this.#report(order, this.#sign(), { raw: this.#random(2) === 0 });
  }

  async #paidTwice(): Promise<void> {
    const order = await this.#open();
    if (order === null) return;
    const [one, two] = [this.#sign(), this.#sign()];
    await this.#report(order, one);
    await this.#report(order, two);
    await this.#send(one);
    await this.#send(two);
  }

  /** Reports a transaction of their own that does something else. */
  async #mistaken(): Promise<void> {
    const order = await this.#open();
    if (order === null) return;
    const { chain } = this.#parts.stack;
    const { data } = trc20.approve(chain.deployer.hex, BigInt(this.#random(1000)));
    const wrong = this.#signed(chain.at.usdt, data, `${this.#who.address} approve`);
    await this.#after(order, wrong.transaction.id);
    await this.#send(wrong);
    if (this.#random(2) === 0) {
      const transaction = this.#sign();
      await this.#report(order, transaction);
      await this.#send(transaction);
    }
  }

  /** The first paid action of the product; it succeeds once per address. */
  async #activated(): Promise<void> {
    const { client, ledger, stack } = this.#parts;
    const inviter = stack.chain.people[this.#random(stack.chain.people.length)]!;
    const form = this.#random(2) === 0 ? {} : { parentAddress: inviter.address };
    const { code, data } = await client.post(this.#who, paths.membership.prepareActivation, form);
    await this.#beat();
    if (code !== 'OK') return;
    const group = `${this.#who.address} bind ${data.quote.parent}`;
    ledger.addOrder(data.orderId, this.#who, group);
    const transaction = this.#signed(
      stack.chain.at.team,
      team.bindInviter(data.quote.parent).data,
      group,
    );
    const report = { orderId: data.orderId, txid: transaction.transaction.id };
    await client.post(this.#who, paths.membership.confirmActivation, report);
    this.#noteReport(data.orderId, transaction);
    await this.#send(transaction);
  }

  get #group(): string {
    return this.#parts.ledger.groupOf(this.#who, this.#call);
  }

  /** The id of the order, or null when there are too many open ones. */
  async #open(): Promise<string | null> {
    const { client, ledger } = this.#parts;
    const { code, data } = await client.post(this.#who, transferEndpoints.before.path, this.#call);
    await this.#beat();
    if (code === 'ORDER_OPEN_LIMIT') {
      await this.#makeRoom();
      return null;
    }
    if (code !== 'OK') throw new Error(`Before: ${code}`);
    ledger.addOrder(data.orderId, this.#who, this.#group);
    return data.orderId;
  }

  async #makeRoom(): Promise<void> {
    const form = { state: 'created', pageSize: 5 };
    const { data } = await this.#parts.client.post(this.#who, paths.orders.list, form);
    for (const { orderId } of data.list) await this.#cancel(orderId);
  }

  async #cancel(orderId: string): Promise<void> {
    const { code } = await this.#parts.client.post(this.#who, paths.orders.cancel, { orderId });
    if (code !== 'OK' && code !== 'ORDER_CLOSED') throw new Error(`cancel: ${code}`);
    await this.#beat();
  }

  #sign(): KnownTransaction {
    const { to, amount } = this.#call;
    return this.#signed(
      this.#parts.stack.chain.at.usdt,
      trc20.transfer(to, amount).data,
      this.#group,
    );
  }

  #signed(contract: Person['address'], data: Uint8Array, group: string): KnownTransaction {
    const { chain } = this.#parts.stack;
    const { chain: node } = chain.devnet;
    // On a block that stays, so that a reorganisation does not make the transaction invalid.
    const reference = node.blockByNumber(node.solidNumber())!;
    const call = { contract, data, reference, lifetime: LIFETIME };
    return this.#parts.ledger.addTransaction(chain.sign(this.#who, call), this.#who, group);
  }

  async #report(
    orderId: string,
    known: KnownTransaction,
    { raw = false }: Readonly<{ raw?: boolean }> = {},
  ): Promise<void> {
    const rawDataHex = raw ? toHex(known.transaction.rawBytes) : undefined;
    if (await this.#after(orderId, known.transaction.id, rawDataHex))
      this.#noteReport(orderId, known);
  }

  /** A group is clear while each of its transactions was reported for one order, each order's for one. */
  #noteReport(orderId: string, known: KnownTransaction): void {
    const { ledger } = this.#parts;
    if (known.sentAt !== null || (known.reportedFor !== null && known.reportedFor !== orderId)) {
      if (known.reportedFor !== orderId) ledger.unclear.add(known.group);
      return;
    }
    const isSecond = [...ledger.transactions.values()].some(
      (other) => other !== known && other.reportedFor === orderId,
    );
    if (isSecond) ledger.unclear.add(known.group);
    known.reportedFor = orderId;
  }

  /** Whether it was taken. */
  async #after(orderId: string, txid: string, rawDataHex?: string): Promise<boolean> {
    const form = { orderId, txid, rawDataHex };
    const { code } = await this.#parts.client.post(this.#who, transferEndpoints.after.path, form);
    await this.#beat();
    if (code === 'OK') return true;
    if (code !== 'ORDER_CLOSED' && code !== 'TXID_CONFLICT') throw new Error(`After: ${code}`);
    return false;
  }

  async #send(known: KnownTransaction): Promise<void> {
    const { ledger, stack } = this.#parts;
    if (known.reportedFor === null) ledger.unclear.add(known.group);
    known.sentAt = ledger.tick();
    const { code, message } = await stack.chain.devnet.chain.submit(known.transaction);
    if (code !== 'SUCCESS') throw new Error(`the chain refused: ${message}`);
    await this.#beat();
  }

  #beat(): Promise<void> {
    return this.#parts.chaos.beat();
  }
}
