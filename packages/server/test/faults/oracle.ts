import type { OrderReply } from '@vellum/api/paid-action/order-shapes';
import { trc20 } from '@vellum/contracts/coins';
import { fromHexAddress } from '@vellum/tron/address';
import type { OrderChain } from '../orders/order-chain.ts';
import type { KnownTransaction, Ledger } from './ledger.ts';

/** A transaction that the driver signed and the chain holds. */
export type OnChain = Readonly<{
  known: KnownTransaction;
  block: number;
  blockId: string;
  isSuccess: boolean;
  /** What its order must tell when it failed. */
  reason?: OrderReply['failReason'];
}>;

/** A transfer as the chain logged it. */
export type Credit = Readonly<{
  block: number;
  transaction_index: number;
  log_index: number;
  txid: string;
  sender: string;
  receiver: string;
  amount: bigint;
}>;

/** What the chain itself holds, read block by block without any code of the indexer. */
export function readChain({ devnet, at, hexOf }: OrderChain, ledger: Ledger) {
  const usdt = hexOf(at.usdt);
  const transactions = new Map<string, OnChain>();
  const credits: Credit[] = [];
  const head = devnet.chain.head().number;
  for (let number = 1; number <= head; number += 1) {
    const { id: blockId, receipts } = devnet.chain.blockByNumber(number)!;
    for (const receipt of receipts) {
      const known = ledger.transactions.get(receipt.txid);
      const isSuccess = receipt.result === 'SUCCESS';
      if (known) transactions.set(receipt.txid, { known, block: number, blockId, isSuccess });
      credits.push(...creditsOf(receipt, usdt));
    }
  }
  return { transactions, credits };
}

type Receipt = NonNullable<
  ReturnType<OrderChain['devnet']['chain']['blockByNumber']>
>['receipts'][number];

function creditsOf({ txid, blockNumber, index, logs }: Receipt, usdt: string): Credit[] {
  return [...logs.entries()].flatMap(([place, log]) => {
    const event = log.address === usdt ? trc20.event(log) : null;
    if (event?.name !== 'Transfer') return [];
    const { from, to, value } = event.arguments;
    return [
      {
        block: blockNumber,
        transaction_index: index,
        log_index: place,
        txid,
        sender: fromHexAddress(from),
        receiver: fromHexAddress(to),
        amount: value,
      },
    ];
  });
}

/** Everything that is wrong with how orders ended, held against the chain. */
export function wrongOrders(
  ledger: Ledger,
  replies: ReadonlyMap<string, OrderReply>,
  onChain: ReadonlyMap<string, OnChain>,
): string[] {
  return [
    ...[...ledger.orders.keys()].flatMap((id) => (replies.has(id) ? [] : [`${id} is lost`])),
    ...[...replies.values()].flatMap((reply) => wrongOrder(ledger, reply, onChain)),
    ...sharedTransactions(replies),
    ...unsettled(ledger, replies, onChain),
    ...confused(ledger, replies, onChain),
  ];
}

const ends = ['settled', 'failed', 'dropped', 'cancelled', 'expired', 'created', 'mismatched'];
const isBound = ({ state }: OrderReply) => state === 'settled' || state === 'failed';

/** An order that ended is bound to its own call, by its own owner, on the chain that is. */
function wrongOrder(
  ledger: Ledger,
  reply: OrderReply,
  onChain: ReadonlyMap<string, OnChain>,
): string[] {
  const { orderId, state, txid, failReason } = reply;
  const order = ledger.orders.get(orderId);
  if (order === undefined) return [`nobody made ${orderId}`];
  if (!ends.includes(state)) return [`${orderId} is still ${state}`];
  if (!isBound(reply)) return [];
  const found = onChain.get(txid ?? '');
  if (found === undefined) return [`${orderId} is ${state} by ${txid}, which is not on the chain`];
  const holds = {
    'its owner': found.known.owner === order.owner,
    'its call': found.known.group === order.group,
    'its outcome': found.isSuccess === (state === 'settled'),
    'its reason': found.isSuccess || failReason === (found.reason ?? 'TX_REVERTED'),
  };
  return Object.entries(holds)
    .filter(([, isRight]) => !isRight)
    .map(([what]) => `${orderId} is ${state} by ${txid}, which has not ${what}`);
}

function sharedTransactions(replies: ReadonlyMap<string, OrderReply>): string[] {
  const owners = new Map<string, string>();
  return [...replies.values()].filter(isBound).flatMap(({ orderId, txid = '' }) => {
    const other = owners.get(txid);
    owners.set(txid, orderId);
    return other === undefined ? [] : [`${txid} settles ${other} and ${orderId}`];
  });
}

/** Of equal orders of one address, as many are fulfilled as transactions came after them. */
function unsettled(
  ledger: Ledger,
  replies: ReadonlyMap<string, OrderReply>,
  onChain: ReadonlyMap<string, OnChain>,
): string[] {
  const sentBy = Map.groupBy(onChain.values(), ({ known }) => known.group);
  return [...groupsOf(ledger)].flatMap(([group, orders]) => {
    const sent = (sentBy.get(group) ?? []).map(({ known }) => known.sentAt ?? 0);
    const least = surelyPaid(
      orders.map(({ madeAt }) => madeAt),
      sent,
    );
    const bound = orders.filter(({ id }) => isBound(replies.get(id)!)).length;
    if (bound > sent.length) return [`${group}: ${bound} fulfilled by ${sent.length}`];
    if (bound >= least) return [];
    const states = orders.map(({ id }) => `${id} ${replies.get(id)?.state}`);
    return [`${group}: ${bound} fulfilled, at least ${least} were paid: ${states.join(', ')}`];
  });
}

/**
 * How many orders were surely paid: each transaction takes one that was there before it was sent. Later ones
 * may take whatever earlier ones may, so that any choice gives the same number.
 */
function surelyPaid(made: readonly number[], sent: readonly number[]): number {
  const [orders, transactions] = [made, sent].map((times) => times.toSorted((a, b) => a - b));
  let paid = 0;
  for (const at of transactions!) {
    const next = orders![paid];
    if (next !== undefined && next < at) paid += 1;
  }
  return paid;
}

function groupsOf({ orders }: Ledger) {
  return Map.groupBy(orders.values(), ({ group }) => group);
}

/** Where every transaction was reported for one order before it was sent, it is of that order and no other. */
function confused(
  ledger: Ledger,
  replies: ReadonlyMap<string, OrderReply>,
  onChain: ReadonlyMap<string, OnChain>,
): string[] {
  return clearTransactions(ledger, onChain).flatMap(({ known }) => {
    const { txid } = replies.get(known.reportedFor ?? '') ?? {};
    const { id } = known.transaction;
    return txid === id ? [] : [`${known.reportedFor} was paid by ${id} and shows ${txid}`];
  });
}

export const clearTransactions = (ledger: Ledger, onChain: ReadonlyMap<string, OnChain>) =>
  [...onChain.values()].filter(
    ({ known }) => known.reportedFor !== null && !ledger.unclear.has(known.group),
  );

/** Texts that can be compared whatever made them. */
export const creditText = ({ txid, sender, receiver, amount, ...place }: Credit) =>
  [place.block, place.transaction_index, place.log_index, txid, sender, receiver, amount].join(' ');
