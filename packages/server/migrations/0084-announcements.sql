-- Announcements, as administrators gave them. Times are unix milliseconds. The text before a change is kept: readers can ask what changed.

create table announcement (
  id bigint generated always as identity primary key,
  title_en text not null,
  title_zh text not null,
  body_en text not null,
  body_zh text not null,
  topic text not null,
  pinned boolean not null,
  txid text,
  -- Over titles and texts.
  hash text not null,
  by text not null,
  changes integer not null default 0,
  published_at bigint not null,
  changed_at bigint,
  -- Taken away; the row stays, as the record of what was said.
  removed_at bigint
);

create index announcement_shown on announcement (pinned desc, published_at desc, id desc) where removed_at is null;

create table announcement_past (
  announcement bigint not null references announcement (id),
  change integer not null,
  title_en text not null,
  title_zh text not null,
  body_en text not null,
  body_zh text not null,
  hash text not null,
  by text not null,
  until bigint not null,
  primary key (announcement, change)
);
