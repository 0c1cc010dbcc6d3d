-- The newest presales that are neither launched nor called off: those that end last can be old.
create index launch_token_newest_open on launch_token (idx desc) where launched_at is null and failed_at is null;
