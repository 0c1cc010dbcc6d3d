import { sumOf, whoOf } from '../../../indexer/events/event-values.ts';
import type { ChainEvent } from '../../../indexer/projection.ts';
import { lineOfText } from '../../../platform/database/storable-text.ts';
import { levelOfToken, serialOfToken } from '../card-rows.ts';
import { type CardBook, placeOf } from './card-book.ts';

/** What one event changes. Arguments are named as in the contract. */
export type Move = (book: CardBook, event: ChainEvent) => void;

const NOBODY = `41${'00'.repeat(20)}`;
const MS = 1000n;
/** Longer reasons are cut: they are shown, not decided by. */
const LONGEST_REASON = 500;

const idOf = ({ args }: ChainEvent) => args['tokenId'] as bigint;

function transfer(book: CardBook, event: ChainEvent): void {
  const tokenId = idOf(event);
  const to = whoOf(event, 'to');
  if (event.args['from'] === NOBODY) {
    mint(book, event);
    return;
  }
  const card = book.card(tokenId, event);
  const from = card.owner;
  card.owner = to;
  card.price = null;
  card.listed_at = null;
  book.note(event, 'transferred', tokenId, { from_address: from, to_address: to });
}

function mint(book: CardBook, event: ChainEvent): void {
  const tokenId = idOf(event);
  const to = whoOf(event, 'to');
  book.addCard({
    token_id: tokenId,
    level: levelOfToken(tokenId),
    serial: serialOfToken(tokenId),
    owner: to,
    minted_at: BigInt(event.timestamp),
    mint_txid: event.txid,
    last_price: null,
    price: null,
    listed_at: null,
    pledged_at: null,
    unlock_at: null,
    frozen_until: 0n,
    freeze_reason: null,
    frozen_by: null,
    block: event.block,
  });
  book.level(levelOfToken(tokenId)).minted += 1n;
  book.note(event, 'minted', tokenId, { to_address: to });
}

/** Right after the Transfer of its mint. One that completes a reservation gives the supply back after it. */
function bought(book: CardBook, event: ChainEvent): void {
  const tokenId = idOf(event);
  const price = sumOf(event, 'price');
  book.card(tokenId, event).last_price = price;
  book.level(levelOfToken(tokenId)).remain -= 1n;
  book.forgetMoveBefore(event);
  book.note(event, 'minted', tokenId, { to_address: whoOf(event, 'user'), price });
}

function sold(book: CardBook, event: ChainEvent): void {
  const tokenId = idOf(event);
  const price = sumOf(event, 'price');
  book.card(tokenId, event).last_price = price;
  book.forgetMoveBefore(event);
  book.note(event, 'sold', tokenId, {
    from_address: whoOf(event, 'seller'),
    to_address: whoOf(event, 'buyer'),
    price,
    fee: sumOf(event, 'fee'),
  });
}

function listed(book: CardBook, event: ChainEvent): void {
  const card = book.card(idOf(event), event);
  const price = sumOf(event, 'price');
  const kind = card.price === null ? 'listed' : 'priceChanged';
  card.price = price;
  card.listed_at ??= BigInt(event.timestamp);
  book.note(event, kind, card.token_id, { from_address: whoOf(event, 'seller'), price });
}

function unlisted(book: CardBook, event: ChainEvent): void {
  const card = book.card(idOf(event), event);
  card.price = null;
  card.listed_at = null;
  book.note(event, 'unlisted', card.token_id, { from_address: card.owner });
}

function pledged(book: CardBook, event: ChainEvent): void {
  const card = book.card(idOf(event), event);
  const since = BigInt(event.timestamp);
  const unlockTime = sumOf(event, 'unlockTime');
  card.price = null;
  card.listed_at = null;
  card.pledged_at = since;
  card.unlock_at = unlockTime * MS;
  const { token_id, level, owner } = card;
  book.openPledge({
    ...placeOf(event),
    ...{ token_id, level, owner, since, unlock_at: card.unlock_at },
    ...{ closed_at: null, end_block: null, end_tx_idx: null, end_log_idx: null },
  });
  book.stream(event, { kind: 'pledged', level, term: unlockTime - since / MS });
  book.note(event, 'pledged', token_id, { from_address: owner, until: card.unlock_at });
}

function unlocked(book: CardBook, event: ChainEvent): void {
  const card = book.card(idOf(event), event);
  card.pledged_at = null;
  card.unlock_at = null;
  const { level, since, unlock_at: end } = book.closePledge(card.token_id, event);
  book.stream(event, { kind: 'unlocked', level, term: end / MS - since / MS });
  book.note(event, 'unlocked', card.token_id, { to_address: card.owner });
}

function frozen(book: CardBook, event: ChainEvent): void {
  const card = book.card(idOf(event), event);
  const reason = lineOfText(String(event.args['reason']), LONGEST_REASON);
  card.frozen_until = sumOf(event, 'until') * MS;
  card.freeze_reason = reason;
  card.frozen_by = book.settings.guardian;
  const fields = { from_address: card.frozen_by, until: card.frozen_until, reason };
  book.note(event, 'frozen', card.token_id, fields);
}

/** The contract lets a card be thawed that was never frozen, even one that was never minted. */
function thawed(book: CardBook, event: ChainEvent): void {
  if (!book.hasCard(idOf(event))) return;
  const card = book.card(idOf(event), event);
  card.frozen_until = (BigInt(event.timestamp) / MS) * MS;
  card.freeze_reason = null;
  card.frozen_by = null;
  book.note(event, 'thawed', card.token_id);
}

/** What happens to single cards, by the name of the event. */
export const cardMoves: Readonly<Record<string, Move>> = {
  Transfer: transfer,
  Bought: bought,
  Sold: sold,
  Listed: listed,
  Unlisted: unlisted,
  Pledged: pledged,
  Unlocked: unlocked,
  Frozen: frozen,
  Thawed: thawed,
};
