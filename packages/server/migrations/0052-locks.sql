-- Locks, made from the events of Locker alone. Written by the indexer only. Times are chain time in unix milliseconds.

create table lock_record (
  -- Number of the lock, counted over all lockers.
  idx bigint primary key,
  locker text not null,
  coin text not null,
  amount numeric(78, 0) not null,
  -- The key that the contract finds a lock by; may run ahead of the time it was made.
  create_time bigint not null unique,
  lock_time bigint not null,
  -- Null when the locker made it.
  made_by text,
  made_at bigint not null,
  txid text not null,
  extended integer not null,
  taken_at bigint,
  take_txid text,
  -- Newest block that changed the row.
  block integer not null
);

create index lock_record_of_coin on lock_record (coin, idx desc);
create index lock_record_of_locker on lock_record (locker, idx desc);
create index lock_record_of_maker on lock_record (made_by, idx desc) where made_by is not null;
create index lock_record_to_open on lock_record (coin, lock_time, idx) where taken_at is null;
create index lock_record_of_locker_to_open on lock_record (locker, lock_time, idx) where taken_at is null;
