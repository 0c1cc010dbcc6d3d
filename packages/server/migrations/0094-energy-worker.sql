-- What the energy worker cannot learn from the chain alone.

-- It looks at rentals from this number on: those before it are closed for good, and what was lent for them is back.
create table energy_worker (
  desk text primary key,
  first_open bigint not null
);

-- Whom it may have lent something, written before a loan is signed: a rental can vanish in a reorganisation while its loan stays.
create table energy_borrower (
  desk text not null,
  receiver text not null,
  primary key (desk, receiver)
);
