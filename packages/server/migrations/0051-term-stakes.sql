-- Coins staked for a term, made from the events of TermStake alone. Written by the indexer only. Pools go by the name
-- of their contract in the deployment. Times are chain time in unix milliseconds.

create table term_pool (
  source text primary key,
  staked numeric(78, 0) not null,
  -- Rewards: promised to nobody, set aside for running stakes, paid.
  free numeric(78, 0) not null,
  reserved numeric(78, 0) not null,
  paid numeric(78, 0) not null,
  paused_until bigint not null
);

create table term_offer (
  source text not null,
  idx integer not null,
  days integer not null,
  -- Hundredths of a percent for 365 days.
  rate integer not null,
  minimum numeric(78, 0) not null,
  open boolean not null,
  daily_cap numeric(78, 0) not null,
  primary key (source, idx)
);

create table term_stake (
  source text not null,
  id bigint not null,
  address text not null,
  amount numeric(78, 0) not null,
  reward numeric(78, 0) not null,
  days integer not null,
  rate integer not null,
  since bigint not null,
  unlock_at bigint not null,
  block integer not null,
  txid text not null,
  closed_at bigint,
  -- Of the reward; 0 when it was closed early.
  paid numeric(78, 0),
  end_block integer,
  end_txid text,
  primary key (source, id)
);

create index term_stake_running on term_stake (address, source, unlock_at, id) where closed_at is null;
create index term_stake_closed on term_stake (address, closed_at desc, source, id desc) where closed_at is not null;
create index term_stake_stakers on term_stake (source, address) where closed_at is null;
