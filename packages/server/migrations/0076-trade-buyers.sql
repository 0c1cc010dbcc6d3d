-- Who may trade inside and what they bought, made from the events of the trades alone. Written by the indexer only.

create table trade_buyer (
  trade text not null,
  buyer text not null,
  token text not null,
  allowed boolean not null,
  -- When the buyer was last let in, in unix milliseconds of the chain; null while not allowed.
  listed_at bigint,
  shares bigint not null,
  paid numeric(78, 0) not null,
  -- delivered or refunded
  settled text,
  -- Newest block that changed the row.
  block integer not null,
  primary key (trade, buyer)
);

create index trade_buyer_of_buyer on trade_buyer (buyer, token);
create index trade_buyer_allowed on trade_buyer (trade, listed_at desc, buyer) where allowed;

create table trade_total (
  trade text primary key,
  token text not null,
  listed integer not null,
  delivered bigint not null,
  refunded bigint not null,
  withdrawn_at bigint,
  -- The transaction that opened it: its end time stands in no event, see trade_end.
  opened_txid text,
  block integer not null
);

-- When an opened trade ends: asked of the node once, since no event tells it. The opening names it, so that another
-- opening after a reorganisation is asked anew.
create table trade_end (
  trade text not null,
  opened_txid text not null,
  end_time bigint not null,
  primary key (trade, opened_txid)
);
