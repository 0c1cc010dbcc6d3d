-- Offers of the OTC desk, made from its events alone. Written by the indexer only. Times are chain time in unix
-- milliseconds.

create table otc_offer (
  id bigint primary key,
  maker text not null,
  sell text not null,
  amount numeric(78, 0) not null,
  -- Null for TRX.
  want text,
  want_amount numeric(78, 0) not null,
  -- Null: anybody.
  only_taker text,
  expires bigint not null,
  whole_only boolean not null,
  -- Stays what it was when the rest went back; `closed_at` tells that it is over.
  remaining numeric(78, 0) not null,
  fills integer not null,
  paid numeric(78, 0) not null,
  made_at bigint not null,
  closed_at bigint,
  txid text not null,
  -- Newest block that changed the row.
  block integer not null
);

create index otc_offer_open on otc_offer (id desc) where closed_at is null;
create index otc_offer_open_of_coin on otc_offer (sell, id desc) where closed_at is null;
create index otc_offer_ending on otc_offer (expires, id) where closed_at is null;
create index otc_offer_of_maker on otc_offer (maker, id desc);
create index otc_offer_for on otc_offer (only_taker, id desc) where only_taker is not null;

create table otc_fill (
  block integer not null,
  tx_idx integer not null,
  log_idx integer not null,
  offer bigint not null,
  maker text not null,
  taker text not null,
  sell text not null,
  amount numeric(78, 0) not null,
  want text,
  paid numeric(78, 0) not null,
  at bigint not null,
  txid text not null,
  primary key (block, tx_idx, log_idx)
);

create index otc_fill_of_offer on otc_fill (offer, block desc, tx_idx desc, log_idx desc);
create index otc_fill_of_taker on otc_fill (taker, block desc, tx_idx desc, log_idx desc);
create index otc_fill_of_maker on otc_fill (maker, block desc, tx_idx desc, log_idx desc);

-- Coins that the owner of the desk marked as known.
create table otc_coin (
  coin text primary key,
  known boolean not null,
  block integer not null
);
