-- Swaps in the pairs of the platform and of launched tokens, made from their events and the transactions that these
-- stand in. Written by the indexer only. Times are chain time in unix milliseconds, amounts in base units.

create table pool_swap (
  block integer not null,
  tx_idx integer not null,
  log_idx integer not null,
  txid text not null,
  pair text not null,
  -- Who sent the transaction.
  trader text not null,
  paid_coin text not null,
  paid numeric(78, 0) not null,
  received_coin text not null,
  received numeric(78, 0) not null,
  at bigint not null,
  primary key (block, tx_idx, log_idx)
);

create index pool_swap_of_pair on pool_swap (pair, block desc, tx_idx desc, log_idx desc);
create index pool_swap_of_trader on pool_swap (trader, block desc, tx_idx desc, log_idx desc);

-- For the list of tokens that can be swapped.
create index launch_token_by_liquidity on launch_token (reserve_trx desc, idx desc) where launched_at is not null;
