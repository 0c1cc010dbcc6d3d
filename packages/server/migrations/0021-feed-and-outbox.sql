-- What the stream tells, append only: a block that is lost appends `retracted`.
create table event_feed (
  id bigserial primary key,
  topic text not null,
  -- Whom it concerns; null for everybody.
  address text,
  payload jsonb not null,
  block integer,
  final boolean not null,
  retracted boolean not null,
  at timestamptz not null default now()
);
create index event_feed_address on event_feed (address, id);

-- Rows become visible in the order of their ids, so that a reader who goes on after an id misses none.
create function event_feed_in_order() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7201021);
  return null;
end $$;
create trigger event_feed_in_order before insert on event_feed
  for each statement execute function event_feed_in_order();

create function event_feed_tell() returns trigger language plpgsql as $$
begin
  perform pg_notify('event_feed', '');
  return null;
end $$;
create trigger event_feed_tell after insert on event_feed
  for each statement execute function event_feed_tell();

-- Work that follows from a change, put down in the transaction of the change.
create table outbox (
  id bigserial primary key,
  topic text not null,
  payload jsonb not null,
  run_at timestamptz not null default now(),
  attempts integer not null default 0,
  -- Leased until then by a worker; another may take it afterwards.
  locked_until timestamptz,
  done_at timestamptz,
  dead_at timestamptz,
  error text
);
create index outbox_waiting on outbox (topic, run_at) where done_at is null and dead_at is null;
