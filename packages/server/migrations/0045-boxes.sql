-- Series of blind boxes and their boxes, made from events of BlindBox alone. Written by the indexer only.

create table box_series (
  series bigint primary key,
  operator text not null,
  -- Hashes, seeds and commitments are 32 bytes in hex.
  commit text not null,
  prize_coin text not null,
  total integer not null,
  -- Of the prize coin, in base units; the bond in sun.
  escrow numeric(78, 0) not null,
  bond numeric(78, 0) not null,
  sold integer not null default 0,
  -- Of the sold ones.
  opened integer not null default 0,
  refunded integer not null default 0,
  created_block bigint not null,
  created_at bigint not null,
  created_txid text not null,
  -- The block whose hash decides.
  reveal_block bigint,
  closed_block bigint,
  closed_at bigint,
  closed_txid text,
  block_hash text,
  captured_block bigint,
  captured_at bigint,
  captured_txid text,
  seed text,
  revealed_block bigint,
  revealed_at bigint,
  revealed_txid text,
  prizes_burned boolean not null default false
);

create table blind_box (
  series bigint not null,
  box integer not null,
  -- Null, with the purchase, for a box nobody bought that its operator opened.
  owner text,
  bought_block bigint,
  bought_at bigint,
  bought_txid text,
  prize integer,
  opened_block bigint,
  opened_txid text,
  -- In sun.
  refund numeric(78, 0),
  refunded_block bigint,
  refunded_txid text,
  primary key (series, box)
);
create index blind_box_by_owner on blind_box (owner, bought_block desc, series desc, box desc);

-- What no event tells and nothing can change: read from the contract once. The transaction and its block are in the
-- key, so that a series that took the place of another after a reorganisation is read again.
create table box_series_terms (
  series bigint not null,
  created_txid text not null,
  created_block bigint not null,
  -- Of one box, in sun.
  price numeric(78, 0) not null,
  start_at bigint not null,
  end_at bigint not null,
  buyer_limit integer not null,
  fee_bps integer not null,
  -- Milliseconds from the capture in which the secret must be public.
  reveal_time bigint not null,
  -- [[count, amount]] in the order of the prize numbers, amounts as text.
  tiers jsonb not null,
  coin_symbol text not null,
  coin_decimals integer not null,
  primary key (series, created_txid, created_block)
);

-- Secrets that the chain has seen. A commitment has one secret, so nothing can make a row wrong.
create table box_secret (
  commit text primary key,
  secret text not null
);
