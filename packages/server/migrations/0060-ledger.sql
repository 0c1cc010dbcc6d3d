-- The ledger of income: what the chain's logs say was earned, promised and paid. A projection of the indexer.

-- What an address is to the ledger: by whom it was invited, which fees it paid while active, what it burned.
create table ledger_account (
  address text primary key,
  -- Null until it is active.
  parent text,
  fees numeric(78, 0) not null,
  power numeric(78, 0) not null
);
create index ledger_account_power on ledger_account (address) where power > 0;

-- Double entry: the amounts of a log sum to zero in every coin. An account is an address with what it holds there.
create table ledger_entry (
  block integer not null,
  tx_idx integer not null,
  log_idx integer not null,
  leg integer not null,
  address text not null,
  purpose text not null,
  -- Empty for TRX.
  coin text not null,
  amount numeric(78, 0) not null,
  primary key (block, tx_idx, log_idx, leg)
);
create index ledger_entry_account on ledger_entry (address, purpose, coin);

-- The side of people: one row for each address that a log gave something. earned + returned - received is owed.
create table income_record (
  block integer not null,
  tx_idx integer not null,
  log_idx integer not null,
  address text not null,
  -- Null for a payment of the payout contract, which carries rebates and distributions together.
  type text,
  coin text not null,
  earned numeric(78, 0) not null,
  returned numeric(78, 0) not null,
  received numeric(78, 0) not null,
  -- Of a rebate: all rebates of everybody up to and with it, by which funding covers them in order. Of a payment of
  -- the payout contract: what the address has received there in all.
  upto numeric(78, 0),
  -- Chain time, unix milliseconds.
  at bigint not null,
  txid text not null,
  primary key (block, tx_idx, log_idx, address)
);
create index income_record_page on income_record (address, block, tx_idx, log_idx);
create index income_record_type on income_record (address, type, block, tx_idx, log_idx);
create index income_record_rebate on income_record (address, upto) where type = 'feeRebate';
create index income_record_payment on income_record (address, upto) where type is null;
create index income_record_rebates on income_record (upto) where type = 'feeRebate';

create table income_total (
  address text not null,
  -- Empty for payments of the payout contract.
  type text not null,
  coin text not null,
  rows bigint not null,
  earned numeric(78, 0) not null,
  returned numeric(78, 0) not null,
  received numeric(78, 0) not null,
  primary key (address, type, coin)
);

-- What the payout contract was given for rebates, and in all; running sums.
create table payout_funding (
  block integer not null,
  tx_idx integer not null,
  log_idx integer not null,
  covers numeric(78, 0) not null,
  held numeric(78, 0) not null,
  primary key (block, tx_idx, log_idx)
);

-- What limits how fast roots may grow; the first is of the contract's creation.
create table payout_cap (
  block integer not null,
  tx_idx integer not null,
  log_idx integer not null,
  cap numeric(78, 0) not null,
  at bigint not null,
  primary key (block, tx_idx, log_idx)
);

create table payout_root (
  block integer not null,
  tx_idx integer not null,
  log_idx integer not null,
  root text not null,
  total numeric(78, 0) not null,
  up_to_block bigint not null,
  -- Chain time, unix milliseconds.
  eta bigint not null,
  at bigint not null,
  txid text not null,
  -- Whether it is the one that follows from the logs. Only such a root has leaves here.
  is_right boolean not null,
  budget numeric(78, 0) not null,
  active_block integer,
  active_at bigint,
  active_txid text,
  vetoed_block integer,
  vetoed_at bigint,
  vetoed_txid text,
  primary key (block, tx_idx, log_idx)
);
create index payout_root_root on payout_root (root);

create table payout_leaf (
  block integer not null,
  tx_idx integer not null,
  log_idx integer not null,
  place integer not null,
  address text not null,
  since numeric(78, 0) not null,
  cumulative numeric(78, 0) not null,
  primary key (block, tx_idx, log_idx, place)
);
create index payout_leaf_address on payout_leaf (address, block);
