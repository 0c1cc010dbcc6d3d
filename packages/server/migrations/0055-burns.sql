-- Destroy mining, made from the events of the contract BurnMine alone. Written by the indexer only. Times are chain
-- time in unix milliseconds, U has 6 decimals.

create table burn (
  id bigint primary key,
  burner text not null,
  coin text not null,
  amount numeric(78, 0) not null,
  u_amount numeric(78, 0) not null,
  at bigint not null,
  txid text not null,
  block integer not null
);

create index burn_by_burner on burn (burner, id desc);

-- Everybody who ever burned or was paid.
create table burn_node (
  address text primary key,
  power numeric(78, 0) not null,
  burns integer not null,
  -- Of the reward coin.
  claimed numeric(78, 0) not null,
  first_at bigint not null,
  last_at bigint not null
);

-- Every coin that was ever listed, with all that was burned of it.
create table burn_coin (
  coin text primary key,
  allowed boolean not null,
  amount numeric(78, 0) not null,
  u_amount numeric(78, 0) not null,
  burns bigint not null
);
