-- Launched tokens, made from the events of the factory and of what it made alone. Written by the indexer only.
-- Times are chain time in unix milliseconds, lengths seconds, shares of a whole hundredths of a percent, TRX sun.

create table launch_token (
  token text primary key,
  idx bigint not null,
  creator text not null,
  presale text not null unique,
  trade text not null unique,
  base_pool text not null unique,
  pair text not null unique,
  created_at bigint not null,
  -- Of the creation.
  block integer not null,
  txid text not null,
  -- Newest block that changed the row.
  changed_block integer not null,

  -- Terms of the presale, and how often they were changed since the creation.
  start_time bigint not null,
  end_time bigint not null,
  share_price numeric(78, 0) not null,
  shares bigint not null,
  shares_per_buyer bigint not null,
  soft_cap_rate integer not null,
  user_lp_share integer not null,
  creator_lp_share integer not null,
  creator_lp_receiver text not null,
  vesting_delay bigint not null,
  vesting_rate integer not null,
  vesting_interval bigint not null,
  backing_share integer not null,
  term_changes integer not null,
  -- Null once given up.
  presale_owner text,

  sold bigint not null,
  sold_out_at bigint,
  launched_at bigint,
  launch_block integer,
  -- Called off or marked as failed. A presale that missed its goal needs no mark.
  failed_at bigint,
  lp_minted numeric(78, 0) not null,
  lp_for_users numeric(78, 0) not null,
  lp_for_creator numeric(78, 0) not null,
  lp_claimed numeric(78, 0) not null,
  backing numeric(78, 0) not null,
  refunded numeric(78, 0) not null,

  -- The inside sale; state 0 closed, 1 open, 2 ended, 3 cancelled, as its owner set it.
  trade_price numeric(78, 0) not null,
  trade_max bigint not null,
  trade_state smallint not null,
  trade_sold bigint not null,
  trade_withdrawn boolean not null,
  trade_owner text,

  -- The token: what there is of it, what holders burned, what was burned out of the pair, and who holds it:
  -- addresses other than those of its own contracts, of the locker and those that nobody has the key of.
  supply numeric(78, 0) not null,
  burned numeric(78, 0) not null,
  pair_burned numeric(78, 0) not null,
  last_pair_burn bigint,
  launch_reserve numeric(78, 0) not null,
  holders integer not null,
  -- Left the pair in the block of the launch: bought before anybody else could.
  early_bought numeric(78, 0) not null,

  -- The pair.
  reserve_token numeric(78, 0) not null,
  reserve_trx numeric(78, 0) not null,
  lp_supply numeric(78, 0) not null,
  lp_burned numeric(78, 0) not null
);

create index launch_token_by_age on launch_token (idx desc);
create index launch_token_by_creator on launch_token (creator, idx desc);
create index launch_token_by_presale_owner on launch_token (presale_owner);
create index launch_token_by_trade_owner on launch_token (trade_owner);
create index launch_token_by_raised on launch_token ((share_price * sold) desc, idx desc);

create table launch_holder (
  token text not null,
  owner text not null,
  amount numeric(78, 0) not null,
  -- When it last became more than nothing.
  since bigint not null,
  -- Newest block that changed it.
  block integer not null,
  primary key (token, owner)
);
create index launch_holder_by_amount on launch_holder (token, amount desc, owner);

-- What was burned out of the pair.
create table launch_burn (
  block integer not null,
  tx_idx integer not null,
  log_idx integer not null,
  token text not null,
  amount numeric(78, 0) not null,
  reserve_after numeric(78, 0) not null,
  at bigint not null,
  txid text not null,
  primary key (block, tx_idx, log_idx)
);
create index launch_burn_by_token on launch_burn (token, block desc, tx_idx desc, log_idx desc);
