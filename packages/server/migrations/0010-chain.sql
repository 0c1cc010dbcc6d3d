-- What the indexer holds of the chain. Everything here is written by the indexer alone.

-- One row, 'chain'. Whoever applies or undoes a block updates it first, so that nobody else can meanwhile.
create table chain_cursor (
  name text primary key,
  number integer not null,
  block_id text not null,
  -- Chain time of that block, unix milliseconds.
  block_time bigint not null,
  solid_number integer not null,
  -- Heights that the nodes last told.
  node_head integer not null,
  node_solid integer not null,
  -- Why the indexer stopped for good; null while it works.
  halted text,
  seen_at timestamptz not null default now()
);

create table chain_block (
  number integer primary key,
  id text not null unique,
  parent text not null,
  -- Chain time, unix milliseconds.
  ts bigint not null,
  tx_count integer not null,
  solid boolean not null
);

-- Transactions that call a registered contract, or in which one logged something.
create table chain_tx (
  txid text primary key,
  block integer not null,
  idx integer not null,
  owner text not null,
  contract text not null,
  selector text,
  call_value numeric(78, 0) not null,
  ok boolean not null,
  result text not null,
  fee bigint not null,
  expiration bigint not null
);
create index chain_tx_block on chain_tx (block);

-- Logs of registered contracts. Topics (32 bytes each, joined) and data are kept, so that projections can be
-- made again with other eyes; event and args are null for a log that the contract's ABI does not know.
create table chain_log (
  block integer not null,
  tx_idx integer not null,
  log_idx integer not null,
  txid text not null,
  contract text not null,
  source text not null,
  event text,
  args jsonb,
  topics bytea not null,
  data bytea not null,
  primary key (block, tx_idx, log_idx)
);

-- Contracts whose logs are kept: of the deployment by name, and those that factories made.
create table contract_registry (
  address text primary key,
  source text not null,
  from_block integer not null,
  -- The factory that made it; null for a contract of the deployment.
  parent text
);

-- How rows looked before a block that may still be replaced. before is null for a row that was not there.
create table chain_undo (
  block integer not null,
  seq bigint generated always as identity,
  table_name text not null,
  pk jsonb not null,
  before jsonb,
  primary key (block, seq)
);

-- Trigger of every table that blocks change; its arguments are the columns of the primary key. Fires only
-- while vellum.live_block names a block that may be replaced.
create function chain_record_undo() returns trigger language plpgsql as $$
declare
  live constant integer := current_setting('vellum.live_block')::integer;
  was jsonb;
  is_now jsonb;
  key_before jsonb;
  key_now jsonb;
begin
  if tg_op <> 'INSERT' then
    was := to_jsonb(old);
    select jsonb_object_agg(k, was -> k) into key_before from unnest(tg_argv) k;
    insert into public.chain_undo (block, table_name, pk, before) values (live, tg_table_name, key_before, was);
  end if;
  if tg_op <> 'DELETE' then
    is_now := to_jsonb(new);
    select jsonb_object_agg(k, is_now -> k) into key_now from unnest(tg_argv) k;
    if key_before is distinct from key_now then
      insert into public.chain_undo (block, table_name, pk, before) values (live, tg_table_name, key_now, null);
    end if;
  end if;
  return null;
end $$;

-- Primary key columns of a table, in order.
create function chain_key_columns(target regclass) returns text[] language sql stable as $$
  select array_agg(a.attname::text order by array_position(i.indkey::smallint[], a.attnum))
  from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
  where i.indrelid = target and i.indisprimary
$$;

-- Puts the trigger on a table, once. Calls of several processes at the same time are safe.
create function chain_keep_undo(target regclass) returns void language plpgsql as $$
declare
  keys constant text[] := chain_key_columns(target);
begin
  if exists (select from pg_trigger where tgrelid = target and tgname = 'chain_undo') then
    return;
  end if;
  if keys is null then
    raise exception 'table % has no primary key', target;
  end if;
  execute format(
    'create trigger chain_undo after insert or update or delete on %s for each row
     when (current_setting(''vellum.live_block'', true) <> '''') execute function chain_record_undo(%s)',
    target, (select string_agg(quote_literal(k), ', ') from unnest(keys) k));
end $$;

-- Makes every row that blocks above base changed what it was before them, save those of the spared tables. What
-- counts for a row is its first entry.
create function chain_undo_above(base integer, spared text[]) returns void language plpgsql as $$
declare
  target text;
  matched text;
  columns text;
begin
  for target in select distinct table_name from chain_undo where block > base and table_name <> all (spared) loop
    select string_agg(format('t.%1$I = k.%1$I', k), ' and ') into matched
    from unnest(chain_key_columns(target::regclass)) k;
    select string_agg(quote_ident(attname), ', ') into columns
    from pg_attribute
    where attrelid = target::regclass and attnum > 0 and not attisdropped and attgenerated = '';
    execute format(
      'delete from %1$I t using (select distinct pk from chain_undo where block > $1 and table_name = $2) u,
       lateral jsonb_populate_record(null::%1$I, u.pk) k where %2$s', target, matched)
      using base, target;
    execute format(
      'insert into %1$I (%2$s) overriding system value
       select %2$s from (
         select distinct on (pk) before from chain_undo where block > $1 and table_name = $2 order by pk, seq
       ) u, lateral jsonb_populate_record(null::%1$I, u.before) r
       where u.before is not null', target, columns)
      using base, target;
  end loop;
  delete from chain_undo where block > base and table_name <> all (spared);
end $$;
