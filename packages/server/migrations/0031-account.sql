-- What an address told us after signing in. Written by the API only; nothing here makes an address active.
create table account (
  address text primary key,
  language text not null,
  -- The inviter of the link they came by: a hint until they activate.
  inviter_hint text,
  created_at bigint not null
);

create index account_by_inviter_hint on account (inviter_hint) where inviter_hint is not null;
