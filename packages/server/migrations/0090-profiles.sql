-- What people say of themselves. Written by the API only. Times are unix milliseconds.
create table profile (
  address text primary key,
  -- Empty for none.
  nick_name text not null,
  -- For search: compatible forms and case folded.
  name_key text not null,
  -- For look-alikes: what resembles each other has the same; empty where there is nothing to compare.
  name_shape text not null,
  -- Since when the address has a name of this shape.
  named_at bigint not null,
  introduction text not null,
  avatar text,
  updated_at bigint not null
);
create index profile_shape on profile (name_shape, named_at) where name_shape <> '';
create index profile_name_parts on profile using gin (name_key gin_trgm_ops);

-- The orders of the list of users, and an address by how it begins.
create index member_by_team_size on member (team_size desc, number);
create index member_by_direct_count on member (direct_count desc, number);
create index member_by_beginning on member (address text_pattern_ops);
create index burn_node_by_power on burn_node (power desc);
