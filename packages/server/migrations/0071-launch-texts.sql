-- What never changes of a launched token and stands in no event: asked of the node once for each. Not part of the
-- index: a token whose block was replaced has the same address only with the same contents.
create extension if not exists pg_trgm;

create table launch_constant (
  token text primary key,
  idx bigint not null,
  -- As people may see it: nothing in it that turns the writing around.
  name text not null,
  symbol text not null,
  -- For search: compatible forms and case folded.
  name_key text not null,
  symbol_key text not null,
  -- For look-alikes: what resembles each other has the same.
  name_shape text not null,
  symbol_shape text not null,
  -- First supply, and what of it goes to the pair and to the creator; the rest is for the inside sale.
  first_supply numeric(78, 0) not null,
  liquidity_supply numeric(78, 0) not null,
  creator_supply numeric(78, 0) not null,
  trade_shares bigint not null,
  tokens_per_share numeric(78, 0) not null,
  presale_fee integer not null,
  trade_fee integer not null,
  -- Null without a burn.
  burn_interval bigint,
  burn_rate integer,
  burn_floor numeric(78, 0)
);
create index launch_constant_symbol on launch_constant (symbol_key text_pattern_ops, idx);
create index launch_constant_name on launch_constant (name_key text_pattern_ops, idx);
create index launch_constant_parts on launch_constant using gin ((name_key || ' ' || symbol_key) gin_trgm_ops);
create index launch_constant_symbol_shape on launch_constant (symbol_shape, idx);
create index launch_constant_name_shape on launch_constant (name_shape, idx);

-- The public log of what creators tell of their tokens. Rows are added and never changed: each hash covers the
-- whole text and the hash before it. Number 0 is what came with the creation.
create table token_text (
  token text not null,
  number integer not null,
  at timestamptz not null,
  author text not null,
  texts jsonb not null,
  changed text[] not null,
  hash text not null,
  previous text,
  primary key (token, number)
);
create function token_text_stays() returns trigger language plpgsql as $$
begin
  raise exception 'the log of texts is only added to';
end $$;
create trigger token_text_stays before update or delete on token_text
  for each row execute function token_text_stays();

-- Texts of a creation that is under way. The order of the creation names its draft.
create table launch_draft (
  id text primary key,
  address text not null,
  texts jsonb not null,
  hash text not null,
  saved_at timestamptz not null
);
