-- When all workers of the keeper that leads last had a good round: who watches reads it in any process.
create table keeper_pulse (
  is_only boolean primary key default true check (is_only),
  good_at timestamptz not null
);
