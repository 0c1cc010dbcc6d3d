-- Which wallet first funded which. Written by the indexer only, from the TRX transfers of every block.
create table wallet_source (
  address text primary key,
  -- The wallet at the start of the chain of first fundings; the address itself where nothing before it is known.
  root text not null,
  -- Null for a wallet that acted before it was seen to receive TRX.
  funder text,
  block integer not null
);
create index wallet_source_by_block on wallet_source (block);

-- Lists of launches by market value: price in the pool times supply.
create index launch_token_by_value on launch_token (
  (case when reserve_token > 0 then reserve_trx::float8 / reserve_token::float8 * supply::float8 end) desc nulls last,
  idx desc);

-- Candles of VLM in TRX and of TRX in U, as the table candle has them of launched tokens. Written by the indexer only.
create table coin_candle (
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
