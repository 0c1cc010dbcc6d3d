-- The invitation tree, made from events of Team and FeeVault alone. Written by the indexer only.

-- Every active address, and the root once somebody stands below it.
create table member (
  address text primary key,
  -- Null for the root only.
  parent text,
  -- Of the root 0.
  depth integer not null,
  -- Null for the root, which was there from the start.
  activated_block bigint,
  activated_at bigint,
  -- Place among all activations, from 1 on; the root has 0. Order of lists and of activation codes.
  number bigint not null unique,
  code text unique,
  direct_count bigint not null default 0,
  team_size bigint not null default 0,
  -- Sums of fee_payer over the direct members and over the team.
  direct_fees numeric(78, 0) not null default 0,
  team_fees numeric(78, 0) not null default 0
);

create index member_by_parent on member (parent, number desc);
create index member_by_parent_and_time on member (parent, activated_at);

-- Who stands above whom, down to the depth to which teams are counted.
create table member_closure (
  ancestor text not null,
  descendant text not null,
  -- Levels between them; 1 for a direct member.
  depth integer not null,
  -- Of the descendant, so that a page is one walk along the index below.
  number bigint not null,
  primary key (descendant, ancestor)
);

create unique index member_closure_by_team on member_closure (ancestor, depth, number desc);

-- Fees an address has paid, active or not, in sun.
create table fee_payer (
  address text primary key,
  paid numeric(78, 0) not null
);
