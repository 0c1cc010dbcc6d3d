-- What inviters got of the fees of others, from FeeVault's events. Made by the projection of the tree.

-- Of the fees of direct members, and of those whom these invited; sun.
alter table member add column earned_direct numeric(78, 0) not null default 0;
alter table member add column earned_second numeric(78, 0) not null default 0;
create index member_inviter on member (address) where direct_count > 0 and parent is not null;

-- By payer: each has at most two who get a part.
create table referral_earning (
  earner text not null,
  payer text not null,
  -- The direct member through whom it came: the payer, or who invited the payer.
  via text not null,
  -- Fees of which a part was given, and that part.
  fees numeric(78, 0) not null,
  earned numeric(78, 0) not null,
  primary key (earner, payer)
);
create index referral_earning_via on referral_earning (earner, via);

-- Days of UTC since 1970, by chain time.
create table referral_day (
  day integer not null,
  earner text not null,
  earned numeric(78, 0) not null,
  primary key (day, earner)
);

create table fee_day (
  day integer primary key,
  fees numeric(78, 0) not null,
  earned numeric(78, 0) not null
);
