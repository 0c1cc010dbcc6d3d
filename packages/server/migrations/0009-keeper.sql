-- What the keeper signed. Written before it is sent: whoever comes after a crash sends the same bytes again,
-- and the chain executes them once.
create table keeper_transaction (
  txid text primary key,
  job text not null,
  signed bytea not null,
  -- Chain time in milliseconds after which no block can hold it.
  expiration bigint not null,
  -- The most it may cost, in sun; what it did cost once that is known.
  fee numeric(78, 0) not null,
  -- Null until a final block holds it, or none can: done, failed or expired.
  outcome text,
  created_at timestamptz not null
);
-- One at a time for each job, however many keepers run.
create unique index keeper_transaction_open on keeper_transaction (job) where outcome is null;
create index keeper_transaction_recent on keeper_transaction (created_at);
