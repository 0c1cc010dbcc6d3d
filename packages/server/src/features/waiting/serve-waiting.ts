import type { ReplyOf } from '@vellum/api/endpoints/call-shape';
import { waiting } from '@vellum/api/waiting/waiting';
import type { Address } from '@vellum/tron/address';
import type { FastifyInstance } from 'fastify';
import type { Holdings, ReadHoldings } from '../../holdings/holdings.ts';
import { isCut } from '../../holdings/person.ts';
import type { Value } from '../../holdings/prices.ts';
import { serve } from '../../platform/http/serve.ts';
import { added, type ValuedRow, waitingList } from './waiting-list.ts';

export type Unfinished = Readonly<{ id: string; kind: string; expires_at: number }>;

export type WaitingParts = Readonly<{
  holdings: ReadHoldings;
  unfinished(address: Address): Promise<readonly Unfinished[]>;
}>;

type Reply = ReplyOf<typeof waiting.list>;
type Shown = Reply['list'][number];

/** What waits for an address: what the chain tells for anyone, what it began for itself alone. */
export function serveWaiting(app: FastifyInstance, parts: WaitingParts): void {
  serve(app, waiting.list, async ({ body: { address }, caller, reply }) => {
    reply.header('x-robots-tag', 'noindex, nofollow, noarchive');
    const isOwn = caller?.address === address;
    const [holdings, orders] = await Promise.all([
      parts.holdings(address),
      isOwn ? parts.unfinished(address) : null,
    ]);
    return shownWaiting(holdings, orders);
  });
}

function shownWaiting(holdings: Holdings | null, orders: readonly Unfinished[] | null): Reply {
  const rows = holdings === null ? [] : waitingList(holdings);
  const ready = rows.filter(({ group, flow }) => group === 'ready' && flow !== 'out');
  const cursor = holdings?.person.cursor;
  return {
    list: [...rows.map((row) => shownRow(row, holdings)), ...(orders ?? []).map(orderRow)],
    ready: shownValue(
      ready.reduce<Value>((sum, { value }) => (value === null ? sum : added(sum, value)), {
        u: 0n,
        trx: 0n,
      }),
    ),
    unfinished: orders?.length ?? null,
    isCut: holdings !== null && isCut(holdings.person),
    asOf: { head: Number(cursor?.number ?? 0n), solid: Number(cursor?.solid_number ?? 0n) },
  };
}

function shownRow(row: ValuedRow, holdings: Holdings | null): Shown {
  const { kind, group, id, box, token, name, level, flow, shown, value, at } = row;
  return {
    ...{ kind, group, id, box, token, name, level, flow, at },
    amounts: shown.map(({ coin, amount }) => ({
      ...(holdings?.coins.named(coin) ?? { coin, symbol: '', decimals: 0 }),
      amount: `${amount}`,
    })),
    value: value && shownValue(value),
  };
}

const orderRow = ({ id, kind, expires_at }: Unfinished): Shown => ({
  ...{ kind: 'order', group: 'unfinished', id, box: null, token: null, name: kind, level: null },
  ...{ flow: 'out', amounts: [], value: null, at: expires_at },
});

const shownValue = ({ u, trx }: Value) => ({ u: textOf(u), trx: textOf(trx) });
const textOf = (amount: bigint | null) => (amount === null ? null : `${amount}`);
