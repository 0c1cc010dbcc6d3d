import {
  canMove,
  isOpen,
  type OrderCause,
  type OrderState,
} from '@vellum/api/order-kinds/order-states';
import type { WrittenTransfer } from './written-chain.ts';

/** An order as the reference machine has it: a state that moves, and nothing derived. */
export type ModelOrder = {
  readonly id: string;
  readonly place: number;
  readonly amount: bigint;
  readonly chainTime: number;
  readonly expiresAt: number;
  /** Chain time after which nothing that was reported can come. */
  deadline: number;
  isCancelled: boolean;
  state: OrderState;
  txid: string | null;
  block: number | null;
  readonly hints: Map<string, Readonly<{ counts: boolean; foreign: boolean }>>;
  /** Blocks that were there when it was made. */
  readonly older: ReadonlySet<ModelBlock>;
};

type Undo = Readonly<{
  order: ModelOrder;
  state: OrderState;
  txid: string | null;
  block: number | null;
}>;
type BlockPlace = Readonly<{ number: number; timestamp: number }>;
export type ModelBlock = BlockPlace &
  Readonly<{ undo: Undo[]; transfers: readonly WrittenTransfer[] }>;

const DAY = 86_400_000;
const bound: readonly OrderState[] = ['included', 'failing', 'settled', 'failed'];

/** What the engine, the matcher and the undo together should come to. */
export class OrderModel {
  readonly orders: ModelOrder[] = [];
  readonly blocks: ModelBlock[] = [];
  solid: Readonly<{ number: number; timestamp: number }> = { number: 1, timestamp: 0 };
  now = 0;

  open(): ModelOrder[] {
    return this.orders.filter(({ state }) => isOpen(state));
  }

  pass(milliseconds: number): void {
    this.now += milliseconds;
    this.#timeOver();
  }

  cancel(order: ModelOrder): 'OK' | 'ORDER_CLOSED' {
    if (order.state === 'cancelled') return 'OK';
    if (order.state !== 'created') return 'ORDER_CLOSED';
    order.isCancelled = true;
    this.#move(order, 'cancelled', 'cancelled');
    return 'OK';
  }

  report(
    order: ModelOrder,
    txid: string,
    chainTime: number,
  ): 'OK' | 'ORDER_CLOSED' | 'TXID_CONFLICT' {
    if (bound.includes(order.state)) return order.txid === txid ? 'OK' : 'ORDER_CLOSED';
    if (order.hints.has(txid)) return 'OK';
    const foreign = [...order.hints].filter(
      ([hint, known]) => known.foreign || this.#ofAnother(order, hint),
    );
    if (foreign.length >= 3 || order.hints.size >= 10) return 'TXID_CONFLICT';
    const isForeign = this.#ofAnother(order, txid);
    const counts = isOpen(order.state) && !isForeign;
    order.hints.set(txid, { counts, foreign: isForeign });
    if (counts) {
      order.deadline = Math.max(order.deadline, chainTime + DAY);
      this.#submit(order, txid);
    }
    return 'OK';
  }

  #submit(order: ModelOrder, txid: string): void {
    if (order.state === 'created') this.#move(order, 'submitted', 'reported');
    this.#refuseLate(order, txid);
  }

  /** The block was there before the report, which may refuse and never fulfil. */
  #refuseLate(order: ModelOrder, txid: string): void {
    for (const block of this.blocks) {
      const transfer = block.transfers.find(({ id }) => id === txid);
      if (transfer === undefined) continue;
      if (transfer.amount === order.amount && !order.older.has(block)) continue;
      block.undo.push(this.#note(order, transfer, block, 'mismatched', 'seen-mismatched'));
    }
  }

  #ofAnother(order: ModelOrder, txid: string): boolean {
    return this.orders.some(
      (other) => other !== order && other.txid === txid && bound.includes(other.state),
    );
  }

  add(block: BlockPlace, transfers: readonly WrittenTransfer[]): void {
    const undo: Undo[] = [];
    for (const transfer of transfers) {
      const chosen = this.#chosen(transfer, block);
      if (chosen) undo.push(this.#fulfil(chosen, transfer, block));
      undo.push(
        ...this.orders
          .filter((order) => order !== chosen && this.#isMistaken(order, transfer, block))
          .map((order) => this.#note(order, transfer, block, 'mismatched', 'seen-mismatched')),
      );
    }
    this.blocks.push({ ...block, undo, transfers });
  }

  #fulfil(order: ModelOrder, transfer: WrittenTransfer, block: BlockPlace): Undo {
    return transfer.success
      ? this.#note(order, transfer, block, 'included', 'seen-in-block')
      : this.#note(order, transfer, block, 'failing', 'seen-failed');
  }

  #note(
    order: ModelOrder,
    { id }: WrittenTransfer,
    { number }: BlockPlace,
    to: OrderState,
    cause: OrderCause,
  ): Undo {
    const before = { order, state: order.state, txid: order.txid, block: order.block };
    order.txid = id;
    order.block = number;
    this.#move(order, to, cause);
    return before;
  }

  /** The transaction was reported for the order and is not of it. */
  #isMistaken(order: ModelOrder, { id }: WrittenTransfer, { timestamp }: BlockPlace): boolean {
    if (order.state !== 'submitted' || timestamp > order.deadline) return false;
    return order.hints.get(id)?.counts === true;
  }

  #chosen({ id, amount }: WrittenTransfer, { timestamp }: BlockPlace): ModelOrder | undefined {
    const isHinted = ({ hints }: ModelOrder) => hints.get(id)?.foreign === false;
    return this.orders
      .filter((order) => order.amount === amount && !bound.includes(order.state))
      .filter((order) => isHinted(order) || timestamp - order.chainTime < 2 * DAY)
      .toSorted(
        (a, b) =>
          Number(isHinted(b)) - Number(isHinted(a)) ||
          Number(a.isCancelled) - Number(b.isCancelled) ||
          b.place - a.place,
      )[0];
  }

  undo(depth: number): void {
    for (let left = depth; left > 0; left -= 1) {
      const { undo } = this.blocks.pop()!;
      for (const { order, state, txid, block } of undo.toReversed()) {
        this.#move(order, state, 'reorganised');
        order.txid = txid;
        order.block = block;
      }
    }
    this.#timeOver();
    this.#drop();
  }

  solidify(solid: Readonly<{ number: number; timestamp: number }>): void {
    this.solid = solid;
    for (const order of this.orders) {
      if (order.block === null || order.block > solid.number) continue;
      if (order.state === 'included') this.#move(order, 'settled', 'solid');
      if (order.state === 'failing') this.#move(order, 'failed', 'solid');
    }
    this.#drop();
  }

  #timeOver(): void {
    for (const order of this.orders) {
      if (order.state === 'created' && this.now >= order.expiresAt) {
        this.#move(order, 'expired', 'time-over');
      }
    }
  }

  #drop(): void {
    for (const order of this.orders) {
      if (order.state !== 'submitted' || this.solid.timestamp <= order.deadline) continue;
      this.#move(order, 'dropped', 'transaction-expired');
    }
  }

  #move(order: ModelOrder, to: OrderState, cause: OrderCause): void {
    if (!canMove(order.state, to, cause) && order.state !== to) {
      throw new Error(`${order.state} -${cause}-> ${to} is no transition`);
    }
    order.state = to;
  }
}
