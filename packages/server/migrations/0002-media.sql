-- An image that somebody uploaded. The same bytes from two addresses are one file and two rows.
create table media (
  sha256 text not null,
  owner text not null,
  purpose text not null,
  bytes integer not null,
  width integer not null,
  height integer not null,
  created_at timestamptz not null,
  primary key (sha256, owner)
);

-- Every accepted upload, for the quota of a day: deleting or repeating an image does not give one back.
create table media_upload (
  id bigint generated always as identity primary key,
  owner text not null,
  at timestamptz not null
);
create index media_upload_owner on media_upload (owner, at);
