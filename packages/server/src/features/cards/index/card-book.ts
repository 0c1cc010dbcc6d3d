import type { Address } from '@vellum/tron/address';
import type { ChainEvent } from '../../../indexer/projection.ts';
import type {
  CardEventKind,
  CardEventRow,
  CardRow,
  LevelRow,
  LogPosition,
  PledgeRow,
  ReservationRow,
  SettingsRow,
  StreamEventRow,
} from '../card-rows.ts';

/** What is known before some events: everything they name. */
export type KnownCards = Readonly<{
  settings: SettingsRow | undefined;
  levels: readonly LevelRow[];
  cards: readonly CardRow[];
  /** Those that run. */
  pledges: readonly PledgeRow[];
  reservations: readonly ReservationRow[];
}>;

type EventFields = Partial<
  Pick<CardEventRow, 'from_address' | 'to_address' | 'price' | 'fee' | 'until' | 'reason'>
>;

/** The rows that a batch of events touches, and which of them to write. */
export class CardBook {
  settings: SettingsRow;
  readonly pledges = new Map<bigint, PledgeRow>();
  readonly reservations = new Map<Address, ReservationRow>();
  readonly #levels = new Map<number, LevelRow>();
  readonly #cards = new Map<bigint, CardRow>();
  readonly #changedLevels = new Set<number>();
  readonly #changedCards = new Set<bigint>();
  readonly #events = new Map<string, CardEventRow>();
  readonly #replaced = new Map<string, LogPosition>();
  readonly #pledges = new Map<string, PledgeRow>();
  readonly #stream: StreamEventRow[] = [];
  readonly #reservations = new Map<string, ReservationRow>();

  constructor(known: KnownCards) {
    this.settings = known.settings ?? unset;
    for (const row of known.levels) this.#levels.set(row.level, { ...row });
    for (const row of known.cards) this.#cards.set(row.token_id, { ...row });
    for (const row of known.pledges) this.pledges.set(row.token_id, { ...row });
    for (const row of known.reservations) this.reservations.set(row.owner, { ...row });
  }

  hasCard(tokenId: bigint): boolean {
    return this.#cards.has(tokenId);
  }

  addCard(row: CardRow): void {
    this.#cards.set(row.token_id, row);
    this.#changedCards.add(row.token_id);
  }

  /** The card to change; it is written with the block of the event. */
  card(tokenId: bigint, { block }: Pick<ChainEvent, 'block'>): CardRow {
    const row = this.#cards.get(tokenId);
    if (row === undefined) throw new Error(`card ${tokenId} was never minted`);
    this.#changedCards.add(tokenId);
    row.block = block;
    return row;
  }

  /** The level to change, made on first sight. */
  level(level: number): LevelRow {
    const row = this.#levels.get(level) ?? newLevel(level);
    this.#levels.set(level, row);
    this.#changedLevels.add(level);
    return row;
  }

  note(event: ChainEvent, kind: CardEventKind, tokenId: bigint, fields: EventFields = {}): void {
    const place = placeOf(event);
    this.#events.set(keyOf(place), {
      ...place,
      token_id: tokenId,
      level: Number(tokenId >> 64n),
      kind,
      at: BigInt(event.timestamp),
      ...nothing,
      ...fields,
      txid: event.txid,
    });
  }

  /** Takes back the row of the Transfer that stands right before a sale, which tells more. */
  forgetMoveBefore(event: ChainEvent): void {
    const { block, tx_idx, log_idx } = placeOf(event);
    const before = { block, tx_idx, log_idx: log_idx - 1 };
    if (!this.#events.delete(keyOf(before))) this.#replaced.set(keyOf(before), before);
  }

  openPledge(row: PledgeRow): void {
    this.pledges.set(row.token_id, row);
    this.#pledges.set(keyOf(row), row);
  }

  /** The pledge of a card that ends with the event. */
  closePledge(tokenId: bigint, event: ChainEvent): PledgeRow {
    const row = this.pledges.get(tokenId);
    if (row === undefined) throw new Error(`card ${tokenId} is not pledged`);
    this.pledges.delete(tokenId);
    const { block, tx_idx, log_idx } = placeOf(event);
    row.closed_at = BigInt(event.timestamp);
    Object.assign(row, { end_block: block, end_tx_idx: tx_idx, end_log_idx: log_idx });
    this.#pledges.set(keyOf(row), row);
    return row;
  }

  stream(event: ChainEvent, fields: Partial<StreamEventRow> & Pick<StreamEventRow, 'kind'>): void {
    const at = BigInt(event.timestamp);
    this.#stream.push({ ...placeOf(event), at, ...noStream, ...fields });
  }

  reserve(row: ReservationRow): void {
    this.reservations.set(row.owner, row);
    this.#reservations.set(keyOf(row), row);
  }

  endReservation(owner: Address, end: Pick<ReservationRow, 'state' | 'token_id' | 'end_block'>) {
    const row = this.reservations.get(owner);
    if (row === undefined) throw new Error(`${owner} has no reservation`);
    this.reservations.delete(owner);
    Object.assign(row, end);
    this.#reservations.set(keyOf(row), row);
    this.level(row.level).reserved -= 1n;
  }

  changes() {
    return {
      settings: this.settings,
      levels: pick(this.#levels, this.#changedLevels),
      cards: pick(this.#cards, this.#changedCards),
      events: [...this.#events.values()],
      replaced: [...this.#replaced.values()],
      pledges: [...this.#pledges.values()],
      stream: this.#stream,
      reservations: [...this.#reservations.values()],
    };
  }
}

export const placeOf = (event: ChainEvent): LogPosition => ({
  block: event.block,
  tx_idx: event.transactionIndex,
  log_idx: event.logIndex,
});

const keyOf = ({ block, tx_idx, log_idx }: LogPosition) => `${block}:${tx_idx}:${log_idx}`;

function pick<K, V>(rows: ReadonlyMap<K, V>, keys: Iterable<K>): V[] {
  return Array.from(keys, (key) => rows.get(key) as V);
}

const unset: SettingsRow = {
  name: 'cards',
  sale_fee: 0,
  market_fee: 0,
  guardian: null,
  paused_until: 0n,
};

const nothing = {
  from_address: null,
  to_address: null,
  price: null,
  fee: null,
  until: null,
  reason: null,
} as const;

const noStream = { level: null, term: null, amount: null, rate: null, finish: null } as const;

const newLevel = (level: number): LevelRow => ({
  level,
  price: 0n,
  priced_in_u: false,
  open: false,
  fund: '' as Address,
  uri: '',
  supplied: false,
  remain: 0n,
  minted: 0n,
  allotment_left: 0n,
  reserve_window: 0n,
  first_bps: 0,
  reserved: 0n,
  set_block: 0,
});
