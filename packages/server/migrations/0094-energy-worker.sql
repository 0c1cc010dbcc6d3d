-- The energy worker looks at rentals from this number on: those before it are closed for good, and what was lent for them is back.
create table energy_worker (
  desk text primary key,
  first_open bigint not null
);
