-- What was held and owed when the contracts were looked at. Written by the keeper, one statement for a block; held is what
-- a node told of that very block. Not part of the index: a statement of a block that was replaced is removed.

create table solvency_statement (
  block integer primary key,
  block_id text not null,
  -- Chain time of the block, unix milliseconds.
  at bigint not null,
  root text not null,
  leaves integer not null,
  -- Held for every 10,000 owed, in the thinnest pool.
  cover bigint not null,
  short boolean not null,
  made_at timestamptz not null
);

create table solvency_pool (
  block integer not null references solvency_statement (block) on delete cascade,
  -- Place in the tree.
  idx integer not null,
  contract text not null,
  -- Empty for TRX.
  coin text not null,
  kind text not null,
  -- The launched token that a sale is of.
  token text,
  symbol text not null,
  decimals integer not null,
  held numeric(78, 0) not null,
  owed numeric(78, 0) not null,
  leaves integer not null,
  tree text not null,
  primary key (block, idx)
);

create table solvency_claim (
  block integer not null,
  pool integer not null,
  idx integer not null,
  owner text not null,
  amount numeric(78, 0) not null,
  primary key (block, pool, idx),
  foreign key (block, pool) references solvency_pool (block, idx) on delete cascade
);
create index solvency_claim_of_owner on solvency_claim (block, owner);
