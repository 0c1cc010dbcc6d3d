-- The market of launched tokens, made from the events of tokens, pairs and trades alone. Written by the indexer only.
-- Times are chain time in unix milliseconds; prices in the unit of the API, values in sun, tokens in base units.

-- What the next event of a pair is read with: what it holds, and who last gave tokens to it or took them in a transaction.
create table market (
  token text primary key,
  pair text not null,
  reserve_token numeric(78, 0) not null,
  reserve_trx numeric(78, 0) not null,
  touched_txid text not null,
  giver text,
  taker text,
  block integer not null
);

create table fill (
  block integer not null,
  tx_idx integer not null,
  log_idx integer not null,
  txid text not null,
  token text not null,
  trader text not null,
  -- buy or sell
  side text not null,
  -- On the pair; null in the inside sale, where shares are bought.
  tokens numeric(78, 0),
  price numeric(78, 0),
  shares bigint,
  value numeric(78, 0) not null,
  at bigint not null,
  primary key (block, tx_idx, log_idx)
);

create index fill_of_token on fill (token, block desc, tx_idx desc, log_idx desc);
create index fill_of_trader on fill (token, trader, block desc, tx_idx desc, log_idx desc);

create table candle (
  token text not null,
  interval text not null,
  t bigint not null,
  o numeric(78, 0) not null,
  h numeric(78, 0) not null,
  l numeric(78, 0) not null,
  c numeric(78, 0) not null,
  v numeric(78, 0) not null,
  fills integer not null,
  primary key (token, interval, t)
);

-- For sums over all tokens of the last hours.
create index candle_by_time on candle (interval, t);
