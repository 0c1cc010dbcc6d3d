-- What the LP of an owner was made of when it came to them, from the events of pairs, locks and offers. LP at a stake,
-- in a lock or in an offer stays its owner's. Written by the indexer only.
create table lp_deposit (
  pair text not null,
  owner text not null,
  -- LP that the figures are of; may be less than what is held where the past was not indexed.
  lp numeric(78, 0) not null,
  -- The pair's coins in its order, and the sum of the roots of their products, from which fees are told.
  in0 numeric(78, 0) not null,
  in1 numeric(78, 0) not null,
  root numeric(78, 0) not null,
  -- Chain time of the first of it in unix milliseconds.
  since bigint not null,
  -- Newest block that changed it.
  block integer not null,
  primary key (pair, owner)
);
create index lp_deposit_of_owner on lp_deposit (owner, pair);
select chain_keep_undo('lp_deposit');

-- The pairs as the events told last, to value LP that comes from somebody else.
create table lp_deposit_pool (
  pair text primary key,
  reserve0 numeric(78, 0) not null,
  reserve1 numeric(78, 0) not null,
  supply numeric(78, 0) not null
);
select chain_keep_undo('lp_deposit_pool');

-- An index from before this knows its pools at once, and the deposits of the past after
-- `node packages/server/src/reindex.ts .data/server.json lp-deposits`.
insert into lp_deposit_pool (pair, reserve0, reserve1, supply)
  select pair, reserve0, reserve1, lp_supply from liquidity_pool
  union all
  (select distinct on (l.contract) l.contract, (l.args ->> 'reserve0')::numeric, (l.args ->> 'reserve1')::numeric,
    t.lp_supply
  from chain_log l join launch_token t on t.pair = l.contract
  where l.source = 'launchPair' and l.event = 'Sync'
  order by l.contract, l.block desc, l.tx_idx desc, l.log_idx desc);
