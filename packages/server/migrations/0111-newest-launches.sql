-- The newest launches of each kind, for lists that put failed ones last, without a look at all of them.
create index launch_token_newest_launched on launch_token (idx desc) where launched_at is not null;
create index launch_token_newest_called_off on launch_token (idx desc)
  where launched_at is null and failed_at is not null;
create index launch_token_newest_reached on launch_token (idx desc)
  where launched_at is null and failed_at is null
    and (sold_out_at is not null or sold * 10000 >= shares * soft_cap_rate);
create index launch_token_last_ending on launch_token (end_time desc, idx desc) where launched_at is null and failed_at is null;
create index launch_token_last_missed on launch_token (end_time desc, idx desc)
  where launched_at is null and failed_at is null and sold_out_at is null and sold * 10000 < shares * soft_cap_rate;
