-- What opens next, of all coins.
create index lock_record_to_open_of_all on lock_record (lock_time, idx) where taken_at is null;
