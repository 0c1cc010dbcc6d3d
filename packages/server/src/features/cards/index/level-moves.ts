import { sumOf, whoOf } from '../../../indexer/events/event-values.ts';
import type { ChainEvent } from '../../../indexer/projection.ts';
import { storableText } from '../../../platform/database/storable-text.ts';
import { placeOf } from './card-book.ts';
import type { Move } from './card-moves.ts';

const MS = 1000n;

const levelOf = ({ args }: ChainEvent) => Number(args['level']);

type Allotment = Readonly<{ left: bigint; window: bigint; firstBps: bigint }>;

/** What is set for levels and for all cards, and reservations, by the name of the event. */
export const levelMoves: Readonly<Record<string, Move>> = {
  LevelSet(book, event) {
    const level = book.level(levelOf(event));
    level.price = sumOf(event, 'price');
    level.priced_in_u = event.args['pricedInU'] === true;
    level.open = event.args['open'] === true;
    level.fund = whoOf(event, 'fundAddress');
    level.set_block = event.block;
  },
  SupplyRaised(book, event) {
    const level = book.level(levelOf(event));
    level.remain += sumOf(event, 'by');
    if (level.remain > 0n) level.supplied = true;
  },
  UriSet(book, event) {
    book.level(levelOf(event)).uri = storableText(String(event.args['uri']));
  },
  AllotmentSet(book, event) {
    const { left, window, firstBps } = event.args['allotment'] as Allotment;
    const level = book.level(levelOf(event));
    level.allotment_left = left;
    level.reserve_window = window * MS;
    level.first_bps = Number(firstBps);
  },
  FeesSet(book, { args }) {
    const [sale_fee, market_fee] = [Number(args['sale']), Number(args['market'])];
    book.settings = { ...book.settings, sale_fee, market_fee };
  },
  GuardianSet(book, event) {
    book.settings = { ...book.settings, guardian: whoOf(event, 'guardian') };
  },
  EntriesPaused(book, event) {
    book.settings = { ...book.settings, paused_until: sumOf(event, 'until') * MS };
  },
  EntriesResumed(book, event) {
    book.settings = { ...book.settings, paused_until: BigInt(event.timestamp) };
  },
  Reserved(book, event) {
    const level = book.level(levelOf(event));
    level.allotment_left -= 1n;
    level.reserved += 1n;
    book.reserve({
      ...placeOf(event),
      txid: event.txid,
      owner: whoOf(event, 'user'),
      level: level.level,
      first: sumOf(event, 'first'),
      second: sumOf(event, 'second'),
      deadline: sumOf(event, 'deadline') * MS,
      ...{ state: 'running', token_id: null, end_block: null },
    });
  },
  /** Its Bought came before it and took the card from the supply; it comes from the allotment. */
  ReservationCompleted(book, event) {
    book.level(levelOf(event)).remain += 1n;
    const end = { token_id: sumOf(event, 'tokenId'), end_block: event.block };
    book.endReservation(whoOf(event, 'user'), { state: 'completed', ...end });
  },
  /** A place that does not fit into 32 bits any more is lost. */
  ReservationCancelled(book, event) {
    const level = book.level(levelOf(event));
    if (level.allotment_left !== 0xffff_ffffn) level.allotment_left += 1n;
    const end = { token_id: null, end_block: event.block };
    book.endReservation(whoOf(event, 'user'), { state: 'cancelled', ...end });
  },
  CardRewardPaid(book, event) {
    book.stream(event, { kind: 'claimed', amount: sumOf(event, 'amount') });
  },
  CardRewardFunded(book, event) {
    const [amount, rate] = [sumOf(event, 'amount'), sumOf(event, 'rate')];
    book.stream(event, { kind: 'funded', amount, rate, finish: sumOf(event, 'finish') });
  },
};
