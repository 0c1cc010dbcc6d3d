import type { cardEventKinds } from '@vellum/api/cards/card-shapes';
import type { Address } from '@vellum/tron/address';

/** Where a log stands on the chain. */
export type LogPosition = Readonly<{ block: number; tx_idx: number; log_idx: number }>;

export type SettingsRow = {
  name: 'cards';
  sale_fee: number;
  market_fee: number;
  guardian: Address | null;
  paused_until: bigint;
};

export type LevelRow = {
  level: number;
  price: bigint;
  priced_in_u: boolean;
  open: boolean;
  fund: Address;
  uri: string;
  supplied: boolean;
  remain: bigint;
  minted: bigint;
  allotment_left: bigint;
  reserve_window: bigint;
  first_bps: number;
  reserved: bigint;
  set_block: number;
};

export type CardRow = {
  token_id: bigint;
  level: number;
  serial: bigint;
  owner: Address;
  minted_at: bigint;
  mint_txid: string;
  last_price: bigint | null;
  price: bigint | null;
  listed_at: bigint | null;
  pledged_at: bigint | null;
  unlock_at: bigint | null;
  frozen_until: bigint;
  freeze_reason: string | null;
  frozen_by: Address | null;
  block: number;
};

export type CardEventKind = (typeof cardEventKinds)[number];

export type CardEventRow = LogPosition & {
  token_id: bigint;
  level: number;
  kind: CardEventKind;
  at: bigint;
  from_address: Address | null;
  to_address: Address | null;
  price: bigint | null;
  fee: bigint | null;
  until: bigint | null;
  reason: string | null;
  txid: string;
};

export type PledgeRow = LogPosition & {
  token_id: bigint;
  level: number;
  owner: Address;
  since: bigint;
  unlock_at: bigint;
  closed_at: bigint | null;
  end_block: number | null;
  end_tx_idx: number | null;
  end_log_idx: number | null;
};

export type StreamEventRow = LogPosition & {
  kind: 'pledged' | 'unlocked' | 'claimed' | 'funded';
  at: bigint;
  level: number | null;
  term: bigint | null;
  amount: bigint | null;
  rate: bigint | null;
  finish: bigint | null;
};

export type ReservationRow = LogPosition & {
  txid: string;
  owner: Address;
  level: number;
  first: bigint;
  second: bigint;
  deadline: bigint;
  state: 'running' | 'completed' | 'cancelled';
  token_id: bigint | null;
  end_block: number | null;
};

export type CardTables = {
  card_settings: SettingsRow;
  card_level: LevelRow;
  card: CardRow;
  card_event: CardEventRow;
  card_pledge: PledgeRow;
  card_stream_event: StreamEventRow;
  card_reservation: ReservationRow;
};

/** Serials are the low 64 bits of a card's id, the level is above them. */
export const tokenIdOf = (level: number, serial: bigint): bigint => (BigInt(level) << 64n) | serial;
export const levelOfToken = (tokenId: bigint): number => Number(tokenId >> 64n);
export const serialOfToken = (tokenId: bigint): bigint => tokenId & 0xffff_ffff_ffff_ffffn;
