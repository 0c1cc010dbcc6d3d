-- Who asked to have their payout income sent. Its state follows from the ledger; nothing here is money.
create table withdrawal (
  id bigint generated always as identity primary key,
  address text not null,
  request_key text not null,
  -- Sun.
  asked numeric(78, 0) not null,
  -- Fulfilled once the payout contract has paid the address this much in all.
  goal numeric(78, 0) not null,
  -- The newest block when it was asked, with its chain time in milliseconds.
  head integer not null,
  chain_time bigint not null,
  created_at timestamptz not null,
  unique (address, request_key)
);
create index withdrawal_of_address on withdrawal (address, id desc);
create index withdrawal_recent on withdrawal (id desc);

-- Workers with a key and a budget of their own share the table.
alter table keeper_transaction add column keeper text not null default 'keeper';
