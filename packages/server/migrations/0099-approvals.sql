-- What each address last allowed each spender to take of each coin, made from events of the coins alone. Written by
-- the indexer only. Coins do not tell when something is taken, so what is left must be read from the chain.

create table coin_approval (
  owner text not null,
  coin text not null,
  spender text not null,
  amount numeric(78, 0) not null,
  -- Chain time in unix milliseconds.
  at bigint not null,
  txid text not null,
  block integer not null,
  primary key (owner, coin, spender)
);

create index coin_approval_newest on coin_approval (owner, block desc) where amount > 0;
