-- Pools and LP that was bought, made from the events of the pairs, of LiquidityHelper and of Locker alone. Written by
-- the indexer only. Times are chain time in unix milliseconds.

create table liquidity_pool (
  pair text primary key,
  reserve0 numeric(78, 0) not null,
  reserve1 numeric(78, 0) not null,
  lp_supply numeric(78, 0) not null,
  -- At the zero and the dead address.
  burned_lp numeric(78, 0) not null,
  block integer not null
);

-- LP that the helper put into the locker in the buyer's name; named by where its lock stands on the chain.
create table lp_purchase (
  block integer not null,
  tx_idx integer not null,
  log_idx integer not null,
  txid text not null,
  buyer text not null,
  pair text not null,
  token text not null,
  token_paid numeric(78, 0) not null,
  trx_paid numeric(78, 0) not null,
  lp numeric(78, 0) not null,
  at bigint not null,
  -- Its lock: number, key, when it opens, and when it was taken out.
  lock_idx bigint not null unique,
  create_time bigint not null,
  release_at bigint not null,
  taken_at bigint,
  -- Newest block that changed the row.
  changed_block integer not null,
  primary key (block, tx_idx, log_idx)
);

create index lp_purchase_by_buyer on lp_purchase (buyer, at desc, lock_idx desc);
create index lp_purchase_by_key on lp_purchase (create_time);
