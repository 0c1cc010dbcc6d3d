import type { OrderReply } from '@vellum/api/paid-action/order-shapes';
import { paths } from '@vellum/api/wire/paths';
import { getBlockByNumber } from '@vellum/tron/client/blocks';
import { getTransactionInfo } from '@vellum/tron/client/transactions';
import { endsTold } from '../../../packages/server/test/faults/ends-told.ts';
import { type OnChain, wrongOrders } from '../../../packages/server/test/faults/oracle.ts';
import type { CheckContext } from './check-context.ts';

export type OrderFindings = Readonly<{
  problems: readonly string[];
  replies: ReadonlyMap<string, OrderReply>;
  /** Transactions of users that the chain holds. */
  paid: number;
  /** Orders whose answer never reached who asked for them. */
  unheard: number;
}>;

/** Every order against the transactions that the chain holds, and every end against what was told of it. */
export async function checkOrders(context: CheckContext): Promise<OrderFindings> {
  const { ledger } = context;
  const all = await allReplies(context);
  const isBound = ({ state }: OrderReply) => state === 'settled' || state === 'failed';
  // Asked for, answered to nobody because the server was killed, and never paid: nobody misses it.
  const known = [...all].filter(([id, reply]) => ledger.orders.has(id) || isBound(reply));
  const replies = new Map(known);
  const onChain = await paidOnChain(context);
  const { bound, ...told } = await endsTold(context.database);
  const untold = Object.entries(told)
    .filter(([, count]) => count !== bound)
    .map(([where, count]) => `${bound} orders ended, ${count} ends are in the ${where}`);
  const problems = [...wrongOrders(ledger, replies, onChain), ...untold];
  return { problems, replies, paid: onChain.size, unheard: all.size - replies.size };
}

async function allReplies({ users, rows, ledger }: CheckContext): Promise<Map<string, OrderReply>> {
  const replies = new Map<string, OrderReply>();
  for (const user of users) {
    const own: readonly OrderReply[] = await rows(user, paths.orders.list);
    for (const order of own) replies.set(order.orderId, order);
    for (const order of own) ledger.hearOf(order, user);
  }
  return replies;
}

/** Asked for one by one, past the index. */
async function paidOnChain({ stack, ledger }: CheckContext): Promise<Map<string, OnChain>> {
  const { client } = stack.node;
  const found = new Map<string, OnChain>();
  for (const [id, known] of ledger.transactions) {
    const info = known.sentAt === null ? null : await getTransactionInfo(client, id);
    if (info === null) continue;
    const block = await getBlockByNumber(client, info.blockNumber);
    const place = { block: info.blockNumber, blockId: block?.id ?? '' };
    const reason = info.result === 'OUT_OF_ENERGY' ? 'FEE_LIMIT_TOO_LOW' : 'TX_REVERTED';
    found.set(id, { known, ...place, isSuccess: !info.failed, reason });
  }
  return found;
}
