-- Whose tokens and moves they are.
create index launch_holder_of_owner on launch_holder (owner, token);
create index solvency_move_of_owner on solvency_move (owner, source, event);

-- What an address had on a day (UTC days of chain time since 1970), since it was first seen here. Written by the API
-- and the keeper; a day on which the node did not answer has no row.
create table portfolio_day (
  address text not null,
  day integer not null,
  -- Chain time and block.
  at bigint not null,
  block integer not null,
  -- U with 6 decimals, and sun.
  total_u numeric(78, 0) not null,
  total_trx numeric(78, 0) not null,
  -- [asset, amount, value in U] and [coin, ever earned]; amounts as text.
  assets jsonb not null,
  earned jsonb not null,
  primary key (address, day)
);

-- Addresses whose public portfolio carries their nick name.
create table portfolio_name (
  address text primary key
);
