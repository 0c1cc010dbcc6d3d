-- Proposals, votes and delegates, made from events of the governor and of VLM alone. Written by the indexer only. Times
-- are chain time in unix milliseconds; those that the contract compares are whole seconds.

create table dao_proposal (
  id numeric(78, 0) primary key,
  -- From 1, in the order in which they were made.
  number integer not null,
  proposer text not null,
  -- [{target, value, data}]: address, sun as text, hex.
  calls jsonb not null,
  description text not null,
  -- Null when the text cannot be told from the log, so that nobody here can name the proposal to the contract.
  description_hash text,
  vote_start bigint not null,
  vote_end bigint not null,
  in_favour numeric(78, 0) not null,
  against numeric(78, 0) not null,
  abstain numeric(78, 0) not null,
  voters integer not null,
  eta bigint,
  executed_at bigint,
  cancelled_at bigint,
  made_at bigint not null,
  txid text not null,
  -- Newest block that changed the row.
  block integer not null
);

create unique index dao_proposal_number on dao_proposal (number);

create table dao_vote (
  proposal numeric(78, 0) not null,
  voter text not null,
  support text not null,
  weight numeric(78, 0) not null,
  reason text not null,
  at bigint not null,
  txid text not null,
  block integer not null,
  primary key (proposal, voter)
);

create index dao_vote_weight on dao_vote (proposal, weight desc, voter);
create index dao_vote_of on dao_vote (voter, block desc, proposal);

-- What a quorum is computed from: all VLM there was from a moment on, and the percentage asked for.
create table dao_supply (
  at bigint primary key,
  supply numeric(78, 0) not null
);

create table dao_quorum (
  at bigint primary key,
  percent integer not null
);

create table dao_voter (
  address text primary key,
  -- What it votes with, its own and what others gave it.
  votes numeric(78, 0) not null,
  -- Whom it gave its own to; null: nobody, they do not count.
  delegate text,
  delegators integer not null,
  -- On how many proposals it voted.
  voted integer not null,
  block integer not null
);

create index dao_voter_votes on dao_voter (votes desc, address) where votes > 0;
