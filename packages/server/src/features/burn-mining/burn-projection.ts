import { burnMine } from '@vellum/contracts/burn-mining';
import type { Address } from '@vellum/tron/address';
import { sql } from 'kysely';
import { eventSource } from '../../indexer/events/event-source.ts';
import { sumOf, whoOf } from '../../indexer/events/event-values.ts';
import type { ChainEvent, Projection } from '../../indexer/projection.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { plainArray } from '../../platform/database/plain-array.ts';
import { putRows } from '../../platform/database/put-rows.ts';
import type { BurnCoinRow, BurnRow, NodeRow } from './burn-rows.ts';

/** Every burn, who has power, and what was burned of each coin, from what BurnMine logged. */
export const burnProjection: Projection = {
  name: 'burn-mining',
  tables: ['burn', 'burn_node', 'burn_coin'],
  sources: [eventSource('burnMine', burnMine)],
  async apply(transaction, events) {
    const book = await load(transaction, events);
    for (const event of events) moves[event.name]?.(book, event);
    await putRows(transaction, 'burn', ['id'], book.burns);
    await putRows(transaction, 'burn_node', ['address'], [...book.nodes.values()]);
    await putRows(transaction, 'burn_coin', ['coin'], [...book.coins.values()]);
  },
};

type Book = Readonly<{
  burns: BurnRow[];
  nodes: Map<Address, NodeRow>;
  coins: Map<Address, BurnCoinRow>;
}>;

const moves: Readonly<Record<string, (book: Book, event: ChainEvent) => void>> = {
  Burned(book, event) {
    const [burner, coin] = [whoOf(event, 'user'), whoOf(event, 'coin')];
    const [amount, value] = [sumOf(event, 'burnAmount'), sumOf(event, 'uAmount')];
    book.burns.push({
      id: sumOf(event, 'id'),
      burner,
      coin,
      amount,
      u_amount: value,
      at: BigInt(event.timestamp),
      txid: event.txid,
      block: event.block,
    });
    const node = nodeOf(book, burner, event);
    node.power += value;
    node.burns += 1;
    const total = coinOf(book, coin);
    total.amount += amount;
    total.u_amount += value;
    total.burns += 1n;
  },
  RewardPaid(book, event) {
    nodeOf(book, whoOf(event, 'user'), event).claimed += sumOf(event, 'amount');
  },
  CoinSet(book, event) {
    coinOf(book, whoOf(event, 'coin')).allowed = event.args['allowed'] as boolean;
  },
};

function nodeOf({ nodes }: Book, address: Address, { timestamp }: ChainEvent): NodeRow {
  const at = BigInt(timestamp);
  const node = nodes.get(address) ?? {
    address,
    power: 0n,
    burns: 0,
    claimed: 0n,
    first_at: at,
    last_at: at,
  };
  node.last_at = at;
  nodes.set(address, node);
  return node;
}

function coinOf({ coins }: Book, coin: Address): BurnCoinRow {
  const row = coins.get(coin) ?? { coin, allowed: false, amount: 0n, u_amount: 0n, burns: 0n };
  coins.set(coin, row);
  return row;
}

async function load(transaction: DatabaseTransaction, events: readonly ChainEvent[]) {
  const named = (argument: string) =>
    plainArray([
      ...new Set(events.flatMap((event) => (event.args[argument] ? [whoOf(event, argument)] : []))),
    ]);
  const [nodes, coins] = [
    await sql<NodeRow>`select * from burn_node
      where address = any (${named('user')}::text[])`.execute(transaction),
    await sql<BurnCoinRow>`select * from burn_coin
      where coin = any (${named('coin')}::text[])`.execute(transaction),
  ];
  return {
    burns: [],
    nodes: new Map(nodes.rows.map((row) => [row.address, { ...row }])),
    coins: new Map(coins.rows.map((row) => [row.coin, { ...row }])),
  };
}
