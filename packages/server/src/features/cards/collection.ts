import type { Address } from '@vellum/tron/address';
import { asOf } from '../../indexer/chain-position.ts';
import { type Page, readPage } from '../../platform/http/read-page.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import { type ContextParts, cardContext } from './card-context.ts';
import type { CardEventRow, CardRow } from './card-rows.ts';
import { shownCard } from './card-shape.ts';
import type { CardFilter, CardStore } from './card-store.ts';

export type CollectionParts = ContextParts & Readonly<{ store: CardStore }>;

/** One card with everything it has earned so far. */
export async function cardDetail(parts: CollectionParts, tokenId: bigint) {
  const context = await cardContext(parts);
  const row = await mintedCard(parts.store, tokenId);
  const pledges = await parts.store.pledgesOf(tokenId);
  const running = pledges.find(({ closed_at }) => closed_at === null);
  const earned = pledges.reduce((sum, one) => sum + context.earnings.earned(one), 0n);
  const { final: _final, ...card } = shownCard(row, running, context);
  return {
    ...card,
    earned: { ...context.coin, amount: String(earned) },
    mintTxid: row.mint_txid,
  };
}

export async function mintedCard(store: CardStore, tokenId: bigint): Promise<CardRow> {
  const row = await store.find(tokenId);
  if (row === undefined) throw new Refusal({ code: 'CARD_NOT_MINTED' });
  return row;
}

export async function cardPage(parts: CollectionParts, filter: CardFilter, page: Page) {
  const context = await cardContext(parts);
  const found = await readPage(page, (rows) =>
    parts.store.page(filter, context.position.chainTime, rows),
  );
  const pledges = await parts.store.running(found.list);
  const running = new Map(pledges.map((pledge) => [pledge.token_id, pledge]));
  return {
    ...found,
    list: found.list.map((row) => shownCard(row, running.get(row.token_id), context)),
    asOf: asOf(context.position),
  };
}

export async function cardTotals({ store, position }: CollectionParts, owner: Address) {
  const counts = await store.counts(owner, (await position()).chainTime);
  const byState = { owned: 0, onSale: 0, pledged: 0, frozen: 0 };
  const byLevel = new Map<number, number>();
  let total = 0;
  for (const { level, state, cards } of counts) {
    byState[state] += Number(cards);
    byLevel.set(level, (byLevel.get(level) ?? 0) + Number(cards));
    total += Number(cards);
  }
  const levels = [...byLevel].map(([level, cards]) => ({ level, cards }));
  return { total, byState, byLevel: levels };
}

export async function cardHistory(parts: CollectionParts, tokenId: bigint, page: Page) {
  const position = await parts.position();
  await mintedCard(parts.store, tokenId);
  const found = await readPage(page, (rows) => parts.store.history(tokenId, rows));
  const shown = (row: CardEventRow) => ({
    ...shownEvent(row),
    final: row.block <= position.solid,
  });
  return { ...found, list: found.list.map(shown), asOf: asOf(position) };
}

const shownEvent = (row: CardEventRow) => ({
  kind: row.kind,
  at: Number(row.at),
  from: row.from_address,
  to: row.to_address,
  price: row.price === null ? null : String(row.price),
  until: row.until === null ? null : Number(row.until),
  reason: row.reason,
  txid: row.txid,
  block: row.block,
});
