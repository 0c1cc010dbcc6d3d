import type { Address } from '@vellum/tron/address';
import { beforeFirstBlock, type OrderPosition, readPosition } from '../../orders/order-position.ts';
import { replyOf } from '../../orders/order-reply.ts';
import type { OrderRow } from '../../orders/order-row.ts';
import { type Page, readPage } from '../../platform/http/read-page.ts';
import type { LiquidityParts } from './liquidity-parts.ts';
import type { PurchaseRow } from './liquidity-rows.ts';
import type { PurchaseState } from './liquidity-store.ts';

type Question = Page & Readonly<{ status?: PurchaseState | undefined }>;

/**
 * LP an address bought, newest first: what the chain has, and orders that are in progress or came to nothing. Each side
 * gives as many as the page can need; they are put together after that.
 */
export async function purchasePage(
  parts: LiquidityParts,
  buyer: Address,
  { status, ...page }: Question,
) {
  const position = (await readPosition(parts.database)) ?? beforeFirstBlock;
  const now = parts.clock();
  const found = await readPage(page, async ({ offset, limit }) => {
    const whose = { buyer, status, most: offset + limit, now: position.head.timestamp };
    const [bought, orders] = await Promise.all([
      parts.store.purchases(whose),
      parts.store.unfulfilled(whose, { now, solid: position.solid }),
    ]);
    const all = [
      ...bought.map((row) => ({ at: Number(row.at), row, order: null })),
      ...orders.map((order) => ({ at: order.created_at, row: null, order })),
    ];
    return all.toSorted((a, b) => b.at - a.at).slice(offset, offset + limit);
  });
  const list = await Promise.all(
    found.list.map((one) =>
      one.row === null
        ? fromOrder(parts, one.order, position, now)
        : fromChain(parts, one.row, position),
    ),
  );
  const { head, solid } = position;
  return { ...found, list, asOf: { head: head.number, solid: solid.number } };
}

async function fromChain(parts: LiquidityParts, row: PurchaseRow, { head, solid }: OrderPosition) {
  const isLocked = row.taken_at === null && Number(row.release_at) > head.timestamp;
  return {
    pair: row.pair,
    ...(await paidWith(parts, row.token, { token: row.token_paid, trx: row.trx_paid })),
    lpAmount: String(row.lp),
    status: isLocked ? ('waitingRelease' as const) : ('released' as const),
    releaseAt: Number(row.release_at),
    createTime: Number(row.create_time),
    takenAt: row.taken_at === null ? null : Number(row.taken_at),
    orderId: null,
    txid: row.txid,
    time: Number(row.at),
    final: row.changed_block <= solid.number,
  };
}

async function fromOrder(
  parts: LiquidityParts,
  order: OrderRow,
  position: OrderPosition,
  now: number,
) {
  const { params, callValueSun } = order.call;
  const token = params[0]?.value as Address;
  const paid = params.length === 3 ? BigInt(params[1]?.value as string) : 0n;
  const { state, final, txid, failReason, failParams } = replyOf(order, position, now);
  const isUnderWay = state === 'submitted' || state === 'failing';
  return {
    pair: String(order.quote['pair']) as Address,
    ...(await paidWith(parts, token, { token: paid, trx: BigInt(callValueSun) })),
    lpAmount: String(order.quote['lpAmount']),
    status: isUnderWay ? ('confirming' as const) : ('failed' as const),
    releaseAt: null,
    createTime: null,
    takenAt: null,
    orderId: order.id,
    ...(failReason !== undefined && { failReason }),
    ...(failParams !== undefined && { failParams }),
    ...(txid !== undefined && { txid }),
    time: order.created_at,
    final,
  };
}

/** What was paid stands on one side; where both were, it was no zap, and TRX is what is told. */
async function paidWith(
  { coins }: LiquidityParts,
  token: Address,
  paid: Readonly<{ token: bigint; trx: bigint }>,
) {
  const symbol = (await coins(token)).symbol ?? '';
  const inTrx = { coin: null, symbol: 'TRX', amount: String(paid.trx) };
  const inToken = { coin: token, symbol, amount: String(paid.token) };
  return { token, symbol, paid: paid.trx > 0n ? inTrx : inToken };
}
