-- Rentals of the energy desk, made from its events alone. Written by the indexer only. Times are chain time in unix
-- milliseconds.

create table energy_rental (
  id bigint primary key,
  buyer text not null,
  receiver text not null,
  energy numeric(78, 0) not null,
  hours integer not null,
  -- Sun that was paid, and sun of stake that must be lent for it.
  price numeric(78, 0) not null,
  stake numeric(78, 0) not null,
  rented_at bigint not null,
  delivered_at bigint,
  ends_at bigint,
  settled_at bigint,
  refunded_at bigint,
  txid text not null,
  -- Newest block that changed the row.
  block integer not null
);

create index energy_rental_of_buyer on energy_rental (buyer, id desc);
create index energy_rental_of_receiver on energy_rental (receiver, id desc);
create index energy_rental_open on energy_rental (id desc) where settled_at is null and refunded_at is null;
create index energy_rental_decided on energy_rental (id desc) where delivered_at is not null or refunded_at is not null;
