-- Who holds what in presales, made from the events of the presales alone. Written by the indexer only. Times are chain
-- time in unix milliseconds, sums are sun, LP in its base units.

create table presale_buyer (
  presale text not null,
  buyer text not null,
  token text not null,
  -- What is held, and what was paid for it; both stay after a refund.
  shares bigint not null,
  paid numeric(78, 0) not null,
  claimed_lp numeric(78, 0) not null,
  last_claim bigint,
  refunded numeric(78, 0) not null,
  -- Newest block that changed the row.
  block integer not null,
  primary key (presale, buyer)
);

create index presale_buyer_of_buyer on presale_buyer (buyer, token);

create table presale_record (
  block integer not null,
  tx_idx integer not null,
  log_idx integer not null,
  txid text not null,
  token text not null,
  buyer text not null,
  -- bought, left, refunded, claimed
  kind text not null,
  shares bigint not null,
  -- Sun; LP where it was claimed.
  amount numeric(78, 0) not null,
  at bigint not null,
  primary key (block, tx_idx, log_idx)
);

create index presale_record_of_token on presale_record (token, block desc, tx_idx desc, log_idx desc);
create index presale_record_of_buyer on presale_record (token, buyer, block desc, tx_idx desc, log_idx desc);
