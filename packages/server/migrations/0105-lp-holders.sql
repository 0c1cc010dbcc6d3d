-- LP by owner, from the Transfer events of the pairs. Written by the indexer only.
create table lp_holder (
  pair text not null,
  owner text not null,
  amount numeric(78, 0) not null,
  -- Newest block that changed it.
  block integer not null,
  primary key (pair, owner)
);
create index lp_holder_of_owner on lp_holder (owner, pair);
create index lp_holder_by_amount on lp_holder (pair, amount desc, owner);
select chain_keep_undo('lp_holder');

-- What an index from before this has seen already: final blocks at once, those that may be replaced one after another,
-- so that each has its own undo rows.
create function pg_temp.add_lp(first integer, last integer) returns void language sql as $$
  insert into lp_holder (pair, owner, amount, block)
  select contract, owner, sum(amount), max(block) from (
    select contract, block, args ->> 'to' as owner, (args ->> 'value')::numeric as amount from chain_log
      where block between first and last and event = 'Transfer'
        and source in ('launchPair', 'vlmWtrx', 'vlmUsdt', 'wtrxUsdt')
    union all select contract, block, args ->> 'from', -(args ->> 'value')::numeric from chain_log
      where block between first and last and event = 'Transfer'
        and source in ('launchPair', 'vlmWtrx', 'vlmUsdt', 'wtrxUsdt')
  ) moved where owner <> 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb' group by contract, owner having sum(amount) <> 0
  on conflict (pair, owner) do update
    set amount = lp_holder.amount + excluded.amount, block = excluded.block;
  delete from lp_holder where amount = 0;
$$;

do $$
declare
  c record;
  n integer;
begin
  select number, solid_number into c from chain_cursor where name = 'chain';
  if not found then return; end if;
  perform pg_temp.add_lp(0, c.solid_number);
  for n in c.solid_number + 1 .. c.number loop
    perform set_config('vellum.live_block', n::text, true);
    perform pg_temp.add_lp(n, n);
  end loop;
  perform set_config('vellum.live_block', '', true);
end $$;
