-- Sums that boards are made of, by hour (h), by day (d) and of all time (a, start 0), made from the events of tokens,
-- presales and pairs alone. Written by the indexer only. Starts in unix milliseconds of the chain.

create table trader_span (
  span text not null,
  start bigint not null,
  token text not null,
  trader text not null,
  -- The creator's own trades are never counted.
  is_creator boolean not null,
  -- Sun on the pair.
  bought numeric(78, 0) not null,
  sold numeric(78, 0) not null,
  primary key (span, start, token, trader)
);

create table token_span (
  span text not null,
  start bigint not null,
  token text not null,
  -- Sun paid for shares of the presale less what was given back while it ran.
  raised numeric(78, 0) not null,
  -- Base units.
  burned numeric(78, 0) not null,
  primary key (span, start, token)
);
