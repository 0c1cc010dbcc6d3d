-- What claims on contracts are made of beyond the tables of other features, and the roots that were published: made from
-- events alone, written by the indexer only. Times are chain time in unix milliseconds.

create table solvency_move (
  block integer not null,
  tx_idx integer not null,
  log_idx integer not null,
  -- Name of the contract in the deployment, and of the event.
  source text not null,
  event text not null,
  owner text,
  -- A card, or a series of boxes.
  number numeric(78, 0),
  amount numeric(78, 0),
  -- Of a funding: 2^-64 units a second, and when it ends in unix seconds.
  rate numeric(78, 0),
  finish bigint,
  at bigint not null,
  primary key (block, tx_idx, log_idx)
);
create index solvency_move_by_source on solvency_move (source, event, block, tx_idx, log_idx);

create table solvency_root (
  number integer primary key,
  block_hash text not null,
  root text not null,
  leaves bigint not null,
  -- Of the publication.
  block integer not null,
  at bigint not null,
  txid text not null
);
