-- What the API knows of an order. Written by the API alone.
create table orders (
  id text primary key,
  address text not null,
  kind text not null,
  -- sha256 over the action without values that may move within bounds: recognises the same action.
  digest text not null,
  quote jsonb not null,
  -- The call as the wallet is told, and again as the matcher reads it.
  call jsonb not null,
  data text not null,
  inputs jsonb not null,
  bounds jsonb not null,
  approvals jsonb not null,
  parent_id text,
  step integer,
  -- The chain as the index had it at the Before: only blocks that are not in it can fulfil the order.
  head integer not null,
  seen jsonb not null,
  chain_time bigint not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  cancelled_at timestamptz,
  cancelled_seen jsonb,
  -- Holds the place of the action. The state is derived; this only keeps two Befores from racing.
  open boolean not null
);
create unique index orders_open on orders (address, digest) where open;
create index orders_of_address on orders (address, id desc);
create index orders_by_digest on orders (address, digest);

-- What an After said. It binds nothing and is not unique: anyone can name anyone's transaction.
create table order_hint (
  order_id text not null references orders,
  txid text not null,
  at timestamptz not null,
  -- Chain time after which the transaction cannot turn up any more.
  deadline bigint not null,
  -- The order was open when the hint came, so that it counts as signed.
  counts boolean not null,
  -- Known by then to belong to another address or another order.
  is_foreign boolean not null,
  seen jsonb not null,
  primary key (order_id, txid)
);
create index order_hint_txid on order_hint (txid);
create index order_hint_deadline on order_hint (deadline);

-- What the chain shows of an order. Written by the matcher alone, inside the block's transaction, and
-- undone with the block. No reference to orders: a row of the API never stops a block.
create table order_chain (
  order_id text primary key,
  txid text not null,
  block integer not null,
  transaction_index integer not null,
  outcome text not null check (outcome in ('succeeded', 'failed', 'mismatched')),
  code text,
  params jsonb,
  result jsonb,
  via text
);
create unique index order_chain_txid on order_chain (txid) where outcome <> 'mismatched';
create index order_chain_block on order_chain (block);

-- The history of an order, append only.
create table order_event (
  id bigserial primary key,
  order_id text not null,
  from_state text,
  to_state text not null,
  cause text not null,
  code text,
  txid text,
  block integer,
  at timestamptz not null default now()
);
create index order_event_order on order_event (order_id, id);
create index order_event_block on order_event (block) where block is not null;
-- Told once, also when the index is built again.
create unique index order_event_once on order_event (order_id, to_state)
  where to_state in ('settled', 'failed', 'dropped');

-- Up to where the solid chain was told to orders.
create table order_progress (
  single boolean primary key default true check (single),
  solid integer not null,
  solid_time bigint not null
);
