-- LP staked without a term, made from the events of StreamStake and of the pair behind its LP. Written by the indexer
-- only. Pools go by the name of their contract in the deployment. Times are chain time in unix milliseconds unless told.

create table lp_pool (
  source text primary key,
  -- The stream as of its last event: what is staked, 2^-64 units a second, and unix seconds.
  total numeric(78, 0) not null,
  rate numeric(78, 0) not null,
  last bigint not null,
  finish bigint not null,
  -- Ever funded, ever paid.
  funded numeric(78, 0) not null,
  paid numeric(78, 0) not null,
  stakers integer not null,
  paused_until bigint not null,
  -- Of the pair.
  reserve0 numeric(78, 0) not null,
  reserve1 numeric(78, 0) not null
);

create table lp_holding (
  source text not null,
  address text not null,
  amount numeric(78, 0) not null,
  paid numeric(78, 0) not null,
  -- When the first of what is in came; null when nothing is.
  since bigint,
  -- Price of the pair (reserve1 in 2^-64 of reserve0) at which what is in came, on average.
  entry_price numeric(78, 0) not null,
  primary key (source, address)
);

create table lp_event (
  block integer not null,
  tx_idx integer not null,
  log_idx integer not null,
  source text not null,
  -- stake, unlock, claim or fund
  kind text not null,
  -- Null of a funding.
  address text,
  amount numeric(78, 0) not null,
  at bigint not null,
  txid text not null,
  primary key (block, tx_idx, log_idx)
);

create index lp_event_by_address on lp_event (address, block desc, tx_idx desc, log_idx desc)
  where address is not null;
create index lp_event_fundings on lp_event (source, block desc, tx_idx desc, log_idx desc) where kind = 'fund';
