import { presale } from '@vellum/contracts/presale';
import type { Address } from '@vellum/tron/address';
import { sql } from 'kysely';
import { eventSource } from '../../indexer/events/event-source.ts';
import { placeOf, sumOf, whoOf } from '../../indexer/events/event-values.ts';
import type { ChainEvent, Projection } from '../../indexer/projection.ts';
import { type LaunchMembers, launchesOf } from '../../launches/launch-members.ts';
import { byIndex } from '../../platform/database/by-index.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { plainArray } from '../../platform/database/plain-array.ts';
import { putRows } from '../../platform/database/put-rows.ts';
import type { PresaleBuyerRow, PresaleRecordKind, PresaleRecordRow } from './presale-rows.ts';

/** Who holds what in presales, and everything they did there. */
export const presaleProjection: Projection = {
  name: 'presale-buyers',
  tables: ['presale_buyer', 'presale_record'],
  sources: [eventSource('presale', presale)],
  async apply(transaction, all) {
    const events = all.filter(({ name }) => name in kinds);
    if (events.length === 0) return;
    await byIndex(transaction, async () => {
      const launchOf = await launchesOf(transaction, events);
      const buyers = await load(transaction, events);
      const records: PresaleRecordRow[] = [];
      for (const event of events) {
        const launch = launchOf(event.contract);
        const record = recordOf(event, launch);
        change(buyerOf(buyers, event, launch), record);
        records.push(record);
      }
      await putRows(transaction, 'presale_buyer', ['presale', 'buyer'], [...buyers.values()]);
      await putRows(transaction, 'presale_record', ['block', 'tx_idx', 'log_idx'], records);
    });
  },
};

/** The field that tells how much, sun or LP. */
const kinds: Readonly<Record<string, readonly [PresaleRecordKind, string]>> = {
  Bought: ['bought', 'paid'],
  Left: ['left', 'paid'],
  Refunded: ['refunded', 'amount'],
  LPClaimed: ['claimed', 'amount'],
};

function recordOf(event: ChainEvent, { token }: LaunchMembers): PresaleRecordRow {
  const [kind, amount] = kinds[event.name] as [PresaleRecordKind, string];
  return {
    ...placeOf(event),
    token,
    buyer: whoOf(event, 'user'),
    kind,
    shares: kind === 'bought' || kind === 'left' ? sumOf(event, 'shares') : 0n,
    amount: sumOf(event, amount),
    at: BigInt(event.timestamp),
  };
}

type Buyers = Map<string, PresaleBuyerRow>;
const keyOf = (contract: Address, buyer: Address) => `${contract} ${buyer}`;

function buyerOf(buyers: Buyers, event: ChainEvent, { token }: LaunchMembers): PresaleBuyerRow {
  const buyer = whoOf(event, 'user');
  const key = keyOf(event.contract, buyer);
  const found = buyers.get(key) ?? {
    ...{ presale: event.contract, buyer, token, shares: 0n, paid: 0n },
    ...{ claimed_lp: 0n, last_claim: null, refunded: 0n, block: event.block },
  };
  buyers.set(key, found);
  return found;
}

function change(row: PresaleBuyerRow, { kind, shares, amount, at, block }: PresaleRecordRow): void {
  const sign = kind === 'bought' ? 1n : kind === 'left' ? -1n : 0n;
  row.shares += sign * shares;
  row.paid += sign * amount;
  if (kind === 'refunded') {
    // What was refunded is all that was paid; it stays shown beside.
    row.refunded += amount;
  }
  if (kind === 'claimed') {
    row.claimed_lp += amount;
    // As the contract sees the time: in whole seconds.
    row.last_claim = at - (at % 1000n);
  }
  row.block = block;
}

async function load(transaction: DatabaseTransaction, events: readonly ChainEvent[]) {
  const keys = [...new Set(events.map((event) => keyOf(event.contract, whoOf(event, 'user'))))];
  const parts = keys.map((key) => key.split(' '));
  const { rows } = await sql<PresaleBuyerRow>`select presale_buyer.* from presale_buyer
    join unnest(${plainArray(parts.map(([contract]) => contract ?? ''))}::text[],
      ${plainArray(parts.map(([, buyer]) => buyer ?? ''))}::text[]) k (contract, who)
    on presale = contract and buyer = who`.execute(transaction);
  return new Map(rows.map((row) => [keyOf(row.presale, row.buyer), { ...row }]));
}
