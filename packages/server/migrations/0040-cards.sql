-- Cards, made from the events of the contract Cards alone. Written by the indexer only. Times are chain time in
-- unix milliseconds, prices in sun unless told.

-- One row, 'cards': what holds for all of them.
create table card_settings (
  name text primary key,
  -- Hundredths of a percent.
  sale_fee integer not null,
  market_fee integer not null,
  guardian text,
  paused_until bigint not null
);

create table card_level (
  level integer primary key,
  -- U with 6 decimals where `priced_in_u`.
  price numeric(78, 0) not null,
  priced_in_u boolean not null,
  open boolean not null,
  fund text not null,
  uri text not null,
  -- Had supply at least once, so none now means sold out.
  supplied boolean not null,
  remain bigint not null,
  minted bigint not null,
  -- Sale in two instalments; `reserve_window` in milliseconds, 0 before it was set.
  allotment_left bigint not null,
  reserve_window bigint not null,
  first_bps integer not null,
  reserved bigint not null,
  -- Block of the newest LevelSet: what the event does not carry is read from the contract again after it.
  set_block integer not null
);

create table card (
  token_id numeric(78, 0) primary key,
  level integer not null,
  serial bigint not null,
  owner text not null,
  minted_at bigint not null,
  mint_txid text not null,
  -- What anybody paid for it last; null when it never had a price.
  last_price numeric(78, 0),
  -- Its listing. A freeze suspends it.
  price numeric(78, 0),
  listed_at bigint,
  pledged_at bigint,
  unlock_at bigint,
  -- In force while it is in the future; 0 when there was none.
  frozen_until bigint not null,
  freeze_reason text,
  frozen_by text,
  -- Newest block that changed the row.
  block integer not null,
  -- Place among all mints, counted by level and number.
  unique (level, serial)
);

create index card_by_owner on card (owner, level desc, serial);
create index card_by_serial on card (serial, level);
create index card_for_sale_by_price on card (price, token_id) where price is not null;
create index card_for_sale_by_level on card (level, price, token_id) where price is not null;
create index card_for_sale_by_time on card (listed_at desc, token_id desc) where price is not null;
create index card_for_sale_by_level_and_time on card (level, listed_at desc, token_id desc) where price is not null;
create index card_pledged on card (level, owner) where unlock_at is not null;

create table card_event (
  block integer not null,
  tx_idx integer not null,
  log_idx integer not null,
  token_id numeric(78, 0) not null,
  level integer not null,
  kind text not null,
  at bigint not null,
  from_address text,
  to_address text,
  price numeric(78, 0),
  fee numeric(78, 0),
  until bigint,
  reason text,
  txid text not null,
  primary key (block, tx_idx, log_idx)
);

create index card_event_by_card on card_event (token_id, block desc, tx_idx desc, log_idx desc);
create index card_event_sales on card_event (level, block desc, tx_idx desc, log_idx desc)
  where kind in ('minted', 'sold');
create index card_event_sold_by on card_event (from_address, block desc, tx_idx desc, log_idx desc)
  where kind = 'sold';
create index card_event_got_by on card_event (to_address, block desc, tx_idx desc, log_idx desc)
  where kind in ('minted', 'sold');

-- Named by where the pledge stands on the chain; the end names where the unlock stands.
create table card_pledge (
  block integer not null,
  tx_idx integer not null,
  log_idx integer not null,
  token_id numeric(78, 0) not null,
  level integer not null,
  owner text not null,
  since bigint not null,
  unlock_at bigint not null,
  closed_at bigint,
  end_block integer,
  end_tx_idx integer,
  end_log_idx integer,
  primary key (block, tx_idx, log_idx)
);

create index card_pledge_by_card on card_pledge (token_id, block desc, log_idx desc);
create index card_pledge_by_owner on card_pledge (owner, block desc, tx_idx desc, log_idx desc);

-- Everything that moved the clock of the reward stream.
create table card_stream_event (
  block integer not null,
  tx_idx integer not null,
  log_idx integer not null,
  -- pledged, unlocked, claimed or funded
  kind text not null,
  at bigint not null,
  -- Of a pledge: level, and its term in seconds.
  level integer,
  term bigint,
  -- Of a claim or a funding.
  amount numeric(78, 0),
  -- Of a funding: 2^-64 units a second, and when it ends in unix seconds.
  rate numeric(78, 0),
  finish bigint,
  primary key (block, tx_idx, log_idx)
);

create table card_reservation (
  block integer not null,
  tx_idx integer not null,
  log_idx integer not null,
  txid text not null,
  owner text not null,
  level integer not null,
  first numeric(78, 0) not null,
  second numeric(78, 0) not null,
  deadline bigint not null,
  -- running, completed or cancelled
  state text not null,
  token_id numeric(78, 0),
  end_block integer,
  primary key (block, tx_idx, log_idx)
);

create index card_reservation_by_owner on card_reservation (owner, block desc, log_idx desc);
